import type { BarBilliardsConfig, Pool8Config } from '../../session/table-config.ts';
import { TABLES } from './makes.ts';

type Line = readonly [string, string];

/** What a table for bar billiards is, in a few lines. */
export function barBilliardsLines(config: BarBilliardsConfig): readonly Line[] {
  return [
    ['game', `bar billiards, profile ${config.profile}, ${playersOf(config)}`],
    ['table', tableOf(config)],
    ['skittles', config.table.pegs.map(pegWords).join(', ')],
    ['rules', rulesOf(config)],
  ];
}

export function poolLines({ play, rules }: Pool8Config): readonly Line[] {
  const told = [
    rules.blackOnBreak === 'loss'
      ? 'the black on the break loses'
      : 'the black on the break: the balls come again',
    rules.callRequired ? 'the black has to be called' : 'the black need not be called',
    !rules.ownPlusOpponentIsFoul && "an opponent's ball beside an own one is no foul",
    rules.foulPotSetsGroups && 'a ball potted by a foul sets the groups',
  ];
  return [
    ['game', `pool 8, ${play.players} players`],
    ['rules', told.filter((each) => each !== false).join('; ')],
  ];
}

function playersOf({ play: { players } }: BarBilliardsConfig): string {
  return players === 1 ? '1 player (practice)' : `${players} players`;
}

function tableOf({ table }: BarBilliardsConfig): string {
  const { name, inches } = TABLES[table.make ?? 'sams'];
  const row = table.holes.slice(-5).map((hole) => hole.worth);
  const odd = table.holes.filter(({ id, worth }) => Number.parseInt(id, 10) !== worth);
  const worths = odd.map(({ id, worth }) => `; the ${id} is worth ${worth}`).join('');
  const { white, red } = table.balls;
  return `${name} (${inches} in), ${white} white and ${red} red, far row ${row.join(' ')}${worths}`;
}

const pegWords = ({ id, costs }: BarBilliardsConfig['table']['pegs'][number]): string =>
  `${id} costs the ${costs === 'game' ? 'whole score' : 'turn'}`;

function rulesOf({ rules }: BarBilliardsConfig): string {
  const elsewhere = rules.lastBallFailure === 'strikerLoses' ? 'the striker loses' : 'it scores nothing';
  const most = rules.maxDoublePotsFromBreak;
  const told = [
    `the last ball ends in the ${rules.lastBallHoles.join(' or the ')}, in another hole ${elsewhere}`,
    rules.restInDIsFoul && 'a ball at rest in the D is a foul',
    most !== null && `at most ${most} double pots from the break`,
    rules.redRespot && 'the red goes back on its spot',
    rules.whiteSpot && 'the first white has a spot',
    !rules.baulkLine && 'no baulk line',
  ];
  return told.filter((each) => each !== false).join('; ');
}
