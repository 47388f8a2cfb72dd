import type { ServiceState } from '../../session/service/state.ts';
import type { Parts } from '../parts.ts';

/** A command that is forgotten, or whose line was cut, does not leave the table open. */
const FORGOTTEN_MS = 10 * 60_000;

/** Who has opened service mode, and until when: the key stays where it is, a command says again that somebody is there. */
export class Opening {
  #state: ServiceState['open'] = null;
  #commandUntil: number | null = null;

  get state(): ServiceState['open'] {
    return this.#state;
  }

  /** When a command that says nothing more is forgotten; Infinity when no command keeps it open. */
  get forgottenAt(): number {
    return this.#commandUntil ?? Number.POSITIVE_INFINITY;
  }

  enter({ world: { journal, clock, log } }: Parts): void {
    const at = clock.now();
    if (this.#commandUntil === null) {
      journal.append({ kind: 'service', on: true }, at);
      log.info({}, 'service mode opened by a command');
    }
    this.#commandUntil = at + FORGOTTEN_MS;
  }

  leave({ world: { journal, clock, log } }: Parts): void {
    if (this.#commandUntil === null) return;
    this.#commandUntil = null;
    journal.append({ kind: 'service', on: false }, clock.now());
    log.info({}, 'service mode shut by a command');
  }

  /** By key or command, or shut. */
  settle({ service, world }: Parts): void {
    const by = service ? 'key' : this.#commandUntil === null ? null : 'command';
    if (by === null) {
      this.#state = null;
      return;
    }
    const since = this.#state?.since ?? world.clock.now();
    this.#state = { by, since, until: by === 'key' ? null : this.#commandUntil };
  }
}
