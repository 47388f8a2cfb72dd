import type { Part, Place, Point, Turn } from '../netlist.ts';
import { type Look, lookOf } from './symbols.ts';

/** A part where it stands in the drawing. */
export interface Placed {
  readonly part: Part;
  readonly body: string;
  readonly pins: readonly PlacedPin[];
  readonly box: Box;
}

export interface PlacedPin extends Point {
  readonly net: string;
  readonly out: Point;
  readonly number: number | undefined;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const DEGREES: Readonly<Record<Turn, number>> = { right: 0, down: 90, left: 180, up: 270 };

export function placed(part: Part): Placed {
  const look = lookOf(part);
  const { at } = part;
  return {
    part,
    body: `<g transform="${transform(at)}">${look.body}</g>`,
    pins: look.pins.flatMap((pin, n) => {
      const net = part.nets[n];
      if (net === undefined) throw new Error(`${part.ref} has too few nets`);
      if (pin === null) return [];
      const [x, y] = pin.out;
      return [{ net, number: pin.number, ...moved(at, pin), out: turned(at, { x, y }) }];
    }),
    box: boxOf(at, look.box),
  };
}

function transform({ x, y, turn, flip }: Place): string {
  const mirrored = flip ? ' scale(1 -1)' : '';
  return `translate(${x} ${y}) rotate(${DEGREES[turn]}) scale(0.01)${mirrored}`;
}

function turned({ turn, flip }: Place, point: Point): Point {
  const x = point.x;
  const y = flip ? -point.y : point.y;
  if (turn === 'right') return { x, y };
  if (turn === 'down') return { x: 0 - y, y: x };
  return turn === 'left' ? { x: 0 - x, y: 0 - y } : { x: y, y: 0 - x };
}

function moved(at: Place, point: Point): Point {
  const { x, y } = turned(at, point);
  return { x: at.x + x, y: at.y + y };
}

function boxOf(at: Place, [left, top, right, bottom]: Look['box']): Box {
  const one = moved(at, { x: left, y: top });
  const other = moved(at, { x: right, y: bottom });
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}
