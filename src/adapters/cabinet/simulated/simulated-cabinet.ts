import { type Cabinet, type CabinetEvent, type Heart, POWER_LOOK_MS } from '../../../ports/cabinet.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { CabinetAction, CabinetRefusal, CabinetView } from '../../../ports/web-api.ts';
import { type Momentary, type Outputs, SAFE } from '../../../session/outputs.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { ChargePump } from './charge-pump.ts';
import { act, come, dark, laidOut, laidOutAnew, obey, pulse, viewOf, type Wood, worldOf } from './model.ts';
import type { Due, Step, World } from './step.ts';
import { heardOf, isSound, linesTold, stillThere } from './wires.ts';

export interface SimulatedCabinetOptions {
  readonly layout: TableLayout;
  /** The wood's own time, never the game's faster one. */
  readonly clock: Clock;
  readonly seed: number;
  /** Coil power and coin gate hang on its heartbeat; else there is always coil power. */
  readonly hasHeart?: boolean;
  readonly onView?: (view: CabinetView) => void;
  /** At a pool table: this ball rolls past the reader in the return run now. */
  readonly onBallHome?: (ball: string) => void;
  /** A table that has stood here before, as `wood()` gave it. */
  readonly remembered?: Wood;
}

/** A cabinet with no wood in it: hands act on it through `do`, and it speaks edges like a wired one. */
export interface SimulatedCabinet extends Cabinet {
  /** Null when it was done, else why it could not be. */
  do(action: CabinetAction): CabinetRefusal | null;
  view(): CabinetView;
  /** Plain values, to be remembered over a restart. */
  wood(): Wood;
  /** With another set of holes, skittles or balls the table is laid out anew; other coins leave them as they lie. */
  refit(layout: TableLayout): void;
}

export function simulatedCabinet(options: SimulatedCabinetOptions): SimulatedCabinet {
  return new WoodenCabinet(options);
}

class WoodenCabinet implements SimulatedCabinet {
  readonly #clock: Clock;
  readonly #chance: Chance;
  readonly #onView: (view: CabinetView) => void;
  readonly #onBallHome: (ball: string) => void;
  #world: Omit<World, 'at'>;
  #wood: Wood;
  #due: Due[] = [];
  #alarm: unknown = null;
  #report: ((event: CabinetEvent) => void) | null = null;
  #held: Outputs = SAFE;
  readonly #pump: ChargePump | null;
  /** Balls that wait for coil power. */
  #release: unknown = null;

  constructor(options: SimulatedCabinetOptions) {
    const { layout, clock, seed, onView, onBallHome, remembered, hasHeart = false } = options;
    this.#clock = clock;
    this.#chance = chanceFrom(seed);
    this.#onView = onView ?? (() => {});
    this.#onBallHome = onBallHome ?? (() => {});
    this.#pump = hasHeart ? new ChargePump(clock, () => this.#powered()) : null;
    this.#world = worldOf(layout, this.#chance);
    const wood = dark(remembered ?? laidOut(layout), layout);
    this.#wood = { ...wood, broken: stillThere(this.#world.sensors, wood.broken) };
  }

  start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    const at = this.#clock.now();
    for (const line of this.#told()) report({ type: 'line', change: { line, value: 1, at } });
    this.#onView(this.view());
    return Promise.resolve();
  }

  hold(outputs: Outputs): void {
    this.#held = outputs;
    this.#obey();
  }

  get heart(): Heart | null {
    return this.#pump;
  }

  heardUntil(): number {
    return this.#clock.now();
  }

  canRead(): boolean {
    return true;
  }

  emit(momentary: Momentary): void {
    if (!this.#report) return;
    if (momentary.output === 'release' && this.#pump?.hasPower === false) {
      this.#clock.clearTimeout(this.#release);
      this.#release = this.#clock.setTimeout(() => this.emit(momentary), POWER_LOOK_MS);
      return;
    }
    this.#take(pulse(this.#wood, momentary, { ...this.#now(), coilPower: this.#hasPower }));
  }

  stop(): Promise<void> {
    this.#report = null;
    this.#clock.clearTimeout(this.#alarm);
    this.#clock.clearTimeout(this.#release);
    this.#pump?.stop();
    this.#due = [];
    this.#wood = dark(obey(this.#wood, SAFE, this.#now()).wood, this.#world.layout);
    this.#onView(this.view());
    return Promise.resolve();
  }

  do(action: CabinetAction): CabinetRefusal | null {
    if (!this.#report) return 'powerOff';
    const step = act(this.#wood, action, this.#now());
    if (typeof step === 'string') return step;
    this.#take(step);
    // A bar that is free again goes where it was told to.
    this.#obey();
    return null;
  }

  view(): CabinetView {
    return viewOf(this.#wood, { ...this.#now(), coilPower: this.#hasPower });
  }

  wood(): Wood {
    return this.#wood;
  }

  refit(layout: TableLayout): void {
    const before = this.#told();
    const hasSameWood = shapeOf(layout) === shapeOf(this.#world.layout);
    this.#world = worldOf(layout, this.#chance);
    if (!hasSameWood) this.#due = [];
    const wood = hasSameWood ? this.#wood : laidOutAnew(this.#wood, layout);
    const broken = stillThere(this.#world.sensors, wood.broken);
    const after = linesTold(wood.lines, broken);
    this.#take({ wood: { ...wood, broken }, due: heardOf({ before, after }, this.#clock.now()) });
  }

  /** Without coil power the bar falls and the gate shuts, whatever is held. */
  #obey(): void {
    const outputs = this.#hasPower ? this.#held : SAFE;
    if (this.#report) this.#take(obey(this.#wood, outputs, this.#now()));
  }

  #powered(): void {
    this.#obey();
    this.#onView(this.view());
  }

  get #hasPower(): boolean {
    return this.#pump?.isCharged ?? true;
  }

  #told(): readonly string[] {
    return linesTold(this.#wood.lines, this.#wood.broken);
  }

  #now(): World {
    return { ...this.#world, at: this.#clock.now() };
  }

  #take({ wood, due }: Step<Wood>): void {
    if (wood === this.#wood && due.length === 0) return;
    this.#wood = wood;
    this.#expect(due);
    this.#onView(this.view());
  }

  #expect(due: readonly Due[]): void {
    if (due.length > 0) this.#due = [...this.#due, ...due].sort((a, b) => a.at - b.at);
    this.#clock.clearTimeout(this.#alarm);
    const next = this.#due[0];
    if (!next) return;
    this.#alarm = this.#clock.setTimeout(() => this.#deliver(), Math.max(0, next.at - this.#clock.now()));
  }

  #deliver(): void {
    const now = this.#clock.now();
    for (let next = this.#due[0]; next && next.at <= now; next = this.#due[0]) {
      const step = come(this.#wood, next, { ...this.#world, at: next.at });
      this.#wood = step.wood;
      this.#due = [...this.#due.slice(1), ...step.due].sort((a, b) => a.at - b.at);
      if (next.what === 'wire' || (next.what === 'edge' && isSound(this.#wood.broken, next.edge.line))) {
        this.#report?.({ type: 'line', change: next.edge });
      }
      if (next.what === 'ball at reader') this.#onBallHome(next.ball);
    }
    this.#expect([]);
    this.#onView(this.view());
  }
}

const shapeOf = ({ holes, pegs, balls }: TableLayout): string => JSON.stringify([holes, pegs, balls]);
