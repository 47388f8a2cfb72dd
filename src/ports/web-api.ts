import type { Scoreboard, TableLayout } from '../session/scoreboard.ts';
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
  /** What is tried or ended (`test`, `endTest`). */
  readonly test?: string;
}

/** What hands do to a simulated cabinet. */
export type CabinetAction =
  /** Strike the ball in the D (one is taken from the trough when none stands there) and pot one of this colour. */
  | { readonly do: 'pot'; readonly hole: string; readonly ball: 'white' | 'red' }
  /** A stroke that pots nothing: the ball stays on the bed. */
  | { readonly do: 'miss' }
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
  /** A coin line of the layout, or `acceptor.` and the id of a coin that the simulated acceptor takes. */
  | { readonly do: 'coin'; readonly line: string }
  /** What happens to a simulated coin acceptor: its plug, a coin pulled back by a string, a coin that jams. */
  | { readonly do: 'acceptor'; readonly how: 'unplug' | 'plug' | 'string' | 'jam' | 'clear' }
  | { readonly do: 'press'; readonly button: string }
  | { readonly do: 'key'; readonly on: boolean }
  | { readonly do: 'door'; readonly open: boolean }
  | { readonly do: 'speed'; readonly speed: 1 | 10 | 60 };

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
  | 'unknownCoin'
  | 'unknownButton'
  | 'noAcceptor'
  | 'powerOff';

/** What is to be seen of a simulated cabinet. */
export interface CabinetView {
  /** `x`, `y`: millimetres from the middle of the baulk end, right and up the table. */
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
  readonly gate: 'accepted' | 'refused';
  /** It is there while the heartbeat beats; bar and gate go without it. */
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
}
