import { type CoilLoad, loadOf, restOf } from '../../session/service/coil-rest.ts';
import type { TestName } from '../../session/service/tests.ts';
import { wiringOf } from '../../session/wired.ts';
import type { Parts } from '../parts.ts';

const MINUTE_MS = 60_000;

/** When each coil was tried: asked for what it does not bear, its driver would leave it out and tell a fault. */
export class CoilPace {
  readonly #tried = new Map<string, readonly number[]>();

  note(parts: Parts, test: TestName, at: number): void {
    const load = coilOf(parts, test);
    if (!load) return;
    const lately = (this.#tried.get(load.name) ?? []).filter((one) => one + MINUTE_MS > at);
    this.#tried.set(load.name, [...lately, at]);
  }

  restOf(parts: Parts, test: TestName, at: number): 'resting' | 'tooHot' | null {
    const load = coilOf(parts, test);
    if (!load) return null;
    if (parts.faults.has('COIL_LIMIT', load.name)) return 'tooHot';
    return restOf(this.#tried.get(load.name) ?? [], load, at);
  }
}

const coilOf = ({ play }: Parts, test: TestName): CoilLoad | null =>
  loadOf(test, wiringOf(play.config.cabinet)?.outputs);
