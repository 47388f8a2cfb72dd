import type { Scoreboard } from '../session/scoreboard.ts';

/** Something that shows the scoreboard. It never throws back and never makes the game wait. */
export interface Display {
  show(board: Scoreboard): void;
  stop(): Promise<void>;
}
