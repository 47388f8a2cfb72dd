import { type BarFollow, barPatience, followBar, mustTellAgain } from '../session/bar-follow.ts';
import { wiringOf } from '../session/wired.ts';
import type { Parts } from './parts.ts';
import { barRaised, wantsBarRaised } from './vend-desk.ts';

const SWITCH = 'bar.down';

/**
 * Looks whether the bar goes where it is told, where the switch bar.down is fitted: it is told again, and then the
 * fault has a name. A bar in the hands of whoever opened the door is nobody's fault; and before the switch has been
 * learnt nobody knows where the bar is.
 */
export class BarWatch {
  readonly #ring: () => void;
  #follow: BarFollow | null = null;
  #due: { at: number; timer: unknown } | null = null;

  /** `ring` is called when there is something to look at again. */
  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Called after every step. */
  watch(parts: Parts): void {
    const { play, senses, faults, world } = parts;
    const isFitted = play.config.cabinet.sensors.includes('barDown');
    const isSeen = isFitted && senses.haveLearnt && !faults.has('CABINET_LOST');
    if (isSeen && !parts.doorOpen) this.#judge(parts, senses.level(SWITCH) === 1);
    else this.#follow = null;
    this.#wake(world);
  }

  stop({ world }: Pick<Parts, 'world'>): void {
    this.#follow = null;
    this.#wake(world);
  }

  #judge(parts: Parts, isDown: boolean): void {
    const { play, faults, world, vend } = parts;
    const before = this.#follow;
    const wanted = barRaised(parts) ? 'raised' : 'dropped';
    const seen = { wanted, isDown, at: world.clock.now() } as const;
    const after = followBar(before, seen, barPatience(wiringOf(play.config.cabinet)?.outputs.bar));
    this.#follow = after;
    if (isDown) faults.clear('BAR_STUCK', SWITCH);
    else vend.risen(parts);
    if (mustTellAgain(before, after)) world.cabinet.emit({ output: 'bar', value: 'again' });
    if (after.is !== 'stuck' || before?.is === 'stuck') return;
    world.log.warn({ wanted }, 'the bar did not follow');
    if (wanted === 'dropped') faults.raise('BAR_STUCK', SWITCH);
    // Nobody paid for a bar that a technician raises: what became of it is told with his test.
    else if (wantsBarRaised(parts)) vend.notRisen(parts);
  }

  #wake({ clock }: Parts['world']): void {
    const at = this.#follow?.is === 'moving' ? this.#follow.dueAt : null;
    if (at === (this.#due?.at ?? null)) return;
    if (this.#due) clock.clearTimeout(this.#due.timer);
    this.#due = at === null ? null : { at, timer: clock.setTimeout(this.#ring, at - clock.now()) };
  }
}
