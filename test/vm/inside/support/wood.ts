import { outputPins } from '../../../../src/session/output-pins.ts';
import type { BarDrive, Wiring } from '../../../../src/session/table-config.ts';
import { type Level, levelOf, pull, spin } from './header.ts';

/** As long as a ball breaks a beam. */
const BALL_MS = 30;
/** Well over the width of support/settings.ts, and its bounces well under, on the busiest computer. */
const COIN_MS = 400;
const BOUNCE_MS = 0.5;
const LOOK_MS = 25;
/** How long a motor runs until the bar is on the other side. */
const TURN_MS = 300;

type Place = 'up' | 'down';

export interface Wood {
  set(line: string, value: Level): void;
  /** Active for so long, while nothing else happens in this process. */
  pulse(line: string, ms: number): void;
  /** A ball falls into a hole. */
  pot(hole: string): void;
  /** While the bar is up it rolls on through the lane. */
  comesHome(ball: 'white' | 'red'): void;
  /** A coin's contact bounces. */
  coin(ms?: number): void;
  bar(): Place;
  /** Nothing moves the bar from where it is. */
  jam(): void;
  /** A hand puts it there, and it moves again. */
  free(place: Place): void;
  /** Contacts hold their wires, whoever pulls at them, and the bar goes where it is driven, until it is let go. */
  hold(): () => void;
}

/**
 * Everything of the table that is no computer, at rest: skittles stand, nothing is in a beam, the bar is down, and what
 * the table drives is held low while nobody drives it.
 */
export function layWood({ lines, outputs }: Wiring): Wood {
  for (const { pin } of outputPins(outputs)) pull(pin, 0);
  const levels = new Map(Object.keys(lines).map((line): [string, Level] => [line, 0]));
  const pullWire = (line: string, value: Level) => {
    const wire = lines[line];
    if (!wire) throw new Error(`${line} is not wired`);
    pull(wire.pin, (wire.active === 'low') === (value === 1) ? 0 : 1);
  };
  const set = (line: string, value: Level) => {
    levels.set(line, value);
    pullWire(line, value);
  };
  const pulse = (line: string, ms: number) => {
    set(line, 1);
    spin(ms);
    set(line, 0);
  };
  const driven = barOf(outputs.bar);
  let bar: Place = 'down';
  let isJammed = false;
  const hold = () => {
    if (!isJammed) bar = driven(bar);
    if (levels.has('bar.down')) levels.set('bar.down', bar === 'up' ? 0 : 1);
    for (const [line, value] of levels) pullWire(line, value);
  };
  hold();
  return {
    set,
    pulse,
    pot: (hole) => pulse(`hole.${hole}`, BALL_MS),
    comesHome(ball) {
      const lines = ball === 'red' ? ['lane', 'lane.red'] : ['lane'];
      for (const line of lines) set(line, 1);
      spin(BALL_MS);
      for (const line of lines) set(line, 0);
    },
    coin(ms = COIN_MS) {
      for (let bounces = 0; bounces < 3; bounces++) {
        pulse('coin.1', BOUNCE_MS);
        spin(BOUNCE_MS);
      }
      pulse('coin.1', ms);
    },
    bar: () => bar,
    jam() {
      isJammed = true;
    },
    free(place) {
      isJammed = false;
      bar = place;
    },
    hold() {
      const holding = setInterval(hold, LOOK_MS);
      return () => clearInterval(holding);
    },
  };
}

/** Where what drives the bar moves it from there. */
function barOf(drive: BarDrive | undefined): (from: Place) => Place {
  switch (drive?.kind) {
    case 'held':
      return () => (levelOf(drive.pin) === 1 ? 'up' : 'down');
    case 'coils':
      return (from) => {
        if (levelOf(drive.drop.pin) === 1) return 'down';
        return levelOf(drive.raise.pin) === 1 ? 'up' : from;
      };
    case 'motor':
      return crank(drive.pin);
    case undefined:
      throw new Error('no bar moves here');
  }
}

/** To the other side, once in each run. */
function crank(pin: number): (from: Place) => Place {
  let sinceMs: number | null = null;
  return (from) => {
    const now = performance.now();
    if (levelOf(pin) === 0) sinceMs = null;
    else sinceMs ??= now;
    if (sinceMs === null || now < sinceMs + TURN_MS) return from;
    sinceMs = Number.POSITIVE_INFINITY;
    return from === 'up' ? 'down' : 'up';
  };
}
