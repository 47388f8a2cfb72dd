import type { Hole, Peg, RuleFlags } from '../rules/bar-billiards/setup.ts';
import type { Outputs } from './outputs.ts';
import type { Language } from './scoreboard.ts';

/** The configuration after reading: defaults filled in, durations in milliseconds, money in minor units. */
export interface TableConfig {
  readonly game: 'bar-billiards' | 'pool8';
  readonly profile: string;
  readonly table: {
    /** For the record: no size changes a score (BB-11). */
    readonly make?: Make;
    readonly holes: readonly Hole[];
    readonly pegs: readonly Peg[];
    readonly balls: { readonly white: number; readonly red: number };
  };
  readonly rules: RuleFlags;
  readonly play: {
    readonly players: number;
    readonly gameMs: number;
    readonly warningsMs: readonly number[];
    readonly strokeSettleMs: number;
    readonly start: 'button' | 'credit';
  };
  readonly money: MoneySettings;
  readonly cabinet: {
    readonly driver: 'simulated' | 'gpio' | 'firmata';
    readonly red: 'perHole' | 'lane' | 'panel';
    readonly sensors: readonly SensorName[];
    /** Pins of the Raspberry Pi's header, by BCM number; there when the driver is gpio. */
    readonly gpio?: Wiring;
    /** Pins of a board that speaks Firmata; there when the driver is firmata. */
    readonly firmata?: BoardWiring;
    readonly sensing: {
      readonly hole: { readonly minMs: number; readonly rearmMs: number; readonly stuckMs: number };
      readonly skittle: { readonly fallenMs: number; readonly standingMs: number; readonly orderMs: number };
      readonly redPairMs: number;
      readonly buttonMs: number;
      readonly blindMs: number;
      readonly silentGames: number;
    };
  };
  readonly display: {
    readonly language: Language;
    readonly night: { readonly from: string; readonly to: string } | null;
  };
}

/** Which pin each line and output is wired to. An output is on when its pin is high, so that no pin driven is SAFE. */
export interface Wiring {
  readonly lines: Readonly<Record<string, Wire>>;
  readonly outputs: Readonly<Record<keyof Outputs, { readonly pin: number }>>;
}

export interface Wire {
  readonly pin: number;
  readonly active: 'low' | 'high';
}

export interface BoardWiring extends Wiring {
  /** The serial port of the board. */
  readonly port: string;
}

export type Make = 'sams' | 'jelkes' | 'slim-sams' | 'burroughes-watts';

export type SensorName = 'trough' | 'baulk' | 'lane' | 'barDown' | 'door' | 'key' | 'tilt';

export interface MoneySettings {
  readonly currency: string;
  readonly priceCents: number;
  readonly offers: readonly { readonly priceCents: number; readonly games: number }[];
  readonly bands: readonly PriceBand[];
  readonly freePlay: boolean;
  readonly duringGame: 'queue' | 'extend' | 'refuse';
  readonly maxCredits: number;
  readonly coins: readonly PulseCoin[];
  readonly siteShare: number;
}

export interface PriceBand {
  readonly days: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  /** `HH:MM`, wall time of the table; `to` before `from` runs past midnight. */
  readonly from: string;
  readonly to: string;
  readonly priceCents: number;
}

export interface PulseCoin {
  readonly line: string;
  readonly valueCents: number;
  readonly minMs: number;
  readonly maxMs: number;
  /** Silence that ends a train of pulses; 0: each pulse is a coin. */
  readonly trainGapMs: number;
}
