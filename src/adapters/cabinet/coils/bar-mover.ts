import type { Outputs } from '../../../session/outputs.ts';

/** Whatever moves the bar. */
export interface BarMover {
  /** Where the bar is wanted; again and again without harm. */
  hold(bar: Outputs['bar']): void;
  /** It is not there: once more. */
  again(): void;
  /** What the switch bar.down says. */
  see(isDown: boolean): void;
  /** What is written arrives, and the switch has been read where there is one: else null. */
  attend(isDown: boolean | null): void;
  /** What is written does not arrive any more. */
  detach(): void;
  /** Everything that is on by itself is off, at once. */
  off(): void;
  /** When the bar has been moved as far as it is going to be. */
  settled(): Promise<void>;
  stop(): void;
}
