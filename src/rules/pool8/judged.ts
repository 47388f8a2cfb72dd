import type { Position } from './position.ts';
import type { Cause, VerdictId } from './verdicts.ts';

/** What a stroke came to. */
export interface Judged {
  readonly position: Position;
  readonly said: { readonly id: VerdictId; readonly player: number; readonly cause?: Cause };
}
