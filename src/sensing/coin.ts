import {
  type Detector,
  type Edge,
  JUST_AFTER,
  lasted,
  NOTHING,
  quietly,
  ROUNDING,
  type Step,
  type Watched,
} from './detector.ts';
import type { CoinLine, TableEvent } from './events.ts';

/** Gaps shorter than this inside a pulse are the contact bouncing. */
const BOUNCE_MS = 10;

/** The credit contact of a coin mechanism: pulses of the right width, one coin each or counted as a train. */
export interface CoinState extends Watched {
  /** `ending`: open, but perhaps only bouncing. `stuck` and `freed`: the same two after it was closed for too long. */
  readonly phase: 'silent' | 'closed' | 'ending' | 'stuck' | 'freed';
  /** The pulse's first closing. */
  readonly from: number;
  readonly closedAt: number;
  readonly openedAt: number;
  /** How long the contact was really closed: interference is mostly gaps. */
  readonly closedMs: number;
  /** Good pulses of this train so far. */
  readonly pulses: number;
}

const SILENT: CoinState = {
  phase: 'silent',
  from: 0,
  closedAt: 0,
  openedAt: 0,
  closedMs: 0,
  pulses: 0,
  due: Infinity,
  bed: 'still',
};

interface Figures extends CoinLine {
  readonly bounceMs: number;
}

export function coinDetector(line: CoinLine): Detector<CoinState> {
  const coin = { ...line, bounceMs: Math.min(BOUNCE_MS, line.minMs / 2) };
  return {
    start: SILENT,
    edge: (state, edge) => quietly(edge.value === 1 ? closed(state, edge, coin) : opened(state, edge, coin)),
    expire(state) {
      if (state.phase === 'closed') return stuck(state, coin);
      if (state.phase === 'ending') return pulseEnded(state, coin);
      if (state.phase === 'silent') return { state: SILENT, told: sensed(state, coin, state.due) };
      return { state: SILENT, told: [{ ...fault(coin, state.due), type: 'line.recovered' }] };
    },
  };
}

function closed(state: CoinState, edge: Edge, coin: Figures): CoinState {
  if (state.phase === 'freed') return { ...state, phase: 'stuck', due: Infinity };
  if (state.phase === 'ending') {
    const leftMs = coin.maxMs - (edge.at - state.from);
    return { ...state, phase: 'closed', closedAt: edge.at, due: edge.now + leftMs + JUST_AFTER };
  }
  if (state.phase !== 'silent') return state;
  const due = edge.now + coin.maxMs + JUST_AFTER;
  return { ...state, phase: 'closed', from: edge.at, closedAt: edge.at, closedMs: 0, due };
}

function opened(state: CoinState, edge: Edge, coin: Figures): CoinState {
  const due = edge.now + coin.bounceMs;
  if (state.phase === 'stuck') return { ...state, phase: 'freed', due };
  if (state.phase !== 'closed') return state;
  const closedMs = state.closedMs + edge.at - state.closedAt;
  return { ...state, phase: 'ending', openedAt: edge.at, closedMs, due };
}

function pulseEnded(state: CoinState, coin: Figures): Step<CoinState> {
  const widthMs = state.openedAt - state.from;
  const good =
    lasted(state.from, state.openedAt, coin.minMs) &&
    widthMs <= coin.maxMs + ROUNDING &&
    state.closedMs * 2 >= widthMs;
  const refused: TableEvent = {
    type: 'coin.refused',
    line: coin.line,
    why: 'width',
    widthMs,
    pulses: 1,
    at: state.due,
  };
  const told = good ? NOTHING : [refused];
  const pulses = state.pulses + (good ? 1 : 0);
  if (pulses === 0) return { state: SILENT, told };
  const train: CoinState = { ...state, phase: 'silent', pulses };
  if (coin.trainGapMs === 0) return { state: SILENT, told: sensed(train, coin, state.due) };
  const restMs = Math.max(0, coin.trainGapMs - coin.bounceMs);
  return { state: { ...train, due: state.due + restMs }, told };
}

/** The pulse that sticks is no credit; those of its train before it were good. */
function stuck(state: CoinState, coin: Figures): Step<CoinState> {
  const at = state.from + coin.maxMs;
  const failed: TableEvent = { ...fault(coin, at), type: 'line.failed' };
  const told = state.pulses > 0 ? [...sensed(state, coin, at), failed] : [failed];
  return { state: { ...SILENT, phase: 'stuck' }, told };
}

function sensed(state: CoinState, coin: Figures, at: number): readonly TableEvent[] {
  return [{ type: 'coin.sensed', line: coin.line, pulses: state.pulses, at }];
}

function fault(coin: Figures, at: number) {
  return { line: coin.line, code: 'COIN_STUCK', at } as const;
}
