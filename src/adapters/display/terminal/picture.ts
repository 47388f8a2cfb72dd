import { REMEDIES } from '../../../ports/table-error.ts';
import type { Prompt, Verdict } from '../../../rules/game.ts';
import type { Scoreboard } from '../../../session/scoreboard.ts';
import { msLeftAt } from '../../../session/time-left.ts';
import { wrapped } from './flow.ts';
import { inCurrency } from './money.ts';
import { groupText, poolTexts } from './pool-lines.ts';
import { serviceTexts } from './service-lines.ts';
import type { Words } from './words/words.ts';

export interface Line {
  readonly text: string;
  readonly style: 'plain' | 'bold' | 'dim' | 'alert';
  /** It changes by itself every second. */
  readonly clock?: true;
}

interface Seen {
  readonly now: number;
  readonly columns: number;
}

/** What of the scoreboard fits a terminal, from the top. */
export function pictureOf(board: Scoreboard, words: Words, { now, columns }: Seen): readonly Line[] {
  const parts = [
    [phaseLine(board, words), ...clockLine(board, words, now)],
    playerLines(board, words),
    board.pool ? poolLines(board, words) : ballsLine(board, words),
    told(board, words),
    screenLines(board, words),
    [creditLine(board, words), ...breakLine(board, words)],
    serviceLines(board, words),
    faultLines(board, words, columns),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => [...lines, plain('')])
    .map((line) => ({ ...line, text: line.text.slice(0, columns) }));
}

function plain(text: string): Line {
  return { text, style: 'plain' };
}

function phaseLine({ phase, pool }: Scoreboard, words: Words): Line {
  const alert = phase === 'afterBar' || phase === 'lastBall' || phase === 'outOfOrder';
  const says = pool && phase === 'afterBar' ? words.pool.afterBar : words.phases[phase];
  return { text: ` ${says} `, style: alert ? 'alert' : 'bold' };
}

function clockLine(board: Scoreboard, words: Words, now: number): Line[] {
  const left = Math.ceil(msLeftAt(board, now) / 1_000);
  if (left === 0) return [];
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const style = board.clock.warning === null ? 'plain' : 'alert';
  const says = board.pool ? words.pool.timeLeft(time) : words.untilTheBar(time);
  return [{ text: ` ${says} `, style, clock: true }];
}

function playerLines(board: Scoreboard, words: Words): Line[] {
  const { players, active, phase } = board;
  return players.map(({ score, turn, out }, index) => {
    const plays = index === active && phase !== 'over';
    const gains = turn > 0 ? `  + ${turn}` : '';
    const name = words.player(index + 1).padEnd(12);
    return {
      text: `${plays ? '>' : ' '} ${name}${String(score).padStart(6)}${gains}${groupText(board, index, words)}${out ? `  ${words.out}` : ''}`,
      style: plays ? 'bold' : 'plain',
    };
  });
}

function ballsLine({ players, ballsInPlay, redInPlay, balls }: Scoreboard, words: Words): Line[] {
  if (players.length === 0) return [];
  const where = (['bed', 'baulk', 'transit', 'trapped'] as const).map(
    (place) => `${words.balls[place]} ${balls[place]}`,
  );
  const red = redInPlay ? '' : `, ${words.redGone}`;
  return [plain(`${words.inPlay(ballsInPlay)}${red} (${where.join(', ')})`)];
}

function poolLines(board: Scoreboard, words: Words): Line[] {
  return [words.inPlay(board.ballsInPlay), ...poolTexts(board, words)].map(plain);
}

function told({ verdict, result, prompt, pool }: Scoreboard, words: Words): Line[] {
  const lines: Line[] = [];
  const says: Said = pool ? words.pool : words;
  if (verdict) lines.push(plain(verdictText(verdict, words, says)));
  if (result) {
    const won = result.winner === null ? words.draw : words.wins(words.player(result.winner + 1));
    lines.push({ text: `${won} (${words.reasons[result.reason]})`, style: 'bold' });
  }
  if (prompt) lines.push({ text: promptText(prompt, words, says), style: 'bold' });
  return lines;
}

/** What a technician tries just now concerns whoever stands there. */
function screenLines({ screen }: Scoreboard, words: Words): Line[] {
  return screen ? [{ text: ` ${words.screen[screen.what]} `, style: 'alert' }] : [];
}

/** Ids of the game that is played, in words. */
type Said = Readonly<Record<'verdicts' | 'causes' | 'prompts', Readonly<Record<string, string>>>>;

function verdictText({ id, player, points, cause }: Verdict, words: Words, says: Said): string {
  const sign = points > 0 ? '+' : '';
  const worth = points === 0 ? '' : ` ${sign}${points}`;
  const why = cause === undefined ? '' : ` (${phrase(says.causes, cause)})`;
  return `${words.player(player + 1)}: ${phrase(says.verdicts, id)}${worth}${why}`;
}

function promptText({ id, player, holes, pegs, ask }: Prompt, words: Words, says: Said): string {
  const who = player === undefined ? '' : `${words.player(player + 1)}: `;
  const what = [...(holes ?? []), ...(pegs ?? [])].join(', ');
  const answer = ask === 'yesNo' ? ` ${words.yesNo}` : '';
  return `${who}${phrase(says.prompts, id)}${what && ` (${what})`}${answer}`;
}

/** The dot after the credit is for a technician: a fault is open, or came since the key was last turned. */
function creditLine({ credit, tariff }: Scoreboard, words: Words): Line {
  const money = (cents: number) => inCurrency(words.locale, tariff.currency, cents);
  const paid = [
    words.price(money(tariff.price)),
    words.towards(money(credit.amount)),
    ...(credit.service > 0 ? [words.serviceCredits(credit.service)] : []),
    words.credits(credit.games),
  ];
  return plain(`${tariff.freePlay ? words.freePlay : paid.join('; ')}${credit.dot ? '.' : ''}`);
}

function breakLine({ highBreaks, phase }: Scoreboard, words: Words): Line[] {
  if (phase !== 'attract') return [];
  const known = (['day', 'month', 'ever'] as const).flatMap((when) => {
    const best = highBreaks[when];
    return best ? [`${words.highBreaks[when]} ${best.points}`] : [];
  });
  return known.length === 0 ? [] : [plain(`${words.highBreaks.title}: ${known.join(', ')}`)];
}

function serviceLines({ service, tariff }: Scoreboard, words: Words): Line[] {
  return service ? serviceTexts(service, words, tariff.currency).map(plain) : [];
}

/** The remedy is the technician's: in the words of README and log, and in as many lines as it needs. */
function faultLines({ faults }: Scoreboard, words: Words, columns: number): Line[] {
  return faults.flatMap(({ code, what }): Line[] => [
    { text: ` ${words.fault}: ${code} ${what} `, style: 'alert' },
    ...wrapped(`   ${phrase(REMEDIES, code)}`, columns).map(plain),
  ]);
}

/** What has no words yet is shown by its name: better than nothing to whoever mends it. */
function phrase(phrases: Readonly<Record<string, string>>, id: string): string {
  return phrases[id] ?? id;
}
