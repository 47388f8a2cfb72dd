import type { ServerResponse } from 'node:http';
import type { ServerEvents } from '../../../ports/web-api.ts';
import { type EventName, Listener } from './listener.ts';

/** Where the newest value of each event is had from, when somebody listens. */
export type Sources = { readonly [K in EventName]?: () => ServerEvents[K] };

/** All pages that listen. What changes often in one turn of the event loop is written once, after it. */
export class Broadcast {
  readonly #sources: Sources;
  readonly #listeners = new Set<Listener>();
  readonly #changed = new Set<EventName>();
  #soon: NodeJS.Immediate | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Costs nothing when nobody listens, and next to nothing when somebody does. */
  changed(name: EventName): void {
    if (this.#listeners.size === 0) return;
    this.#changed.add(name);
    this.#soon ??= setImmediate(() => this.#tell());
  }

  add(response: ServerResponse): void {
    const listener = new Listener(response);
    this.#listeners.add(listener);
    response.on('close', () => this.#listeners.delete(listener));
    for (const name of ['time', 'layout', 'board', 'service', 'cabinet'] as const) {
      const frame = this.#frame(name);
      if (frame) listener.send(name, frame);
    }
  }

  /** A page that has read nothing since the last time is let go: it comes back by itself when it can. */
  dropStuck(): void {
    for (const listener of this.#listeners) if (listener.stuck()) listener.cut();
  }

  end(): void {
    if (this.#soon) clearImmediate(this.#soon);
    this.#soon = null;
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
  }

  #tell(): void {
    this.#soon = null;
    for (const name of this.#changed) {
      const frame = this.#frame(name);
      if (frame) for (const listener of this.#listeners) listener.send(name, frame);
    }
    this.#changed.clear();
  }

  #frame(name: EventName): string | null {
    const source = this.#sources[name];
    return source ? `event: ${name}\ndata: ${JSON.stringify(source())}\n\n` : null;
  }
}
