import type { Scoreboard, TableLayout } from '../session/scoreboard.ts';
import type { LineKind } from '../session/service/line-kind.ts';
import type { ServiceState } from '../session/service/state.ts';

/**
 * What pages and server say to each other.
 *
 * GET  /layout          TableLayout
 * GET  /events          server-sent events: `layout`, `board`, and on a simulated table `cabinet`; `service` while the
 *                       key is turned, and null when it is not any more; `time` on connection and every few seconds,
 *                       so that a page knows a dead stream from a quiet table
 * POST /panel           PanelAction → 204, or 409 { refused }
 * POST /cabinet         CabinetAction (simulated table only) → 204, or 409 { refused }
 * GET  /                the simulated table's page when there is one, else the scoreboard
 * GET  /scoreboard, /table
 */
export type ServerEvents = {
  layout: TableLayout;
  board: Scoreboard;
  service: ServiceState | null;
  cabinet: CabinetView;
  /** The table's monotonic clock, in milliseconds. */
  time: number;
};

/** The panel lines of a trace (src/README.md, "Replay") without their `at`. */
export interface PanelAction {
  readonly panel: string;
  readonly players?: number;
  readonly first?: number;
  readonly reason?: string;
  readonly hole?: string;
  readonly ball?: string;
  /** Where a ball went, or the black is to go (`ball`, `call`). */
  readonly pocket?: string;
  readonly group?: string;
  /** What is done after a short break (`choose`). */
  readonly option?: string;
  /** The cash that was in the box, in minor units (`collect`). */
  readonly counted?: number;
  /** Who emptied it, as he signs (`collect`). */
  readonly by?: string;
  /** How many (`serviceCredit`). */
  readonly games?: number;
  /** Nobody pressed: a question answered itself (`yes`, `no`). No page says so. */
  readonly byItself?: true;
  /** What is tried or ended (`test`, `endTest`). */
  readonly test?: string;
}

/** What hands do to a simulated cabinet. */
export type CabinetAction = FrontAction | WoodAction;

/** At the front of any table. */
export type FrontAction =
  /** A coin line of the layout, or `acceptor.` and the id of a coin that the simulated acceptor takes. */
  | { readonly do: 'coin'; readonly line: string }
  /** What happens to a simulated coin acceptor: its plug, a coin pulled back by a string, a coin that jams. */
  | { readonly do: 'acceptor'; readonly how: 'unplug' | 'plug' | 'string' | 'jam' | 'clear' }
  /** A coin is pulled back out of a mechanism that closes contacts. */
  | { readonly do: 'string' }
  | { readonly do: 'press'; readonly button: string }
  | { readonly do: 'key'; readonly on: boolean }
  | { readonly do: 'door'; readonly open: boolean }
  /** Somebody leans on the table. */
  | { readonly do: 'tilt' }
  /** A sensor breaks, or is mended. */
  | { readonly do: 'wire'; readonly line: string; readonly is: Wire }
  | { readonly do: 'speed'; readonly speed: 1 | 10 | 60 };

/** Broken, it tells the same for ever: that it is at rest (`off`), or that something is there (`on`). */
export type Wire = 'sound' | 'off' | 'on';

export interface WireState {
  readonly line: string;
  readonly kind: LineKind;
  readonly is: Wire;
}

/** On the table itself. */
export type WoodAction =
  /** A stroke that pots nothing: the ball stays on the bed. */
  { readonly do: 'miss' } | BarBilliardsAction | PoolAction;

export type BarBilliardsAction =
  /** Strike the ball in the D (one is taken from the trough when none stands there) and pot one of this colour. */
  | { readonly do: 'pot'; readonly hole: string; readonly ball: 'white' | 'red' }
  /** Take a ball out of the trough and put it in the D. */
  | { readonly do: 'lift'; readonly ball: 'white' | 'red' }
  /** Take a ball back by hand into the trough: from the bed (a foul), or with the door open from behind the bar. */
  | { readonly do: 'return'; readonly ball: 'white' | 'red'; readonly id?: number }
  /** Put the red on its spot, from the trough or from the bed (the break position). */
  | { readonly do: 'spot' }
  | { readonly do: 'knock'; readonly peg: string }
  | { readonly do: 'wobble'; readonly peg: string }
  | { readonly do: 'stand'; readonly peg: string }
  /** Stand a skittle in a hole for the last ball (BB-59); without a hole, in the 50 on its side. */
  | { readonly do: 'plug'; readonly peg: string; readonly hole?: string }
  /** A ball rolls back over the baulk line. */
  | { readonly do: 'baulk' }
  /** The bar sticks where it is, or moves again. */
  | { readonly do: 'jam'; readonly jammed: boolean };

