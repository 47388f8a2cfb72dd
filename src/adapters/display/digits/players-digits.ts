import type { Scoreboard } from '../../../session/scoreboard.ts';
import { foulSaid } from './foul-said.ts';
import { atBothEnds, atLeft, atRight, figuresOf, type Glyphs, widthOf } from './glyphs.ts';
import { inTurn, isLit, type Seen } from './pace.ts';
import { figureOf } from './pool-figure.ts';

/** What is said when the table comes to it, and for how long. */
const SAID: Partial<Record<Scoreboard['phase'], Glyphs>> = {
  afterBar: 'bAr',
  lastBall: 'LASt',
  over: 'OVEr',
};
/** A pool table has no bar: when paid time is up, this frame is the last. */
const POOL_SAID: typeof SAID = { ...SAID, afterBar: 'LASt' };
const SAID_MS = 5_000;
/** The winner's score blinks for so long, then it has its point only. */
const CHEER_MS = 10_000;
/** From so many digits on the score stands on the left, and leaves the right to the break. */
const WIDE = 6;

/** A player's score, with a point for the one at the table, and the break or a message beside it or in turn with it. */
export function playersDigits(board: Scoreboard, index: number, seen: Seen): Glyphs {
  const { width, now } = seen;
  const score = scoreGlyphs(board, index, width);
  const message = messageFor(board, index, seen);
  if (message !== null) return beside(score, message, width) ?? atRight(message, width);
  const alone = score.map((part) => (width >= WIDE ? atLeft(part, width) : atRight(part, width)));
  if (board.phase === 'outOfOrder') {
    return beside(score, 'Err', width) ?? inTurn(now, ...alone, atRight('Err', width));
  }
  const turn = breakOf(board, index);
  if (turn > 0) {
    return beside(score, String(turn), width) ?? inTurn(now, ...alone, ...breakAlone(turn, width));
  }
  const cheers = board.phase === 'over' && hasWon(board, index) && now - seen.phaseAt < CHEER_MS;
  return cheers && !isLit(now) ? atRight('', width) : inTurn(now, ...alone);
}

function scoreGlyphs(board: Scoreboard, index: number, width: number): readonly Glyphs[] {
  const parts = figuresOf(figureOf(board, index), width);
  const isMarked = board.phase === 'over' ? hasWon(board, index) : index === board.active;
  return isMarked ? parts.map((part) => `${part}.`) : parts;
}

/** Null where there is no room for both. */
function beside([score, ...more]: readonly Glyphs[], right: Glyphs, width: number): Glyphs | null {
  return score === undefined || more.length > 0 ? null : atBothEnds(score, right, width);
}

function messageFor({ phase, verdict, pool }: Scoreboard, index: number, seen: Seen): Glyphs | null {
  const isNew = seen.now - seen.phaseAt < SAID_MS;
  const said = isNew ? (pool ? POOL_SAID : SAID)[phase] : undefined;
  if (said !== undefined) return said;
  return verdict?.player === index && phase !== 'over' ? foulSaid(verdict, seen) : null;
}

function breakOf({ players, phase }: Scoreboard, index: number): number {
  return phase === 'over' ? 0 : (players[index]?.turn ?? 0);
}

/** It must not be taken for the score. */
function breakAlone(points: number, width: number): readonly Glyphs[] {
  const [first = '', ...rest] = figuresOf(points, width - 1);
  const marked = atRight(first, width - 1);
  return [widthOf(marked) < width ? `b${marked}` : marked, ...rest].map((part) => atRight(part, width));
}

const hasWon = ({ result }: Scoreboard, index: number): boolean => result?.winner === index;
