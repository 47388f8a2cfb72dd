import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHEETS, sheetText } from '../../scripts/board/bench.ts';
import { key, type Wire } from '../../scripts/board/draw/route.ts';
import { layOut, schematic } from '../../scripts/board/draw/schematic.ts';
import { readCircuit } from '../../scripts/board/netlist.ts';

/** All points that wires of one net lead to from here. */
function ledTo(from: string, wires: readonly Wire[]): ReadonlySet<string> {
  const reached = new Set([from]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const wire of wires) {
      const ends = [key(wire.from), key(wire.to)];
      if (ends.some((end) => reached.has(end))) for (const end of ends) reached.add(end);
    }
  }
  return reached;
}

describe.each(SHEETS)('The drawing of the %s', (sheet) => {
  const { ends, wires, pins } = layOut(readCircuit(sheetText(sheet)));

  it('is the one that its netlist gives (npm run board:draw)', () => {
    const drawn = readFileSync(new URL(`../../hardware/board/${sheet}.svg`, import.meta.url), 'utf8');
    expect(drawn).toBe(schematic(sheetText(sheet)));
  });

  it('connects all pins of a net', () => {
    for (const { net, points } of ends) {
      const own = wires.filter((wire) => wire.net === net);
      const reached = ledTo(key(points[0] ?? { x: 0, y: 0 }), own);
      expect(points.filter((point) => !reached.has(key(point)))).toEqual([]);
    }
  });

  it('connects nothing else: two nets share no piece of wire, and none touches a foreign pin', () => {
    const pieces = wires.map(({ from, to }) => [key(from), key(to)].sort().join(' '));
    expect(new Set(pieces).size).toBe(pieces.length);
    for (const { net, from, to } of wires)
      expect(pins.filter((pin) => pin.net !== net && [key(from), key(to)].includes(key(pin)))).toEqual([]);
  });
});
