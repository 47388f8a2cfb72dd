import type { GameResult, PlayerBoard, PoolBoard } from '../../rules/game.ts';
import type { Row } from '../../session/entries.ts';
import type { Outputs } from '../../session/outputs.ts';
import type { FaultNote, Phase, Scoreboard } from '../../session/scoreboard.ts';
import type { HistoryLine } from './replay-cabinet.ts';

/** What `baulk replay` prints: a contract, extended only by adding. */
export interface ReplayResult extends Partial<PoolBoard> {
  readonly game: string;
  readonly phase: Phase;
  readonly players: readonly Omit<PlayerBoard, 'out'>[];
  readonly active: number;
  readonly ballsInPlay: number;
  readonly balls: Scoreboard['balls'];
  readonly result: GameResult | null;
  readonly credit: Pick<Scoreboard['credit'], 'games' | 'amount' | 'currency'>;
  readonly taken: number;
  readonly clockMs: number;
  readonly outputs: Outputs;
  readonly history: readonly HistoryLine[];
  readonly prompt: Scoreboard['prompt'];
  /** Those that are so at the end. */
  readonly faults: readonly FaultNote[];
  /** Every fault of the trace, with the time at which it was gone again; null: it never was. */
  readonly faultHistory: readonly PastFault[];
}

export interface PastFault extends FaultNote {
  readonly cleared: number | null;
}

/** What was seen of the table besides its scoreboard. */
export interface Seen {
  readonly taken: number;
  readonly history: readonly HistoryLine[];
  readonly rows: readonly Row[];
}

export function resultOf(board: Scoreboard, { taken, history, rows }: Seen): ReplayResult {
  return {
    game: board.game,
    phase: board.phase,
    players: board.players.map(({ out: _, ...figures }) => figures),
    active: board.active,
    ballsInPlay: board.ballsInPlay,
    balls: board.balls,
    ...board.pool,
    result: board.result,
    credit: creditOf(board),
    taken,
    clockMs: board.clock.msLeft,
    outputs: board.outputs,
    history,
    prompt: board.prompt,
    faults: board.faults,
    faultHistory: faultHistoryOf(rows),
  };
}

function creditOf({ credit: { games, amount, currency } }: Scoreboard): ReplayResult['credit'] {
  return { games, amount, currency };
}

function faultHistoryOf(rows: readonly Row[]): readonly PastFault[] {
  const faults: PastFault[] = [];
  for (const { at, entry } of rows) {
    if (entry.kind === 'fault raised') faults.push({ code: entry.code, what: entry.what, at, cleared: null });
    if (entry.kind !== 'fault cleared') continue;
    const open = faults.findLastIndex((fault) => fault.code === entry.code && fault.what === entry.what);
    const fault = faults[open];
    if (fault) faults[open] = { ...fault, cleared: at };
  }
  return faults;
}
