import type { Cabinet, CabinetEvent, Heart } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { type ErrorCode, REMEDIES } from '../../../ports/table-error.ts';
import type { LineChange } from '../../../sensing/events.ts';
import { outputPins } from '../../../session/output-pins.ts';
import type { Momentary, Outputs } from '../../../session/outputs.ts';
import type { Wiring } from '../../../session/table-config.ts';
import { Drive } from '../coils/drive.ts';
import type { GuardEars, WatchingGuard } from '../coils/guard.ts';
import { type Level, ToldLevels } from '../levels.ts';
import type { Cutoff } from './guard/cutoff.ts';
import { HeldOutputs } from './held-outputs.ts';
import type { Ears, InputPins, KernelPins, OutputPin } from './kernel-pins.ts';
import { LineAudit } from './line-audit.ts';
import { UnseenCoins } from './unseen-coins.ts';

export interface GpioOptions {
  readonly wiring: Wiring;
  readonly pins: KernelPins;
  readonly clock: Clock;
  readonly log: Log;
  /** The longest pulse of each coin line, in milliseconds, as it is when the table starts. */
  readonly longestCoinMs?: ReadonlyMap<string, number>;
  /** What an earlier cabinet on this header has told already. */
  readonly told?: ToldLevels;
  /** Watches over these pins, by another thread. */
  readonly guard: (cutoffs: ReadonlyMap<number, Cutoff>) => Promise<WatchingGuard>;
  /** Does this when the process ends, however it does; what is returned takes it back. */
  readonly atExit: (last: () => void) => () => void;
}

/** Takes the pins, outputs first. Throws TableError when one cannot be had, and holds none then. */
export async function takeGpio(options: GpioOptions): Promise<GpioCabinet> {
  const { wiring, pins } = options;
  try {
    const driven = outputPins(wiring.outputs);
    const outputs = await pins.outputs(driven);
    const inputs = await pins.inputs(wiring.lines);
    const coils = outputs.filter((_, place) => driven[place]?.isCoil);
    const guard = await options.guard(new Map(coils.map(({ pin, cutoff }) => [pin, cutoff])));
    const held = new HeldOutputs(outputs, { ...options, guard, coils: new Set(coils.map(({ pin }) => pin)) });
    return new GpioCabinet(options, { outputs: held, inputs, guard });
  } catch (error) {
    pins.release();
    throw error;
  }
}

/** What the guard watches over. */
const COILS = 'coils';
/** What may be among the edges that were lost. */
const COINS = 'coins';
/** What is lost when no line can be read. */
const HEADER = 'GPIO';

interface Taken {
  readonly outputs: HeldOutputs;
  readonly inputs: InputPins;
  readonly guard: WatchingGuard;
}

/** The cabinet on the header of a Raspberry Pi. */
export class GpioCabinet implements Cabinet {
  readonly #options: GpioOptions;
  readonly #inputs: InputPins;
  readonly #outputs: HeldOutputs;
  readonly #guard: WatchingGuard;
  readonly #told: ToldLevels;
  readonly #audit: LineAudit;
  readonly #drive: Drive;
  readonly #coins: UnseenCoins;
  #report: (event: CabinetEvent) => void = () => {};
  #hasLearnt = false;
  #isStopped = false;
  #isGuarded = true;
  #isLost = false;
  /** Lines that cannot be read. */
  readonly #unread = new Set<string>();
  #forgetExit = () => {};

