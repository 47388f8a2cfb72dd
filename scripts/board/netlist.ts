/** A circuit of hardware/board, read: the parts, what they are connected to, and where they stand in the drawing. */
export interface Circuit {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly ports: readonly Port[];
  /** What the drawing cannot show, such as the supply of a chip. */
  readonly notes: readonly string[];
}

export interface Part {
  /** Its reference designator, such as R301 or U302A. */
  readonly ref: string;
  /** What its parts list says: `CD4093`, `10k`. */
  readonly value: string;
  readonly kind: 'R' | 'C' | 'other';
  readonly nets: readonly string[];
  readonly at: Place;
}

export interface Port {
  readonly net: string;
  readonly label: string;
  readonly at: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Turn = 'right' | 'down' | 'left' | 'up';

export interface Place extends Point {
  readonly turn: Turn;
  readonly flip: boolean;
}

export function readCircuit(text: string): Circuit {
  const lines = text.split('\n').filter((line) => line !== '');
  const defaults = new Map(
    [...text.matchAll(/(r_\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return {
    title: lines[0]?.slice(2) ?? '',
    parts: lines.filter((line) => /^[A-Z]/.test(line)).map((line) => readPart(line, defaults)),
    ports: lines.filter((line) => line.startsWith('* port ')).map(readPort),
    notes: lines.filter((line) => line.startsWith('* note ')).map((line) => line.slice(7)),
  };
}

/** `R301 line led 680 ; @2,12 right`: ref, nets, value, place. ngspice wants an X before a part with a model of its own. */
function readPart(line: string, defaults: ReadonlyMap<string, string>): Part {
  const [wiring = '', place = ''] = line.split(' ; ');
  const [name = '', ...rest] = wiring.split(' ');
  const ref = name.replace(/^X/, '');
  const written = rest.at(-1) ?? '';
  const value = defaults.get(written.replace(/[{}]/g, '')) ?? written;
  const [letter] = ref;
  const kind = letter === 'R' || letter === 'C' ? letter : 'other';
  return { ref, value, kind, nets: rest.slice(0, -1), at: readPlace(place, line) };
}

function readPlace(place: string, line: string): Place {
  const [, x, y, turn, flip] = place.match(/^@(\d+),(\d+) (right|down|left|up)( flip)?$/) ?? [];
  if (!isTurn(turn)) throw new Error(`no place in the drawing: ${line}`);
  return { x: Number(x), y: Number(y), turn, flip: flip !== undefined };
}

const isTurn = (word: string | undefined): word is Turn =>
  word === 'right' || word === 'down' || word === 'left' || word === 'up';

function readPort(line: string): Port {
  const [, net = '', x, y, label = ''] = line.match(/^\* port (\S+) @(\d+),(\d+) (.+)$/) ?? [];
  if (net === '') throw new Error(`no port: ${line}`);
  return { net, label, at: { x: Number(x), y: Number(y) } };
}
