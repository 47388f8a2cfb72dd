/** Finds the way of each wire along the grid: short, few bends, few crossings, and never through a part. */
import type { Point } from '../netlist.ts';
import { NearestFirst } from './nearest-first.ts';

export interface Obstacles {
  /** No wire goes here. */
  readonly closed: (at: Point) => boolean;
  /** What it costs to go here: names of parts are better left free. */
  readonly dear: (at: Point) => number;
}

export interface Wire {
  readonly net: string;
  readonly from: Point;
  readonly to: Point;
}

interface Ends {
  readonly net: string;
  readonly points: readonly Point[];
}

interface Step {
  readonly at: Point;
  readonly heading: number;
  readonly cost: number;
  readonly before: Step | null;
}

const HEADINGS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
const BEND = 3;
const CROSSING = 6;
/** Wires one unit apart are hard to tell from one another. */
const BESIDE = 0.4;

export const key = ({ x, y }: Point): string => `${x},${y}`;

/** Wires for all nets, each a step long. Nets that are close together go first. */
export function route(nets: readonly Ends[], obstacles: Obstacles): readonly Wire[] {
  const ends = new Map(nets.flatMap(({ net, points }) => points.map((point) => [key(point), net] as const)));
  const ordered = [...nets].sort((one, other) => spread(one.points) - spread(other.points));
  const wires: Wire[] = [];
  for (const net of ordered) wires.push(...routeNet(net, { obstacles, ends, others: byPoint(wires) }));
  return wires;
}

function byPoint(wires: readonly Wire[]): ReadonlyMap<string, readonly Wire[]> {
  const touching = new Map<string, Wire[]>();
  for (const wire of wires)
    for (const at of [wire.from, wire.to]) touching.set(key(at), [...(touching.get(key(at)) ?? []), wire]);
  return touching;
}

interface Ground {
  readonly obstacles: Obstacles;
  readonly ends: ReadonlyMap<string, string>;
  /** The wires of other nets, by the points that they touch. */
  readonly others: ReadonlyMap<string, readonly Wire[]>;
}

/** One net grows from its first point to the nearest that it does not reach yet, until it reaches all. */
function routeNet({ net, points }: Ends, ground: Ground): readonly Wire[] {
  const [first, ...rest] = points;
  if (first === undefined) return [];
  const reached = new Map([[key(first), first]]);
  const missing = new Map(rest.map((at) => [key(at), at] as const).filter(([at]) => !reached.has(at)));
  const wires: Wire[] = [];
  while (missing.size > 0) {
    for (let step = search(net, { reached, missing, ground }); step.before !== null; step = step.before) {
      wires.push({ net, from: step.before.at, to: step.at });
      reached.set(key(step.at), step.at);
      missing.delete(key(step.at));
    }
  }
  return wires;
}

interface Search {
  readonly reached: ReadonlyMap<string, Point>;
  readonly missing: ReadonlyMap<string, Point>;
  readonly ground: Ground;
}

function search(net: string, { reached, missing, ground }: Search): Step {
  const open = new NearestFirst<Step>();
  for (const at of reached.values())
    open.add(distance(at, missing), { at, heading: -1, cost: 0, before: null });
  const done = new Set<string>();
  for (let step = open.take(); step !== undefined; step = open.take()) {
    const state = `${key(step.at)} ${step.heading}`;
    if (done.has(state)) continue;
    done.add(state);
    if (missing.has(key(step.at))) return step;
    for (const next of stepsFrom(step, net, ground)) open.add(next.cost + distance(next.at, missing), next);
  }
  throw new Error(`no way for the wire ${net} to ${[...missing.keys()].join(' ')}`);
}

/** The fewest steps from here to any point that is still missing. */
function distance({ x, y }: Point, missing: Search['missing']): number {
  return Math.min(...[...missing.values()].map((to) => Math.abs(to.x - x) + Math.abs(to.y - y)));
}

function stepsFrom(step: Step, net: string, ground: Ground): readonly Step[] {
  return HEADINGS.flatMap(({ x, y }, heading) => {
    const at = { x: step.at.x + x, y: step.at.y + y };
    const bends = step.heading !== -1 && step.heading !== heading;
    if (bends && Math.abs(step.heading - heading) === 2) return [];
    if (bends && ground.others.has(key(step.at))) return [];
    if (!mayEnter(at, heading, net, ground)) return [];
    const cost = step.cost + 1 + (bends ? BEND : 0) + priceOf(at, ground);
    return [{ at, heading, cost, before: step }];
  });
}

/** A wire may cross another one at a right angle, where that goes straight on. */
function mayEnter(at: Point, heading: number, net: string, { obstacles, ends, others }: Ground): boolean {
  const owner = ends.get(key(at));
  if (owner !== undefined) return owner === net;
  if (obstacles.closed(at)) return false;
  const there = others.get(key(at)) ?? [];
  const level = there.filter(({ from, to }) => from.y === to.y).length;
  if (there.length === 0) return true;
  return there.length === 2 && level === (heading % 2 === 0 ? 0 : 2);
}

function priceOf(at: Point, { obstacles, others }: Ground): number {
  const beside = HEADINGS.filter(({ x, y }) => others.has(key({ x: at.x + x, y: at.y + y }))).length;
  return obstacles.dear(at) + (others.has(key(at)) ? CROSSING : beside * BESIDE);
}

function spread(points: readonly Point[]): number {
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return range(points.map(({ x }) => x)) + range(points.map(({ y }) => y));
}