export type PoolAction =
  /** Play the white, and this ball falls into that pocket; while balls still roll, one more of the same stroke. */
  | { readonly do: 'sink'; readonly ball: string; readonly pocket: string }
  /** Put the white there by hand. Millimetres, as in the view. */
  | { readonly do: 'place'; readonly x: number; readonly y: number }
  /** Put all object balls that a hand can reach in the triangle. */
  | { readonly do: 'rack' }
  /** Push what is left on the bed into the pockets, but for the white. */
  | { readonly do: 'clear' }
  /** A ball inside lies askew: it does not come when the others are let go, but the time after that. */
  | { readonly do: 'stick' };

/** Why the wood does not let an action happen; the page has words for each. */
export type CabinetRefusal =
  /** No ball of this colour is in the trough, in the D or on the bed. */
  | 'whiteOutOfReach'
  | 'redOutOfReach'
  | 'noBallInReach'
  | 'notInTrough'
  | 'notOnBed'
  | 'dTaken'
  | 'redSpotTaken'
  | 'holePlugged'
  | 'notA50Hole'
  | 'pegDown'
  | 'pegStanding'
  | 'pegIsBlack'
  | 'unknownHole'
  | 'unknownPeg'
  | 'unknownBall'
  /** No object ball is out; whatever was let go has not been paid for yet. */
  | 'ballsInside'
  /** The white has not rolled back yet. */
  | 'whiteRolls'
  | 'spotTaken'
  | 'noBallInside'
  | 'nothingToClear'
  /** This is done at another kind of table. */
  | 'otherTable'
  | 'unknownCoin'
  | 'unknownButton'
  | 'unknownSensor'
  | 'noAcceptor'
  | 'powerOff';

/** What is to be seen of a simulated cabinet. */
export type CabinetView = BarBilliardsView | PoolView;

export interface FrontView {
  readonly gate: 'accepted' | 'refused';
  /** It is there while the heartbeat beats; what coils hold goes without it. */
  readonly coilPower: boolean;
  readonly coinsReturned: number;
  readonly coinsSwallowed: number;
  /** A simulated coin acceptor; null when coins close contacts. */
  readonly acceptor: {
    readonly plugged: boolean;
    readonly jammed: boolean;
    /** Coins that it took and that it gave back, since it was switched on. */
    readonly accepted: number;
    readonly returned: number;
  } | null;
  /** Pulses of the electromechanical meter since the power came. */
  readonly meter: number;
  readonly key: boolean;
  readonly door: boolean;
  readonly speed: number;
  /** Lines active now, by name, for whoever wants to see the wires. */
  readonly lines: readonly string[];
  /** Every sensor that can be broken, in the order of a walk round the table. */
  readonly wires: readonly WireState[];
}

/** `x`, `y`: millimetres from the middle of the baulk end, right and up the table. */
export interface BarBilliardsView extends FrontView {
  readonly table: 'barBilliards';
  readonly bed: readonly {
    readonly id: number;
    readonly ball: 'white' | 'red';
    readonly inD: boolean;
    readonly x: number;
    readonly y: number;
  }[];
  /** Balls lying in the trough, by the compartment they rolled into (a hole's worth), oldest first. */
  readonly trough: readonly {
    readonly id: number;
    readonly ball: 'white' | 'red';
    readonly compartment: string;
  }[];
  /** On their way from a hole to the trough. */
  readonly rolling: readonly {
    readonly id: number;
    readonly ball: 'white' | 'red';
    readonly hole: string;
    /** The bar cannot hold it back any more. */
    readonly pastBar: boolean;
  }[];
  readonly trapped: readonly { readonly id: number; readonly ball: 'white' | 'red'; readonly hole: string }[];
  readonly pegs: Readonly<Record<string, 'standing' | 'fallen' | 'inHole'>>;
  /** Which skittle stands in which hole. */
  readonly plugged: Readonly<Record<string, string>>;
  readonly bar: 'raised' | 'dropped';
  /** It stays where it is, whatever it is told. */
  readonly barJammed: boolean;
}

/** Balls and pockets by their ids in the game. */
export interface PoolView extends FrontView {
  readonly table: 'pool';
  readonly bed: readonly { readonly ball: string; readonly x: number; readonly y: number }[];
  /** Under the bed, on their way from a pocket. */
  readonly rolling: readonly { readonly ball: string; readonly pocket: string }[];
  /** Object balls behind the glass, the first to roll out first. */
  readonly inside: readonly { readonly ball: string; readonly freed: boolean; readonly askew: boolean }[];
  /** Rolled out, and not in the triangle yet. */
  readonly trough: readonly string[];
  /** The white lies where only it rolls to. */
  readonly whiteHome: boolean;
  /** The triangle has not been broken. */
  readonly racked: boolean;
  /** Balls still roll: what drops now belongs to the same stroke. */
  readonly moving: boolean;
}
