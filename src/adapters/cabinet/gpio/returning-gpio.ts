import type { Cabinet, CabinetEvent, Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { type ErrorCode, REMEDIES } from '../../../ports/table-error.ts';
import { type Momentary, type Outputs, SAFE } from '../../../session/outputs.ts';
import { type Level, ToldLevels } from '../levels.ts';
import type { GpioCabinet } from './gpio-cabinet.ts';
import type { OutputPin } from './kernel-pins.ts';

export interface ReturningOptions {
  /** Takes the header; throws while it cannot be had. */
  readonly open: (told: ToldLevels) => Promise<GpioCabinet>;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long until a header that is not there is looked for again. */
const RETRY_MS = 2_000;
/** So long it tells its lines before it counts as found: what changed while it was away is nobody's stroke. */
const REST_MS = 1_000;

type Trouble = Extract<CabinetEvent, { code: ErrorCode }>;

/** Opens the header for good. Throws what `open` throws the first time. */
export async function openReturning(options: ReturningOptions): Promise<ReturningGpio> {
  const told = new ToldLevels();
  return new ReturningGpio(options, told, await options.open(told));
}

/** The header that the kernel may lose and have again: it is let go whole then, and taken anew. */
export class ReturningGpio implements Cabinet {
  /** It is still while the header is away. */
  readonly heart: Heart | null;
  /** After what is written for a display. The kernel takes it at once: the pause is for the rest of the table. */
  readonly displayPauseMs = 5;
  readonly #options: ReturningOptions;
  /** Lines that were told once are not told again after a return. */
  readonly #told: ToldLevels;
  readonly #claims = new Map<number, { readonly name: string; output: OutputPin | null }>();
  #cabinet: GpioCabinet | null;
  #report: (event: CabinetEvent) => void = () => {};
  #held: Outputs = SAFE;
  #troubles: readonly Trouble[] = [];
  #isLost = false;
  #isStopped = false;
  #timer: unknown = null;
  #refused = '';

  constructor(options: ReturningOptions, told: ToldLevels, cabinet: GpioCabinet) {
    this.#options = options;
    this.#told = told;
    this.#cabinet = cabinet;
    this.heart = cabinet.heart && this.#heart();
  }

  /** One more output on the header, low from the first moment. Throws TableError; to write to it throws while it is lost. */
  async claim(name: string, pin: number): Promise<{ write(level: Level): void }> {
    const claim = { name, output: (await this.#cabinet?.claim(name, pin)) ?? null };
    this.#claims.set(pin, claim);
    return {
      write: (level) => {
        if (claim.output === null) throw new Error('the header is lost');
        claim.output.write(level);
      },
    };
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    if (this.#cabinet) await this.#attend(this.#cabinet);
  }

  heardUntil(): number {
    return this.#cabinet?.heardUntil() ?? this.#options.clock.now();
  }

  canRead(): boolean {
    return this.#cabinet?.canRead() ?? true;
  }

  hold(outputs: Outputs): void {
    this.#held = outputs;
    this.#cabinet?.hold(outputs);
  }

  /** What comes while the header is away is not made up for. */
  emit(momentary: Momentary): void {
    this.#cabinet?.emit(momentary);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#options.clock.clearTimeout(this.#timer);
    await this.#cabinet?.stop();
  }

  /** Of whichever header is there: each has its power yet to come. That there is none has a fault of its own. */
  #heart(): Heart {
    const present = () => this.#cabinet?.heart;
    return {
      beat: () => present()?.beat(),
      get hasPower() {
        return present()?.hasPower ?? true;
      },
    };
  }

  async #attend(cabinet: GpioCabinet): Promise<void> {
    cabinet.hold(this.#held);
    await cabinet.start((event) => this.#hear(cabinet, event));
  }

  #hear(cabinet: GpioCabinet, event: CabinetEvent): void {
    if (event.type === 'lost') this.#lose(cabinet, event);
    else if (event.type === 'found') this.#findLater(event.what);
    else {
      this.#note(event);
      this.#report(event);
    }
  }

  #note(event: CabinetEvent): void {
    if (event.type === 'trouble') this.#troubles = [...this.#troubles, event];
    if (event.type !== 'mended') return;
    const { code, what } = event;
    this.#troubles = this.#troubles.filter((each) => each.code !== code || each.what !== what);
  }

  #lose(cabinet: GpioCabinet, event: CabinetEvent): void {
    const { clock } = this.#options;
    clock.clearTimeout(this.#timer);
    this.#cabinet = null;
    for (const claim of this.#claims.values()) claim.output = null;
    if (!this.#isLost) this.#report(event);
    this.#isLost = true;
    // What was wrong with it is told anew by the one that is taken next.
    for (const trouble of this.#troubles) this.#report({ ...trouble, type: 'mended', at: clock.now() });
    this.#troubles = [];
    // Not from within what told it.
    this.#timer = clock.setTimeout(() => void this.#letGo(cabinet), 0);
  }

  async #letGo(cabinet: GpioCabinet): Promise<void> {
    await cabinet.stop();
    this.#seekLater();
  }

  #seekLater(): void {
    if (this.#isStopped) return;
    this.#timer = this.#options.clock.setTimeout(() => void this.#seek(), RETRY_MS);
  }

  async #seek(): Promise<void> {
    try {
      const cabinet = await this.#options.open(this.#told);
      if (this.#isStopped) {
        await cabinet.stop();
        return;
      }
      this.#cabinet = cabinet;
      await this.#claimAgain(cabinet);
      await this.#attend(cabinet);
    } catch (error) {
      this.#noteRefusal(error);
      this.#seekLater();
    }
  }

  /** A display without its pin is the display's fault to tell. */
  async #claimAgain(cabinet: GpioCabinet): Promise<void> {
    for (const [pin, claim] of this.#claims) {
      claim.output = await cabinet.claim(claim.name, pin).catch(() => null);
    }
  }

  #findLater(what: string): void {
    if (!this.#isLost) return;
    this.#timer = this.#options.clock.setTimeout(() => {
      this.#isLost = false;
      this.#refused = '';
      this.#report({ type: 'found', what, at: this.#options.clock.now() });
    }, REST_MS);
  }

  #noteRefusal(error: unknown): void {
    const why = String(error);
    if (why === this.#refused) return;
    this.#refused = why;
    this.#options.log.error(
      { err: error, remedy: REMEDIES.CABINET_LOST },
      'the header could not be taken again',
    );
  }
}