  constructor(options: GpioOptions, { outputs, inputs, guard }: Taken) {
    const { wiring, clock, log } = options;
    this.#options = options;
    this.#inputs = inputs;
    this.#outputs = outputs;
    this.#guard = guard;
    this.#told = options.told ?? new ToldLevels();
    this.#coins = new UnseenCoins(options.longestCoinMs ?? new Map());
    this.#audit = new LineAudit({
      levels: () => inputs.levels(),
      told: this.#told,
      clock,
      log,
      onLost: (line, isLost) => this.#tell('LINE_LOST', line, isLost),
    });
    const write = (pin: number, level: Level) => outputs.write(pin, level);
    this.#drive = new Drive({ wiring, clock, guard, write, tell: (event) => this.#report(event) });
  }

  /** One more output on the same header, low from the first moment. Throws TableError. */
  async claim(name: string, pin: number): Promise<OutputPin> {
    const [claimed] = await this.#options.pins.outputs([{ name, pin }]);
    if (!claimed) throw new Error('the kernel gave no pin');
    return claimed;
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    this.#forgetExit = this.#options.atExit(() => this.#drive.off());
    this.#told.tellTo((event) => {
      // The motor stops at its switch, whatever the table makes of that.
      if (event.type === 'line') this.#drive.lineChanged(event.change);
      this.#report(event);
    });
    this.#guard.listen(this.#guardEars());
    this.#outputs.start({
      wrong: (what, isWrong) => this.#tell('OUTPUT_WRONG', what, isWrong),
      gone: (error) => this.#lose(error),
      mayTry: () => this.#isWhole,
    });
    this.#inputs.listen(this.#ears());
    this.#audit.start();
  }

  heardUntil(): number {
    return this.#inputs.heardUntil();
  }

  hold(outputs: Outputs): void {
    this.#drive.hold(outputs);
  }

  emit(momentary: Momentary): void {
    if (this.#isWhole) this.#drive.emit(momentary);
  }

  get heart(): Heart | null {
    return this.#drive.heart;
  }

  /** A look that the kernel refuses tells by itself what is lost. */
  canRead(): boolean {
    if (!this.#isStopped) this.#inputs.levels();
    return !this.#isLost;
  }

  /** The lines are listened to until the bar is down. */
  async stop(): Promise<void> {
    this.#report = () => {};
    await this.#drive.stop();
    this.#audit.stop();
    this.#outputs.stop();
    this.#told.tellTo(null);
    this.#isStopped = true;
    this.#options.pins.release();
    this.#forgetExit();
  }

  #ears(): Ears {
    return {
      found: (levels, at) => {
        for (const [line, value] of levels) {
          // One that was told by an earlier cabinet is new to the drive of this one.
          this.#drive.lineChanged({ line, value });
          this.#told.tell({ line, value, at });
        }
        if (!this.#hasLearnt) this.#learn();
      },
      heard: (change, unseenMs) => this.#hear(change, unseenMs),
      missed: () => {
        if (Object.keys(this.#options.wiring.lines).some((line) => line.startsWith('coin.'))) {
          this.#tell('EDGES_LOST', COINS, true);
        }
      },
      failed: (error, line) => {
        if (line === undefined) this.#lose(error);
        else this.#loseLine(error, line);
      },
    };
  }

  #learn(): void {
    this.#hasLearnt = true;
    if (this.#isWhole) this.#drive.attend();
    if (!this.#isLost) this.#report({ type: 'found', what: HEADER, at: this.#options.clock.now() });
  }

  /** Said once. With the last of them the header is gone. */
  #loseLine(err: unknown, line: string): void {
    const { log, wiring } = this.#options;
    if (this.#unread.has(line)) return;
    this.#unread.add(line);
    log.error({ err, line, remedy: REMEDIES.LINE_LOST }, 'a line could not be read');
    this.#tell('LINE_LOST', line, true);
    if (Object.keys(wiring.lines).every((each) => this.#unread.has(each))) this.#lose(err);
  }

  /** The whole header is deaf: nothing is moved that nobody sees. */
  #lose(err: unknown): void {
    const { log, clock } = this.#options;
    if (this.#isLost) return;
    this.#isLost = true;
    this.#drive.detach();
    log.error({ err, remedy: REMEDIES.CABINET_LOST }, 'the header was lost');
    this.#report({ type: 'lost', what: HEADER, at: clock.now() });
  }

  /** Coils go on only while they have a guard, and somebody sees what they move. */
  get #isWhole(): boolean {
    return this.#isGuarded && !this.#isLost;
  }

  #guardEars(): GuardEars {
    return {
      lost: () => {
        this.#isGuarded = false;
        this.#drive.detach();
        this.#tell('GUARD_LOST', COILS, true);
      },
      found: () => {
        this.#isGuarded = true;
        if (this.#isWhole && this.#hasLearnt) this.#drive.attend();
        this.#tell('GUARD_LOST', COILS, false);
      },
      failed: (pin) => this.#outputs.staysHigh(pin),
    };
  }

  #hear(change: LineChange, unseenMs: number): void {
    const { line, value, at } = change;
    const isFound = this.#audit.heard(line);
    if (this.#unread.delete(line)) this.#tell('LINE_LOST', line, false);
    // The level that it had already: there was a pulse, and it is over.
    if (value === this.#told.of(line) && !isFound) {
      const began: LineChange = { line, value: value === 1 ? 0 : 1, at: at - unseenMs };
      this.#told.tell(this.#coins.placed(began, 0));
      if (this.#coins.isDoubtful(line, unseenMs)) {
        this.#options.log.warn(
          { line, unseenMs },
          'a pulse of a coin came and went while the program was busy',
        );
      }
    }
    this.#told.tell(this.#coins.placed(change, unseenMs));
  }

  #tell(code: ErrorCode, what: string, isWrong: boolean): void {
    this.#report({ type: isWrong ? 'trouble' : 'mended', code, what, at: this.#options.clock.now() });
  }
}
