/** Draws a circuit of hardware/board: the parts where their lines say, the wires from their nets. */
import { type Circuit, type Part, type Point, type Port, readCircuit } from '../netlist.ts';
import { type Box, type Placed, type PlacedPin, placed } from './placed.ts';
import { key, route, type Wire } from './route.ts';
import { isSupply, sign } from './supplies.ts';

const STYLE = `svg{background:white;font:0.95px sans-serif}path,circle{fill:none;stroke:black;stroke-width:0.12}
g path,g circle{stroke-width:12}text{fill:black}.pin{font-size:0.7px}g .pin{font-size:85px}
.title{font-size:1.5px;font-weight:bold}.ref{font-weight:bold}path[fill],circle[fill]{fill:black}.port{fill:white}`;

export function schematic(text: string): string {
  const circuit = readCircuit(text);
  const { parts, pins, signs, wires } = layOut(circuit);
  return page(circuit, [
    ...parts.map(({ body }) => body),
    ...parts.map(({ part, box }) => nameOf(part, box)),
    ...pins.map(pinNumber),
    ...signs.map(({ svg }) => svg),
    ...wires.map(({ from, to }) => `<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`),
    ...junctions(wires, pins).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="0.2" fill="black"/>`),
    ...circuit.ports.map(port),
    ...circuit.notes.map((note, n) => noteAt(note, { x: 0, y: bottomOf(circuit) + MARGIN / 2 + 1.4 * n })),
  ]);
}

/** Parts, signs and wires, each in its place. */
export function layOut(circuit: Circuit) {
  const parts = circuit.parts.map(placed);
  const pins = parts.flatMap((part) => part.pins);
  const names = new Set(circuit.ports.map(({ net }) => net));
  const signs = pins.filter(({ net }) => isSupply(net) && !names.has(net)).map(sign);
  const ends = endsOf(circuit, pins);
  const wires = route(ends, {
    closed: closedBy(
      parts,
      signs.flatMap(({ takes }) => takes),
    ),
    dear: (at) => (parts.some(({ part, box }) => isIn(at, nameBox(part, box))) ? 4 : 0),
  });
  return { parts, pins, signs, ends, wires };
}

function endsOf({ ports }: Circuit, pins: readonly PlacedPin[]) {
  const nets = new Map<string, Point[]>();
  const named = new Set(ports.map(({ net }) => net));
  const drawn = pins.filter(({ net }) => !isSupply(net) || named.has(net));
  for (const { net, x, y } of [...drawn, ...ports.map(({ net, at }) => ({ net, ...at }))])
    nets.set(net, [...(nets.get(net) ?? []), { x, y }]);
  return [...nets].map(([net, points]) => ({ net, points }));
}

function closedBy(parts: readonly Placed[], signs: readonly Point[]): (at: Point) => boolean {
  const taken = new Set(signs.map(key));
  return (at) => taken.has(key(at)) || parts.some(({ box }) => isIn(at, box));
}

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** A small part that stands has its name at its right side. */
const isBeside = ({ left, top, right, bottom }: Box): boolean =>
  bottom - top >= right - left && bottom - top < 3;

function nameOf({ ref, value }: Part, box: Box): string {
  if (isBeside(box)) {
    const middle = (box.top + box.bottom) / 2;
    const x = box.right + 0.6;
    return `<text x="${x}" y="${middle - 0.2}" class="ref">${ref}</text><text x="${x}" y="${middle + 0.9}">${value}</text>`;
  }
  const words = `<tspan class="ref">${ref}</tspan> ${value}`;
  return `<text x="${box.left - 0.3}" y="${box.top - 0.5}">${words}</text>`;
}

function nameBox(part: Part, box: Box): Box {
  if (isBeside(box)) return { ...box, left: box.right, right: box.right + 3 };
  const right = box.left + (part.ref.length + part.value.length) * 0.6;
  return { left: box.left, right, top: box.top - 1.5, bottom: box.top };
}

function pinNumber({ number, x, y, out }: PlacedPin): string {
  if (number === undefined) return '';
  return `<text x="${x - out.x * 0.5}" y="${y - 0.2}" text-anchor="middle" class="pin">${number}</text>`;
}

function port({ label, at: { x, y } }: Port): string {
  const words = `<text x="${x - 0.4}" y="${y + 1.5}">${label}</text>`;
  return `<circle cx="${x}" cy="${y}" r="0.35" class="port"/>${words}`;
}

/** Where three wires meet, or a wire goes on past a pin. */
function junctions(wires: readonly Wire[], pins: readonly PlacedPin[]): readonly Point[] {
  const meeting = new Map<string, { at: Point; count: number }>();
  const met = (net: string, { x, y }: Point) => {
    const known = meeting.get(`${net} ${x},${y}`);
    meeting.set(`${net} ${x},${y}`, { at: { x, y }, count: (known?.count ?? 0) + 1 });
  };
  for (const { net, from, to } of wires) for (const at of [from, to]) met(net, at);
  for (const pin of pins) met(pin.net, pin);
  return [...meeting.values()].filter(({ count }) => count > 2).map(({ at }) => at);
}

const MARGIN = 4;

const noteAt = (note: string, { x, y }: Point): string => `<text x="${x}" y="${y}">${note}</text>`;

const bottomOf = ({ parts, ports }: Circuit): number =>
  Math.max(...parts.map((part) => placed(part).box.bottom), ...ports.map(({ at }) => at.y)) + 2;

function page(circuit: Circuit, drawing: readonly string[]): string {
  const { title, parts, ports, notes } = circuit;
  const right = Math.max(...parts.map((part) => placed(part).box.right), ...ports.map(({ at }) => at.x));
  const width = Math.max(right + 3 * MARGIN, title.length * 0.82);
  const height = bottomOf(circuit) + 2 * MARGIN + 1.4 * notes.length;
  const size = `width="${width * 12}" height="${Math.ceil(height * 12)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">
<title>${title}</title>
<style>${STYLE}</style>
<text x="${-MARGIN + 1}" y="${-MARGIN + 2}" class="title">${title}</text>
${drawing.filter((piece) => piece !== '').join('\n')}
</svg>
`;
}
