import { createActor } from 'xstate';
import { HandClock } from '../../adapters/clock/hand-clock.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { createSensing } from '../../sensing/sensing.ts';
import { EMPTY_BOOKS } from '../../session/books.ts';
import { SAFE } from '../../session/outputs.ts';
import { type Facts, scoreboardOf } from '../../session/scoreboard-of.ts';
import { tableMachine } from '../../session/table.ts';
import { classicPlay } from './bench-table.ts';
import { rounded } from './figures.ts';

const WARM_UP = 50_000;
const POTS = 240_000;
const BALL_MS = 30;
/** Eight balls within a second are the most that can happen (spec/bar-billiards.md 1.3). */
const BURST_MS = 120;
/** Longer than the settle time. */
const STROKE_MS = 10_000;
const POTS_A_TURN = 24;

export interface PotsPerSecond {
  /** Strokes of eight balls, each within a second. */
  readonly eightAStroke: number;
  /** Each ball in a stroke of its own, which has to begin and to end. */
  readonly oneAStroke: number;
}

/** Balls from two edges of their hole to the scoreboard that has them; no journal. */
export function potsPerSecond(): PotsPerSecond {
  return { eightAStroke: rateOf(8), oneAStroke: rateOf(1) };
}

function rateOf(potsAStroke: number): number {
  const pot = potter(potsAStroke);
  for (let nth = 0; nth < WARM_UP; nth += 1) pot(nth);
  const from = systemClock.now();
  for (let nth = WARM_UP; nth < WARM_UP + POTS; nth += 1) pot(nth);
  return rounded((POTS * 1_000) / (systemClock.now() - from));
}

function potter(potsAStroke: number): (nth: number) => void {
  const { game, sensing: setup } = classicPlay();
  const sensing = createSensing(setup, { at: 0, how: 'running' });
  const open = game.open(2, 0);
  const facts: Open<Facts> = { ...factsOfTheRest(game), play: null };
  return (nth) => {
    const at = STROKE_MS * (1 + Math.floor(nth / potsAStroke)) + BURST_MS * (nth % potsAStroke);
    const line = `hole.${setup.holes[nth % setup.holes.length]}`;
    for (const event of sensing.change({ line, value: 1, at })) open.tell(event);
    for (const event of sensing.change({ line, value: 0, at: at + BALL_MS })) open.tell(event);
    facts.play = open.board();
    const { players, active } = scoreboardOf(facts);
    if ((players[active]?.turn ?? 0) === 0) throw new Error('The pot was not scored.');
    if (nth % POTS_A_TURN !== POTS_A_TURN - 1) return;
    sensing.strokeByHand(at + BALL_MS, 'still');
    open.tell({ type: 'panel.next', at: at + BALL_MS });
  };
}

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** A running game, as far as the scoreboard asks about it. */
function factsOfTheRest(game: Facts['game']): Omit<Facts, 'play'> {
  const input = { warningsMs: [], credit: false, at: 0 };
  const begun = { msLeft: 1_000_000, barDropped: false, over: false, hasClock: true };
  const table = createActor(tableMachine, {
    clock: new HandClock(),
    input: { ...input, game: begun },
  }).start();
  return {
    game,
    table: table.getSnapshot(),
    canUndo: true,
    canStart: false,
    books: EMPTY_BOOKS,
    tariff: { currency: 'GBP', price: 100, offers: [], freePlay: false, gameMs: 1_020_000 },
    outputs: { ...SAFE, bar: 'raised' },
    screen: null,
    faults: [],
    highBreaks: { day: null, month: null, ever: null },
    service: false,
    siteShare: 50,
    canRevend: true,
    canCollect: false,
    time: { at: 0, gameAt: 0, speed: 1 },
  };
}
