/** The arrow keys go from one thing on the wood to the nearest one in that direction. */
const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** True when the key was an arrow. */
export function goByArrow(wood: Element, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const stops = [...wood.querySelectorAll<SVGElement>('[tabindex="0"]')];
  const here = wood.ownerDocument.activeElement;
  const from = here && wood.contains(here) ? here : null;
  const next = from ? nearest(centre(from), stops, direction) : stops[0];
  next?.focus();
  return true;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Straight ahead counts once, aside three times. */
export function costOf(from: Point, to: Point, direction: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * direction.x + dy * direction.y;
  const aside = Math.abs(dx * direction.y + dy * direction.x);
  return ahead > 1 ? ahead + 3 * aside : Number.POSITIVE_INFINITY;
}

function nearest(from: Point, stops: readonly SVGElement[], direction: Point): SVGElement | undefined {
  const costs = stops.map((stop) => ({ stop, cost: costOf(from, centre(stop), direction) }));
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a), {
    stop: stops[0],
    cost: Number.POSITIVE_INFINITY,
  });
  return best.cost < Number.POSITIVE_INFINITY ? best.stop : undefined;
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
