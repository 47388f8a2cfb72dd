import { CALM, type CoinFlow, flooded, hasRoom, passing, stirred } from './coin-flow.ts';
import { bounceOf, type Contact, isGoodPulse, moved, OPEN, rested, widthOf } from './contact.ts';
import { type Detector, lasted, NOTHING, quietly, type Step, type Watched } from './detector.ts';
import type { CoinLine, LineFaultCode, TableEvent } from './events.ts';

/** No coin or note has more pulses: a longer train is a wire that taps. */
export const MOST_PULSES = 250;

/** A coin mechanism's line: pulses of the right width, far enough apart, one coin each or counted as a train. */
export interface CoinState extends Watched {
  readonly contact: Contact;
  /**
   * Until when the line was last closed by a good pulse and by all that followed it too closely. What comes too
   * close after that is noise, but the good pulse stands: its coin may have been told. A spark before a good pulse
   * takes nothing from it.
   */
  readonly busyUntil: number;
  /** Width of the pulse before. */
  readonly widthMs: number;
  /** Pulses of this train so far. */
  readonly pulses: number;
  /** Infinity while no train waits for its end. */
  readonly trainEndsAt: number;
  readonly flow: CoinFlow;
}

interface Figures extends CoinLine {
  readonly perSecond: number;
}

export function coinDetector(line: CoinLine, perSecond: number): Detector<CoinState> {
  const coin = { ...line, perSecond };
  return {
    start: {
      contact: OPEN,
      busyUntil: -Infinity,
      widthMs: 0,
      pulses: 0,
      trainEndsAt: Infinity,
      flow: CALM,
      due: Infinity,
      bed: 'still',
    },
    edge: (state, edge) =>
      quietly(
        watched({
          ...state,
          contact: moved(state.contact, edge, coin),
          trainEndsAt: Infinity,
          flow: stirred(state.flow, edge.value, edge.now),
        }),
      ),
    expire(state) {
      const { state: after, told } = expired(state, coin);
      return { state: watched(after), told };
    },
  };
}

function watched(state: CoinState): CoinState {
  return { ...state, due: Math.min(state.contact.due, state.trainEndsAt, state.flow.calmAt) };
}

function expired(state: CoinState, coin: Figures): Step<CoinState> {
  const { due, contact } = state;
  if (due === contact.due) {
    const after = { ...state, contact: rested(contact) };
    if (contact.phase === 'closed') return stuck(after, coin);
    return contact.phase === 'ending' ? pulseEnded(after, coin, due) : freed(after, coin, due);
  }
  if (due === state.trainEndsAt) return trainEnded(state, coin, due);
  return { state: { ...state, flow: CALM }, told: [recovered(coin, 'COIN_RATE', due)] };
}

function pulseEnded(state: CoinState, coin: Figures, at: number): Step<CoinState> {
  const { contact, busyUntil } = state;
  const good = isGoodPulse(contact, coin);
  const tooClose = !lasted(busyUntil, contact.from, coin.pauseMs);
  const pulses = state.pulses + (good && !tooClose ? 1 : 0);
  const after: CoinState = {
    ...state,
    busyUntil: good || tooClose ? contact.openedAt : busyUntil,
    widthMs: widthOf(contact),
    pulses,
    trainEndsAt: pulses === 0 ? Infinity : at + Math.max(0, coin.trainGapMs - bounceOf(coin)),
  };
  if (!good || tooClose) return { state: after, told: [refused(after, coin, 'width', at)] };
  return coin.trainGapMs === 0 ? trainEnded(after, coin, at) : quietly(after);
}

/** A coin, unless none has so many pulses or a mechanism cannot pass coins so fast. */
function trainEnded(state: CoinState, coin: Figures, at: number): Step<CoinState> {
  const { pulses, flow } = state;
  const after = { ...state, pulses: 0, trainEndsAt: Infinity };
  if (pulses > MOST_PULSES || coin.counts?.includes(pulses) === false) {
    return { state: after, told: [refused(state, coin, 'pulses', at)] };
  }
  if (flow.flooded) return { state: after, told: [refused(state, coin, 'rate', at)] };
  if (!hasRoom(flow, at, coin.perSecond)) {
    const told = [refused(state, coin, 'rate', at), failed(coin, 'COIN_RATE', at)];
    return { state: { ...after, flow: flooded(at) }, told };
  }
  const sensed: TableEvent = { type: 'coin.sensed', line: coin.line, pulses, at };
  return { state: { ...after, flow: passing(flow, at, coin.perSecond) }, told: [sensed] };
}

/** The pulse that sticks is no credit; those of its train before it were good. */
function stuck(state: CoinState, coin: Figures): Step<CoinState> {
  const at = state.contact.from + coin.maxMs;
  const before = state.pulses > 0 ? trainEnded(state, coin, at) : { state, told: NOTHING };
  return { state: before.state, told: [...before.told, failed(coin, 'COIN_STUCK', at)] };
}

function freed(state: CoinState, coin: Figures, at: number): Step<CoinState> {
  return {
    state: { ...state, busyUntil: state.contact.openedAt },
    told: [recovered(coin, 'COIN_STUCK', at)],
  };
}

function refused(state: CoinState, coin: Figures, why: 'width' | 'pulses' | 'rate', at: number): TableEvent {
  const pulses = why === 'width' ? 1 : state.pulses;
  return { type: 'coin.refused', line: coin.line, why, widthMs: state.widthMs, pulses, at };
}

function failed({ line }: CoinLine, code: LineFaultCode, at: number): TableEvent {
  return { type: 'line.failed', line, code, at };
}

function recovered({ line }: CoinLine, code: LineFaultCode, at: number): TableEvent {
  return { type: 'line.recovered', line, code, at };
}
