import type { ServerResponse } from 'node:http';
import type { ServerEvents } from '../../../ports/web-api.ts';

export type EventName = keyof ServerEvents;

/**
 * One page that listens. A page that does not read what it is sent has at most one event of each kind waiting, the
 * newest: it costs a fixed amount of memory, and the game nothing.
 */
export class Listener {
  readonly #response: ServerResponse;
  readonly #waiting = new Map<EventName, string>();
  #blocked = false;
  #blockedAtLastLook = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('drain', () => this.#catchUp());
    // A page that is killed while it is written to; its `close` follows.
    response.on('error', () => {});
  }

  send(name: EventName, frame: string): void {
    if (this.#blocked) this.#waiting.set(name, frame);
    else this.#blocked = !this.#response.write(frame);
  }

  /** Asked now and then: it has read nothing since it was last asked. */
  stuck(): boolean {
    const stuck = this.#blocked && this.#blockedAtLastLook;
    this.#blockedAtLastLook = this.#blocked;
    return stuck;
  }

  end(): void {
    this.#response.end();
  }

  /** Does not wait for the page to read what was written. */
  cut(): void {
    this.#response.destroy();
  }

  #catchUp(): void {
    this.#blocked = false;
    this.#blockedAtLastLook = false;
    for (const [name, frame] of this.#waiting) {
      this.#waiting.delete(name);
      this.send(name, frame);
      if (this.#blocked) return;
    }
  }
}
