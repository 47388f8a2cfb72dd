/** How a hole or a skittle is told from its twin, as the player sees it. */
export type Side = 'left' | 'right' | 'middle';
export type Colour = 'black' | 'white' | 'red';

/** From the end of an id: `50L`, `whiteR`, `redC`. */
export function sideOf(id: string): Side {
  if (id.endsWith('L')) return 'left';
  return id.endsWith('R') ? 'right' : 'middle';
}
