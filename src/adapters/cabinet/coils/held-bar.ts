import type { Outputs } from '../../../session/outputs.ts';
import type { BarMover } from './bar-mover.ts';
import type { CoilDriver } from './shot.ts';

/** High raises it and low drops it. */
export class HeldBar implements BarMover {
  readonly #pin: number;
  readonly #driver: CoilDriver;
  #wanted: Outputs['bar'] = 'dropped';

  constructor(pin: number, driver: CoilDriver) {
    this.#pin = pin;
    this.#driver = driver;
  }

  hold(bar: Outputs['bar']): void {
    this.#wanted = bar;
    this.again();
  }

  again(): void {
    this.#driver.write(this.#pin, this.#wanted === 'raised' ? 1 : 0);
  }

  see(): void {}

  attend(): void {
    this.again();
  }

  detach(): void {}

  off(): void {
    this.#driver.write(this.#pin, 0);
  }

  async settled(): Promise<void> {}

  stop(): void {
    this.off();
  }
}
