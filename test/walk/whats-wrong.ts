import type { Scoreboard } from '../../src/session/scoreboard.ts';
import type { OpenTable } from '../support/open-table.ts';

/** Every promise that the table breaks at this moment. */
export function whatIsWrong(board: Scoreboard, table: OpenTable): readonly string[] {
  return [...wrongScores(board), ...wrongBalls(board), ...wrongMoney(table), ...wrongOutputs(board, table)];
}

function wrongScores({ players }: Scoreboard): readonly string[] {
  const isWrong = (points: number) => !Number.isInteger(points) || points < 0;
  return players
    .filter(({ score, turn }) => isWrong(score) || isWrong(turn))
    .map(({ score, turn }) => `a player has ${score}+${turn}`);
}

function wrongBalls({ balls, ballsInPlay }: Scoreboard): readonly string[] {
  const { bed, baulk, transit, trapped } = balls;
  const inPlay = bed + baulk + transit;
  const isSound =
    Math.min(bed, baulk, transit, trapped) >= 0 && inPlay === ballsInPlay && inPlay + trapped === 8;
  return isSound ? [] : [`of 8 balls ${JSON.stringify(balls)}, ${ballsInPlay} in play`];
}

function wrongMoney({ journal }: OpenTable): readonly string[] {
  const { credit, meters } = journal.books();
  const { soldCents, returnedCents, extendedCents, expiredCents, refundedCents } = meters;
  const gone = soldCents - returnedCents + extendedCents + expiredCents + refundedCents;
  const figures = [...Object.values(credit), gone];
  if (figures.some((figure) => !Number.isInteger(figure) || figure < 0))
    return [`a credit of ${JSON.stringify(credit)}`];
  const owed = credit.worth + credit.amount;
  return meters.takenCents === gone + owed ? [] : [`${meters.takenCents} taken, ${gone} gone, ${owed} owed`];
}

function wrongOutputs(
  { phase, clock, outputs, can, tariff }: Scoreboard,
  { cabinet }: OpenTable,
): readonly string[] {
  const wrong: string[] = [];
  const raised = outputs.bar === 'raised';
  if (JSON.stringify(outputs) !== JSON.stringify(cabinet.outputs))
    wrong.push('the cabinet holds something else');
  const mayBeRaised = phase === 'play' && clock.msLeft > 0;
  // It falls for a moment when the balls are released once more.
  const mayBeDropped = !mayBeRaised || can.includes('revend');
  if (raised ? !mayBeRaised : !mayBeDropped)
    wrong.push(`the bar is ${outputs.bar} in ${phase} with ${clock.msLeft} ms left`);
  if ((outputs.startLamp === 'lit') !== can.includes('start')) wrong.push(`the lamp is ${outputs.startLamp}`);
  if (tariff.freePlay && outputs.coins === 'accepted') wrong.push('free play takes coins');
  return wrong;
}
