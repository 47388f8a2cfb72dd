import type { Hole, Peg, RuleFlags } from '../rules/bar-billiards/setup.ts';
import type { Pool8Rules } from '../rules/pool8/setup.ts';
import type { Language } from './scoreboard.ts';

/** The configuration after reading: defaults filled in, durations in milliseconds, money in minor units. */
export type TableConfig = BarBilliardsConfig | Pool8Config;

export interface BarBilliardsConfig extends SharedConfig {
  readonly game: 'bar-billiards';
  readonly profile: string;
  readonly table: {
    /** For the record: no size changes a score (BB-11). */
    readonly make?: Make;
    readonly holes: readonly Hole[];
    readonly pegs: readonly Peg[];
    readonly balls: { readonly white: number; readonly red: number };
  };
  readonly rules: RuleFlags;
}

export interface Pool8Config extends SharedConfig {
  readonly game: 'pool8';
  readonly rules: Pool8Rules;
}

/** What a table is apart from its game. */
export interface SharedConfig {
  readonly play: {
    readonly players: number;
    /** The time that is sold; null: a game lasts until its rules end it. */
    readonly gameMs: number | null;
    readonly warningsMs: readonly number[];
    readonly strokeSettleMs: number;
    readonly start: 'button' | 'credit';
  };
  readonly money: MoneySettings;
  readonly cabinet: {
    readonly driver: 'simulated' | 'gpio' | 'firmata';
    /** How driver gpio reaches the kernel. `auto`: by the character device where there is one, else by its files. */
    readonly backend: 'auto' | 'chardev' | 'onoff';
    /** How the red is known; for bar billiards. */
    readonly red: 'perHole' | 'lane' | 'panel';
    /** How a potted ball is known, for pool: by beams and a reader, by beams and a person, or by a person. */
    readonly balls: 'reader' | 'pockets' | 'panel';
    readonly sensors: readonly SensorName[];
    /** A coin acceptor that speaks ccTalk; null when none is fitted. */
    readonly acceptor: AcceptorSettings | null;
    /** A reader of tags in the return lane; null when none is named. A simulated cabinet has one all the same. */
    readonly reader: ReaderSettings | null;
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
    /** Score digits, one chain of eight or one backpack of four each. */
    readonly digits: readonly DigitsSettings[];
    /** A small display inside, for whoever opens the door; null when there is none. */
    readonly lcd: { readonly bus: number; readonly address: number; readonly rows: 2 | 4 } | null;
  };
}

/** Which pin each line and output is wired to. An output is on when its pin is high, so that no pin driven is SAFE. */
export interface Wiring {
  readonly lines: Readonly<Record<string, Wire>>;
  readonly outputs: {
    /** A pool table has none. */
    readonly bar?: BarDrive;
    readonly coins: Driven;
    readonly startLamp: Driven;
    /** The electromechanical meter, where there is one. */
    readonly meter?: Driven;
    /** Lets the balls go, where the bar does not: one pulse at START and at a re-vend. A pool table has one. */
    readonly release?: Coil;
    /** A bell or a sounder: one pulse each time. */
    readonly chime?: Coil;
    /** Moves for as long as all is well: coil power hangs on it, and the coin gate. */
    readonly heartbeat?: Driven;
  };
}

/**
 * What moves the bar. `held`: high raises it and low drops it, for a driver that may be on for a whole game. `coils`: a
 * pulse of one coil drops it, a pulse of another raises it, and it stays by itself. `motor`: runs until the switch
 * bar.down says what is wanted, and never longer than `mostMs`.
 */
export type BarDrive =
  | { readonly kind: 'held'; readonly pin: number }
  | { readonly kind: 'coils'; readonly drop: Coil; readonly raise: Coil }
  | { readonly kind: 'motor'; readonly pin: number; readonly mostMs: number };

/** A coil that burns when it stays on. No setting lifts the limits that the driver has of its own. */
export interface Coil {
  readonly pin: number;
  readonly pulseMs: number;
  /** Off for at least this long after a pulse. */
  readonly restMs: number;
  readonly mostPerMinute: number;
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

/** What a set of digits shows: a player's score with the break, the time left, the credit. */
export type DigitsShow = 'player.1' | 'player.2' | 'player.3' | 'player.4' | 'clock' | 'break' | 'credit';

/** Seven-segment digits by johnny-five. `brightness` is 0 to 100. */
export type DigitsSettings = {
  readonly shows: DigitsShow;
  readonly brightness: number;
} & (
  | { readonly chip: 'MAX7219'; readonly data: number; readonly clock: number; readonly select: number }
  | { readonly chip: 'HT16K33'; readonly bus: number; readonly address: number }
);

export type Make = 'sams' | 'jelkes' | 'slim-sams' | 'burroughes-watts';

export type SensorName =
  | 'trough'
  | 'baulk'
  | 'lane'
  | 'delivery'
  | 'barDown'
  | 'door'
  | 'key'
  | 'tilt'
  | 'string';

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

/** A reader of 125 kHz tags on a serial port, and which ball has which tag. */
export interface ReaderSettings {
  readonly port: string;
  /** Ten hex digits in capitals, by ball. */
  readonly tags: Readonly<Record<string, string>>;
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
  /** How long after the start balls that did not come are released again, free. */
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
