import type { Scoreboard } from '../../../session/scoreboard.ts';
import type { DigitsShow } from '../../../session/table-config.ts';
import { msLeftAt } from '../../../session/time-left.ts';
import { foulSaid } from './foul-said.ts';
import { atBothEnds, atRight, figuresOf, type Glyphs, widthOf } from './glyphs.ts';
import { inTurn, isLit, type Seen } from './pace.ts';
import { playersDigits } from './players-digits.ts';
import { trialGlyphs } from './trial-glyphs.ts';

/** What stands on a set of digits. */
export function shownOn(board: Scoreboard, shows: DigitsShow, seen: Seen): Glyphs {
  if (board.screen?.what === 'display') return trialGlyphs(seen.now - board.screen.since, seen.width);
  switch (shows) {
    case 'player.1':
    case 'player.2':
    case 'player.3':
    case 'player.4':
      return ofPlayer(board, Number(shows.slice(-1)) - 1, seen);
    case 'clock':
      return atRight(clockGlyphs(board, seen), seen.width);
    case 'break':
      return breakGlyphs(board, seen);
    case 'credit':
      return atRight(creditGlyphs(board, seen), seen.width);
  }
}

function ofPlayer(board: Scoreboard, index: number, seen: Seen): Glyphs {
  const { width } = seen;
  if (board.players[index]) return playersDigits(board, index, seen);
  switch (board.phase) {
    case 'attract':
      return toBeat(board.highBreaks.ever?.points, seen);
    case 'ready':
      return atRight('PUSh', width);
    case 'outOfOrder':
      return atRight('Err', width);
    default:
      return atRight('', width);
  }
}

function clockGlyphs(board: Scoreboard, { now }: Seen): Glyphs {
  const left = msLeftAt(board, now);
  switch (board.phase) {
    case 'attract':
      return NO_CLOCK;
    case 'ready':
      return 'PUSh';
    case 'play':
      if (board.tariff.gameMs === null) return NO_CLOCK;
      // The warning changes the clock: its colon begins to blink.
      return board.clock.warning === null || isLit(now) ? time(left) : time(left).replace(':', '');
    case 'afterBar':
      return board.pool ? 'LASt' : 'bAr';
    case 'lastBall':
      return 'LASt';
    case 'over':
      return 'OVEr';
    case 'outOfOrder':
      return left > 0 ? inTurn(now, 'Err', time(left)) : 'Err';
  }
}

const NO_CLOCK = '--:--';
const MOST_SECONDS = 99 * 60 + 59;

function time(ms: number): Glyphs {
  const seconds = Math.min(MOST_SECONDS, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function breakGlyphs(board: Scoreboard, seen: Seen): Glyphs {
  switch (board.phase) {
    case 'attract':
    case 'ready':
      return toBeat(board.highBreaks.ever?.points, seen);
    case 'over':
      return toBeat(board.bestBreak?.points, seen);
    case 'outOfOrder':
      return atRight('Err', seen.width);
    default:
      return atRight(foulSaid(board.verdict, seen) ?? breakFigures(board, seen), seen.width);
  }
}

/** Where nobody makes breaks there is nothing to show. */
const breakFigures = ({ players, active, pool }: Scoreboard, { width, now }: Seen): Glyphs =>
  pool ? '' : inTurn(now, ...figuresOf(players[active]?.turn ?? 0, width));

function toBeat(points: number | undefined, { width, now }: Seen): Glyphs {
  if (points === undefined) return atRight('-', width);
  return (
    atBothEnds('Hi', String(points), width) ?? atRight(inTurn(now, 'Hi', ...figuresOf(points, width)), width)
  );
}

/** The games to be played, a technician's among them; the dot is for a technician, too. */
function creditGlyphs({ credit, tariff, screen }: Scoreboard, seen: Seen): Glyphs {
  // Coins that give no credit now.
  if (screen) return 'tESt';
  return `${tariff.freePlay ? 'FrEE' : paid(credit, seen)}${credit.dot ? '.' : ''}`;
}

function paid(credit: Scoreboard['credit'], { now, width }: Seen): Glyphs {
  const games = `Cr${String(Math.min(99, credit.games + credit.service)).padStart(2)}`;
  if (credit.amount === 0) return games;
  const amount = money(credit);
  return widthOf(amount) <= width ? inTurn(now, games, amount) : games;
}

function money({ amount, currency }: Scoreboard['credit']): Glyphs {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const decimals = maximumFractionDigits ?? 2;
  return (amount / 10 ** decimals).toFixed(decimals);
}
