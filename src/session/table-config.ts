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
    /** A coin acceptor that speaks ccTalk; null when none is fitted. */
    readonly acceptor: AcceptorSettings | null;
    /** Pins of the Raspberry Pi's header, by BCM number; there when the driver is gpio. */
    readonly gpio?: Wiring;
    /** Pins of a board that speaks Firmata; there when the driver is firmata. */
    readonly firmata?: BoardWiring;
    readonly sensing: {
      readonly hole: { readonly minMs: number; readonly rearmMs: number; readonly stuckMs: number };
      readonly skittle: { readonly fallenMs: number; readonly standingMs: number; readonly orderMs: number };
      readonly redPairMs: number;
      readonly buttonMs: number;
      /** Coins a second on one line that no mechanism can pass. */
      readonly coinsPerSecond: number;
      /** How long no coin is taken after the string line was active. */
      readonly stringMs: number;
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
  readonly outputs: Readonly<Record<keyof Outputs, Driven>> & {
    /** The electromechanical meter, where there is one. */
    readonly meter?: Driven;
  };
}

export interface Wire {
  readonly pin: number;
  readonly active: 'low' | 'high';
}

export interface Driven {
  readonly pin: number;
}

export interface BoardWiring extends Wiring {
  /** The serial port of the board. */
  readonly port: string;
}

export type Make = 'sams' | 'jelkes' | 'slim-sams' | 'burroughes-watts';

export type SensorName = 'trough' | 'baulk' | 'lane' | 'barDown' | 'door' | 'key' | 'tilt' | 'string';

/** A ccTalk coin acceptor on a serial port. */
export interface AcceptorSettings {
  readonly port: string;
  /** Its address on the bus; 2 is usual. */
  readonly address: number;
  readonly checksum: 'simple' | 'crc16';
  /** Whether what is sent comes back: a bus of one wire does, some adapters swallow it. */
  readonly echo: 'required' | 'none' | 'auto';
  readonly pollMs: number;
  /** What tokens are worth, by coin id, in minor units. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Coin ids that are given back. */
  readonly refuse: readonly string[];
}

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
  /** So many games on top for each so much put in. */
  readonly bonus: { readonly everyCents: number; readonly games: number } | null;
  /** After how long without a coin or a game credit is gone; null: never. */
  readonly expiry: { readonly partMs: number | null; readonly wholeMs: number | null };
  /** How long after the start balls that did not come are released once more, free. */
  readonly revendMs: number;
  /** What the electromechanical meter counts: a pulse a paid game, or one for each so much money. */
  readonly meter: { readonly counts: 'games' | 'money'; readonly unitCents: number };
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
  /** Shortest pause between two pulses: one that begins sooner is noise, the one before it stands. */
  readonly pauseMs: number;
  /** Numbers of pulses that a coin can have; null: any. */
  readonly counts: readonly number[] | null;
  /** What falls goes into the cash box; a card reader's sale does not. */
  readonly cash: boolean;
}
