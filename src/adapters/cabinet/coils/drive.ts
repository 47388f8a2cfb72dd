import type { CabinetEvent } from '../../../ports/cabinet.ts';
import type { LineChange } from '../../../sensing/events.ts';
import { bounded, COIL_LIMITS, MOTOR_LIMITS } from '../../../session/coil-limits.ts';
import { type Momentary, type Outputs, SAFE } from '../../../session/outputs.ts';
import type { Coil as CoilSettings, Wiring } from '../../../session/table-config.ts';
import { BarCoils } from './bar-coils.ts';
import { BarMotor } from './bar-motor.ts';
import type { BarMover } from './bar-mover.ts';
import { Chime } from './chime.ts';
import { Coil, type CoilRating } from './coil.ts';
import { HeartLine } from './heart-line.ts';
import { HeldBar } from './held-bar.ts';
import { MeterPulses } from './meter-pulses.ts';
import { NO_BAR } from './no-bar.ts';
import { Release } from './release.ts';
import type { CoilDriver } from './shot.ts';

export interface DriveOptions extends CoilDriver {
  readonly wiring: Pick<Wiring, 'lines' | 'outputs'>;
  /** Told of a coil that is left off, and that it may be used again. */
  readonly tell: (event: CabinetEvent) => void;
}

const SWITCH = 'bar.down';

/**
 * Everything that a cabinet drives, whatever it is wired to: levels are held, coils get pulses within what they bear, and
 * wait for coil power with them. The bar's coils and its motor wait until `attend`, too, as it depends on where the bar
 * is whether it has to be moved.
 */
export class Drive {
  readonly heart: HeartLine | null;
  readonly #options: DriveOptions;
  readonly #bar: BarMover;
  readonly #meter: MeterPulses | null;
  readonly #release: Release | null;
  readonly #chime: Chime | null;
  readonly #hasSwitch: boolean;
  #held: Outputs = SAFE;
  #isDown = false;

  constructor(options: DriveOptions) {
    const { clock, wiring } = options;
    const { meter, release, chime, heartbeat } = wiring.outputs;
    this.#options = options;
    this.heart = heartbeat ? new HeartLine(heartbeat.pin, options) : null;
    this.#hasSwitch = SWITCH in wiring.lines;
    this.#bar = this.#mover();
    this.#meter = meter ? new MeterPulses(meter.pin, options) : null;
    this.#release = release ? new Release((over) => this.#coil('release', of(release), over), clock) : null;
    this.#chime = chime ? new Chime((over) => this.#coil('chime', of(chime), over), clock) : null;
  }

  /** Puts these levels on, again and again without harm. */
  hold(outputs: Outputs): void {
    this.#held = outputs;
    this.#holdLevels();
    this.#bar.hold(outputs.bar);
  }

  /** A cabinet that has come back holds nothing by itself, and has no coil power yet. */
  holdAgain(): void {
    this.heart?.off();
    this.hold(this.#held);
  }

  emit(momentary: Momentary): void {
    switch (momentary.output) {
      case 'meter':
        this.#meter?.add(momentary.value);
        break;
      case 'chime':
        this.#chime?.ring(momentary.value);
        break;
      case 'release':
        this.#release?.letGo();
        break;
      case 'bar':
        this.#bar.again();
        break;
      case 'coinReturned':
        break;
    }
  }

  /** A line changed: the bar's switch matters, the others do not. */
  lineChanged({ line, value }: Pick<LineChange, 'line' | 'value'>): void {
    if (line !== SWITCH) return;
    this.#isDown = value === 1;
    this.#bar.see(this.#isDown);
  }

  /** What is written arrives from now on, and every line that was not told is inactive. Again after each return. */
  attend(): void {
    this.hold(this.#held);
    this.#bar.attend(this.#hasSwitch ? this.#isDown : null);
  }

  /** What is written does not arrive any more: what was on its way is not made up for later. */
  detach(): void {
    this.#bar.detach();
    this.#coilsOff();
  }

  /** Everything is off, at once and whatever it was doing. */
  off(): void {
    const { wiring, write } = this.#options;
    this.#bar.off();
    this.#coilsOff();
    write(wiring.outputs.coins.pin, 0);
    write(wiring.outputs.startLamp.pin, 0);
    this.heart?.off();
  }

  /** Drops the bar and leaves everything off. */
  async stop(): Promise<void> {
    const { clock, guard } = this.#options;
    this.hold(SAFE);
    this.#coilsOff();
    let late: unknown = null;
    const patience = new Promise<void>((resolve) => {
      late = clock.setTimeout(resolve, MOTOR_LIMITS.runMs);
    });
    await Promise.race([this.#bar.settled(), patience]);
    clock.clearTimeout(late);
    this.off();
    this.#bar.stop();
    this.#release?.stop();
    this.#chime?.stop();
    await guard.stop();
  }

  #holdLevels(): void {
    const { wiring, write } = this.#options;
    write(wiring.outputs.coins.pin, this.#held.coins === 'accepted' ? 1 : 0);
    write(wiring.outputs.startLamp.pin, this.#held.startLamp === 'lit' ? 1 : 0);
  }

  #coilsOff(): void {
    this.#meter?.off();
    this.#release?.off();
    this.#chime?.off();
  }

  #mover(): BarMover {
    const { clock, wiring } = this.#options;
    const { bar } = wiring.outputs;
    if (!bar) return NO_BAR;
    switch (bar.kind) {
      case 'held':
        return new HeldBar(bar.pin, this.#options);
      case 'coils':
        return new BarCoils((which, over) => this.#coil(`bar.${which}`, of(bar[which]), over), clock);
      case 'motor':
        return new BarMotor((over) => this.#coil('bar', ofMotor(bar), over), clock);
    }
  }

  #coil(name: string, rating: CoilRating, over: () => void): Coil {
    const hasPower = () => this.heart?.hasPower ?? true;
    return new Coil({ name, rating, driver: this.#options, hasPower, tell: this.#options.tell, over });
  }
}

const of = (coil: CoilSettings): CoilRating => ({
  ...bounded(coil),
  onMsPerMinute: COIL_LIMITS.onMsPerMinute,
});

const ofMotor = ({ pin, mostMs }: { pin: number; mostMs: number }): CoilRating => ({
  pin,
  pulseMs: Math.min(mostMs, MOTOR_LIMITS.runMs),
  restMs: MOTOR_LIMITS.restMs,
  mostPerMinute: Number.POSITIVE_INFINITY,
  onMsPerMinute: MOTOR_LIMITS.onMsPerMinute,
});
