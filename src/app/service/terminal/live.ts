import { screenPainter } from '../../../adapters/display/terminal/painters.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ServiceSeen } from '../../../ports/control.ts';
import { TEST_REFUSALS } from '../../../session/service/refusal.ts';
import type { TestState } from '../../../session/service/state.ts';
import type { Asked } from './ask.ts';
import { OFFERS } from './english.ts';
import { screenOf } from './screen.ts';

/** The keyboard and the screen of a person, by ssh or beside the table. */
export interface Person {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Calls back with what was typed, and with `q` when the line was cut; returns the way to stop. */
  onKey(told: (typed: string) => void): () => void;
}

const BEAT_MS = 250;
const MESSAGE_MS = 6_000;
const LEAVES: ReadonlySet<string> = new Set(['q', '\x03', '\x04']);

/**
 * Service mode on a terminal until the person leaves. It is shut with him, unless the key keeps it open; when the line is
 * cut, it shuts by itself.
 */
export class LiveService {
  readonly #table: Asked;
  readonly #person: Person;
  readonly #clock: Clock;
  readonly #painter = screenPainter();
  readonly #keys: string[] = [];
  #seen: ServiceSeen | null = null;
  #message = { text: '', until: 0 };
  #stir: () => void = () => {};

  constructor(table: Asked, person: Person, clock: Clock) {
    this.#table = table;
    this.#person = person;
    this.#clock = clock;
  }

  async run(): Promise<void> {
    await this.#ask({ do: 'enter' });
    this.#person.write(this.#painter.opening);
    const deafen = this.#person.onKey((typed) => {
      this.#keys.push(...keysIn(typed));
      this.#stir();
    });
    try {
      while (await this.#obey()) {
        await this.#ask({ do: 'look' });
        this.#paint();
        await this.#pause();
      }
      // First: a terminal that has gone may not let itself be closed.
      await this.#ask({ do: 'leave' });
    } finally {
      deafen();
      this.#person.write(this.#painter.closing);
    }
  }

  /** False when the person leaves. */
  async #obey(): Promise<boolean> {
    for (const key of this.#keys.splice(0)) {
      if (LEAVES.has(key)) return false;
      await this.#press(key);
    }
    return true;
  }

  /** A key that means nothing says at least that somebody is there. */
  async #press(key: string): Promise<void> {
    const offer = this.#seen?.state.tests.find(({ test }) => OFFERS[test].key === key);
    if (!offer) return this.#ask({ do: 'enter' });
    const doing = isOver(offer) ? 'test' : 'endTest';
    return this.#ask({ do: doing, test: offer.test });
  }

  async #ask(request: Parameters<Asked['ask']>[0]): Promise<void> {
    const answer = await this.#table.ask(request);
    if ('seen' in answer) this.#seen = answer.seen;
    else this.#message = { text: TEST_REFUSALS[answer.untried], until: this.#clock.now() + MESSAGE_MS };
  }

  #paint(): void {
    if (!this.#seen) return;
    const message = this.#clock.now() < this.#message.until ? this.#message.text : '';
    this.#person.write(this.#painter.paint(screenOf(this.#seen, message, this.#person)));
  }

  #pause(): Promise<void> {
    if (this.#keys.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = this.#clock.setTimeout(resolve, BEAT_MS);
      this.#stir = () => {
        this.#clock.clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A slow line brings several keys at once; what begins with ESC is one key, whatever letters follow. */
const keysIn = (typed: string): readonly string[] => (typed.startsWith('\x1b') ? [typed] : [...typed]);

const isOver = ({ trial }: TestState): boolean => trial === null;
