import type { ServiceSeen } from '../../../ports/control.ts';
import { REMEDIES } from '../../../ports/table-error.ts';
import { idOf } from '../../../session/service/line-kind.ts';
import type { CoinSeen, LineState, ServiceState } from '../../../session/service/state.ts';
import { moneyIn } from '../../audit/amounts.ts';
import { plain } from '../../audit/columns.ts';
import { ageOf, KINDS, OFFERS, OUTCOMES, timeOf } from './english.ts';

/** Whose service it is, and what the table does meanwhile. */
export function headOf({ state, phase, msLeft, credits }: ServiceSeen): string {
  const { open, gameOn, at } = state;
  const game = gameOn ? `GAME ON ${timeOf(msLeft)}` : phase;
  return `SERVICE  ${game}, credits ${credits}, ${openedBy(open, at)}`;
}

function openedBy(open: ServiceState['open'], at: number): string {
  if (open === null) return 'not open: nothing can be tried';
  return open.until === null
    ? 'open by the key'
    : `shuts in ${timeOf(open.until - at)} unless a key is pressed`;
}

export function triedLines({ tried, at }: ServiceState): readonly string[] {
  if (tried === null) return [];
  return [`${OFFERS[tried.test].name}, ${ageOf(at - tried.at)} ago: ${OUTCOMES[tried.outcome]}`];
}

/** What was counted, hole by hole, and what of it is to be wondered at. */
export function tallyLines({ tally }: ServiceState): readonly string[] {
  if (tally === null) return [];
  const { down, unseen, notHome, isWhole } = tally;
  const holes = Object.entries(tally.holes).map(([hole, count]) => `${hole}: ${count}`);
  return [
    `balls: ${down} of ${tally.balls} went down${isWhole ? ', all of them' : ''}; reds ${tally.reds}`,
    `  ${holes.join('  ')}`,
    ...(tally.lane === null
      ? []
      : [`  lane ${tally.lane}${notHome ? `: ${notHome} did not come past it` : ''}`]),
    ...(tally.trough === null ? [] : [`  lifted out of the trough ${tally.trough}`]),
    ...(unseen.length === 0 ? [] : [`  none yet: ${unseen.join(', ')}`]),
  ];
}

/** What came past the ball reader. */
export function readerLines({ reads, at }: ServiceState): readonly string[] {
  if (reads === null) return [];
  if (reads.length === 0) return ['ball reader: nothing came past it yet'];
  return reads.map(({ tag, ball, at: readAt }) => {
    const whose = ball === null ? 'of no ball in the settings' : `ball ${ball}`;
    return `ball reader: tag ${tag}, ${whose}, ${ageOf(at - readAt)} ago`;
  });
}

export function coinLines({ state: { coins, at, tests }, currency }: ServiceSeen): readonly string[] {
  const isTested = tests.some(({ test, trial }) => test === 'coins' && trial !== null);
  if (!isTested) return [];
  if (coins.length === 0) return ['coins: put one in; it gives no credit'];
  return coins.map((coin) => `coins: ${coinText(coin, currency)}, ${ageOf(at - coin.at)} ago`);
}

export function coinText({ source, cents, refused }: CoinSeen, currency: string): string {
  if (cents !== null) return `${source} ${moneyIn(currency)(cents)}`;
  return `${source} refused: ${refused?.why ?? ''} ${plain(refused?.what ?? '')}`.trimEnd();
}

/** Sensors to be looked at, in words. */
export function markedLines({ lines, at, watchedSince }: ServiceState): readonly string[] {
  return lines.flatMap((line) => {
    const { what, on } = KINDS[line.kind];
    const name = `! ${line.line}: ${what} ${idOf(line.line)}`.trimEnd();
    if (line.mark === 'on') return [`${name}, ${on} for ${ageOf(at - (line.lastAt ?? watchedSince))}`];
    if (line.mark === 'quiet') return [`${name}, no ball in ${quiet(line)}`];
    return [];
  });
}

const quiet = ({ quietGames, ballsElsewhere }: LineState): string =>
  `${quietGames} games, while ${ballsElsewhere} went down elsewhere`;

/** Every fault with what to do, once for all that it is about: a plug that is out is a fault of each of its lines. */
export function faultLines({ faults }: ServiceSeen): readonly string[] {
  const remedies: Readonly<Record<string, string>> = REMEDIES;
  return [...new Set(faults.map(({ code }) => code))].flatMap((code) => {
    const whats = faults.filter((fault) => fault.code === code).map(({ what }) => plain(what));
    return [`FAULT ${code} ${whats.join(', ')}`, `  ${remedies[code] ?? ''}`];
  });
}
