/** The signs at the ends of wires that lead to a supply or a ground: such wires are not drawn whole. */
import type { Point } from '../netlist.ts';
import type { PlacedPin } from './placed.ts';

const RAILS: Readonly<Record<string, string>> = { v12: '+12 V', vcoil: 'coil power', v33: '3.3 V' };
const GROUNDS: Readonly<Record<string, 'board' | 'computer'>> = { '0': 'board', pi_gnd: 'computer' };

export const isSupply = (net: string): boolean => net in RAILS || net in GROUNDS;

/** The sign that a pin of such a net gets, and the points that it takes. */
export function sign({ net, x, y, out }: PlacedPin): { svg: string; takes: readonly Point[] } {
  const down = net in GROUNDS ? 1 : -1;
  const straight = out.x === 0;
  const corner = { x: x + out.x, y: y + out.y };
  const foot = straight ? corner : { x: corner.x, y: corner.y + down };
  const path = `M${x} ${y}L${corner.x} ${corner.y}L${foot.x} ${foot.y}`;
  const mark = net in GROUNDS ? ground(foot, GROUNDS[net] === 'computer') : rail(foot, RAILS[net] ?? net);
  const beyond = [-1, 0, 1].map((aside) => ({ x: foot.x + aside, y: foot.y + down }));
  const takes = [{ x, y }, corner, foot, ...beyond];
  return { svg: `<path d="${path}"/>${mark}`, takes };
}

const rail = ({ x, y }: Point, name: string): string =>
  `<path d="M${x - 0.8} ${y}h1.6"/><text x="${x}" y="${y - 0.5}" text-anchor="middle">${name}</text>`;

function ground({ x, y }: Point, computer: boolean): string {
  return computer
    ? `<path d="M${x - 0.7} ${y}h1.4l-0.7 0.8Z"/>`
    : `<path d="M${x - 0.8} ${y}h1.6M${x - 0.5} ${y + 0.3}h1M${x - 0.2} ${y + 0.6}h0.4"/>`;
}
