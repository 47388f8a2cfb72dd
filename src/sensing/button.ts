import { type Detector, NOTHING } from './detector.ts';
import { type SwitchState, steadyDetector } from './switch.ts';

/**
 * A button is pressed when it has been held for long enough, and again only after it was released for as long: a
 * spark on its wire starts no paid game.
 */
export function buttonDetector(button: string, debounceMs: number): Detector<SwitchState> {
  const figures = { onMs: debounceMs, offMs: debounceMs };
  return steadyDetector(figures, (on, at) => (on ? [{ type: 'button.pressed', button, at }] : NOTHING));
}
