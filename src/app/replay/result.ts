import type { GameResult } from '../../rules/game.ts';
import type { Outputs } from '../../session/outputs.ts';
import type { FaultNote, Phase, Scoreboard } from '../../session/scoreboard.ts';
import type { HistoryLine } from './replay-cabinet.ts';

/** What `baulk replay` prints: a contract, extended only by adding. */
export interface ReplayResult {
  readonly game: string;
  readonly phase: Phase;
  readonly players: readonly { readonly score: number; readonly turn: number }[];
  readonly active: number;
  readonly ballsInPlay: number;
  readonly balls: Scoreboard['balls'];
  readonly result: GameResult | null;
  readonly credit: Scoreboard['credit'];
  readonly taken: number;
  readonly clockMs: number;
  readonly outputs: Outputs;
  readonly history: readonly HistoryLine[];
  readonly prompt: Scoreboard['prompt'];
  readonly faults: readonly FaultNote[];
}

export function resultOf(
  board: Scoreboard,
  taken: number,
  outputs: Outputs,
  history: readonly HistoryLine[],
): ReplayResult {
  return {
    game: board.game,
    phase: board.phase,
    players: board.players.map(({ score, turn }) => ({ score, turn })),
    active: board.active,
    ballsInPlay: board.ballsInPlay,
    balls: board.balls,
    result: board.result,
    credit: board.credit,
    taken,
    clockMs: board.clock.msLeft,
    outputs,
    history,
    prompt: board.prompt,
    faults: board.faults,
  };
}
