import type { Scoreboard } from '../../../session/scoreboard.ts';
import { foulSaid } from './foul-said.ts';
import { atBothEnds, atLeft, atRight, figuresOf, type Glyphs } from './glyphs.ts';
import { inTurn, isLit, type Seen } from './pace.ts';

/** What is said when the table comes to it, and for how long. */
const SAID: Partial<Record<Scoreboard['phase'], Glyphs>> = {
  afterBar: 'bAr',
  lastBall: 'LASt',
  over: 'OVEr',
};
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
  if (message !== null) return atBothEnds(score, message, width) ?? atRight(message, width);
  const beside = besideScore(board, index, width);
  if (beside !== null) {
    return atBothEnds(score, beside, width) ?? inTurn(now, alone(score, width), atRight(beside, width));
  }
  const cheers = board.phase === 'over' && hasWon(board, index) && now - seen.phaseAt < CHEER_MS;
  return cheers && !isLit(now) ? atRight('', width) : alone(score, width);
}

function scoreGlyphs(board: Scoreboard, index: number, width: number): Glyphs {
  const figures = figuresOf(board.players[index]?.score ?? 0, width);
  const isMarked = board.phase === 'over' ? hasWon(board, index) : index === board.active;
  return isMarked ? `${figures}.` : figures;
}

function messageFor({ phase, verdict }: Scoreboard, index: number, seen: Seen): Glyphs | null {
  const said = seen.now - seen.phaseAt < SAID_MS ? SAID[phase] : undefined;
  if (said !== undefined) return said;
  return verdict?.player === index && phase !== 'over' ? foulSaid(verdict, seen) : null;
}

function besideScore(board: Scoreboard, index: number, width: number): Glyphs | null {
  if (board.phase === 'outOfOrder') return 'Err';
  const turn = board.players[index]?.turn ?? 0;
  if (turn === 0 || board.phase === 'over') return null;
  const figures = figuresOf(turn, width);
  // Where it stands alone it must not be taken for the score.
  return width >= WIDE || figures.length >= width ? figures : `b${figures}`;
}

const hasWon = ({ result }: Scoreboard, index: number): boolean => result?.winner === index;

const alone = (score: Glyphs, width: number): Glyphs =>
  width >= WIDE ? atLeft(score, width) : atRight(score, width);
