import type { LineChange } from '../../../sensing/events.ts';
import type { Chance } from './chance.ts';

/** A light beam is clean: it breaks once and clears once. */
export function beamBroken(line: string, at: number, widthMs: number): LineChange[] {
  return [
    { line, value: 1, at },
    { line, value: 0, at: at + widthMs },
  ];
}

/** How long a ball keeps a beam under the bed broken: 25 to 50 ms as a rule, 15 to 95 at the ends. */
export function ballWidthMs(chance: Chance): number {
  return chance.happens(0.85) ? chance.between(25, 50) : chance.between(15, 95);
}

/** A contact that ends at this value, bouncing for `bounceMs` on its way there. */
export function contact(
  to: Pick<LineChange, 'line' | 'value' | 'at'>,
  bounceMs: number,
  chance: Chance,
): LineChange[] {
  const { line, value, at } = to;
  const back: 0 | 1 = value === 1 ? 0 : 1;
  const bounces = Math.ceil(chance.between(0, 3));
  const step = bounceMs / (2 * bounces);
  const edges: LineChange[] = [{ line, value, at }];
  for (let bounce = 0; bounce < bounces; bounce += 1) {
    const left = at + step * (2 * bounce + chance.between(0.3, 1));
    edges.push({ line, value: back, at: left }, { line, value, at: at + step * (2 * bounce + 2) });
  }
  return edges;
}

/** A contact that closes and opens again, both with 1 to 5 ms of bounce. */
export function contactPulse(line: string, at: number, heldMs: number, chance: Chance): LineChange[] {
  const bounce = (): number => chance.between(1, 5);
  return [
    ...contact({ line, value: 1, at }, bounce(), chance),
    ...contact({ line, value: 0, at: at + heldMs }, bounce(), chance),
  ];
}

/** How long a ball that rattles lets light through: too short for a second ball. */
const LIGHT_MS = [1, 8] as const;

/** A ball that rattles in the jaws of a pocket touches its beam for a moment before it falls through, or after. */
export function rattlingBall(line: string, at: number, chance: Chance): LineChange[] {
  const touch = (from: number): LineChange[] => beamBroken(line, from, chance.between(0.5, 3.5));
  const first = chance.happens(0.4) ? touch(at) : [];
  const falls = first.length > 0 ? endOf(first, at) + chance.between(...LIGHT_MS) : at;
  const passage = beamBroken(line, falls, ballWidthMs(chance));
  const last = chance.happens(0.3) ? touch(endOf(passage, falls) + chance.between(...LIGHT_MS)) : [];
  return [...first, ...passage, ...last];
}

function endOf(edges: readonly LineChange[], otherwise: number): number {
  return edges.at(-1)?.at ?? otherwise;
}
