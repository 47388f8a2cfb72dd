import { REMEDIES } from '../../../ports/table-error.ts';
import type { Phase, Scoreboard } from '../../../session/scoreboard.ts';
import { msLeftAt } from '../../../session/time-left.ts';
import type { LcdSize } from './hd44780.ts';
import { figureOf } from './pool-figure.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  attract: 'ATTRACT',
  ready: 'READY',
  play: 'PLAY',
  afterBar: 'BAR DOWN',
  lastBall: 'LAST BALL',
  over: 'OVER',
  outOfOrder: 'FAULT',
};

/** As the balls are called in recordings. */
const GROUPS = { solids: 'S', stripes: 'R' } as const;

/** A remedy stands still for so long, then it moves on by one place after another. */
const STAND_MS = 2_000;
const STEP_MS = 400;

/** What the display behind the door says to whoever opens it: in the words of README and log, and in ASCII. */
export function lcdRows(board: Scoreboard, now: number, { rows, cols }: LcdSize): string {
  if (board.screen?.what === 'display') return trialRows(now - board.screen.since, { rows, cols });
  const phase = board.screen ? 'COIN TEST' : phaseOf(board);
  const status = bothEnds(`${phase} ${timeLeft(board, now)}`, credit(board), cols);
  const faults = faultRows(board.faults, now, { rows, cols });
  const hasRoom = rows > 2 || faults.length === 0;
  const shown = [status, ...(hasRoom ? [moving(scoresOf(board), now, cols)] : []), ...faults];
  return Array.from({ length: rows }, (_, row) => ascii(shown[row] ?? '').padEnd(cols)).join('\n');
}

/** Every dot for a while, and then every sign that it has to show. */
function trialRows(ms: number, { rows, cols }: LcdSize): string {
  const first = ms < ALL_DOTS_MS ? BLOCK : SIGNS;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => first[(row * cols + col) % first.length]).join(''),
  ).join('\n');
}

const ALL_DOTS_MS = 4_000;
const BLOCK = '\xff';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 .,-+>:?/';

/** A pool table has no bar: paid time is up. */
const phaseOf = ({ phase, pool }: Scoreboard): string =>
  pool && phase === 'afterBar' ? 'TIME UP' : PHASES[phase];

type Fault = Pick<Scoreboard['faults'][number], 'code' | 'what'>;

/** Several faults have their turn one after the other, each for as long as its remedy takes. */
function faultRows(faults: readonly Fault[], now: number, { rows, cols }: LcdSize): readonly string[] {
  const turns = faults.map((fault) => {
    const texts = rows === 2 ? [apart(fault).join(': ')] : apart(fault);
    return { texts, ms: Math.max(...texts.map((text) => turnMs(text, cols))) };
  });
  if (turns.length === 0) return [];
  let at = now % turns.reduce((sum, { ms }) => sum + ms, 0);
  for (const { texts, ms } of turns) {
    if (at < ms) return texts.map((text) => moving(text, at, cols));
    at -= ms;
  }
  return [];
}

const apart = ({ code, what }: Fault): readonly string[] => [`${code} ${what}`, remedyOf(code)];

function remedyOf(code: string): string {
  const remedies: Readonly<Record<string, string>> = REMEDIES;
  return remedies[code] ?? '';
}

function timeLeft(board: Scoreboard, now: number): string {
  const seconds = Math.ceil(msLeftAt(board, now) / 1_000);
  return seconds === 0 ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function credit({ credit: { games, service, dot } }: Scoreboard): string {
  return `Cr${String(games + service).padStart(2)}${dot ? '.' : ''}`;
}

function scoresOf(board: Scoreboard): string {
  const { players, active, phase } = board;
  return players
    .map(({ turn, group }, index) => {
      const plays = index === active && phase !== 'over';
      return `${plays ? '>' : ''}${group ? GROUPS[group] : ''}${figureOf(board, index)}${turn > 0 ? `+${turn}` : ''}`;
    })
    .join(' ');
}

function bothEnds(left: string, right: string, cols: number): string {
  const room = cols - right.length;
  return left.slice(0, room - 1).padEnd(room) + right;
}

/** How long a text takes to be read to its end. */
const turnMs = (text: string, cols: number): number =>
  Math.max(0, text.length - cols) * STEP_MS + 2 * STAND_MS;

/** Text that is too long moves through its row, and begins again. */
function moving(text: string, now: number, cols: number): string {
  const over = text.length - cols;
  if (over <= 0) return text;
  const step = Math.floor((now % turnMs(text, cols)) / STEP_MS);
  const from = Math.min(over, Math.max(0, step - STAND_MS / STEP_MS));
  return text.slice(from, from + cols);
}

// The chip has other signs where a backslash and a tilde should be.
const ascii = (text: string): string => text.replaceAll(/[^ -[\]-}]/g, '?');
