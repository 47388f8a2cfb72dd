import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '../../scripts/board/bench.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { outputPins } from '../../src/session/output-pins.ts';
import type { Wiring } from '../../src/session/table-config.ts';
import { good } from '../support/config-reading.ts';
import { tableAfter } from './tables.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const wiring = text('hardware/wiring.md');
const preset = (name: string) => good(readConfig(text(`config/${name}.yaml`))).config.cabinet;

/** BCM numbers by their place on the 40-way header. */
const HEADER: Readonly<Record<number, number>> = {
  ...{ 3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9 },
  ...{ 22: 25, 23: 11, 24: 8, 26: 7, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21 },
};

const pinsOf = ({ lines, outputs }: Wiring) =>
  Object.fromEntries([
    ...Object.entries(lines).map(([name, { pin }]) => [name, pin]),
    ...outputPins(outputs).map(({ name, pin }) => [name, pin]),
  ]);

const presets = [
  ['Raspberry Pi', 'gpio', '## Driver gpio', preset('gpio').gpio],
  ['pool table', 'pool8-gpio', '## A pool table on the header', preset('pool8-gpio').gpio],
  ['Arduino Mega', 'firmata', '## Driver firmata', preset('firmata').firmata],
] as const;

describe.each(presets)('The wiring table of the %s', (_, __, heading, wires) => {
  const rows = tableAfter(wiring, heading);

  it('has the names and the pins of its settings, each once', () => {
    if (!wires) throw new Error('the preset has no wires');
    expect(Object.fromEntries(rows.map(({ name, pin }) => [name, Number(pin)]))).toEqual(pinsOf(wires));
    expect(new Set(rows.map(({ pin }) => pin)).size).toBe(rows.length);
  });

  it('leads each wire to a circuit of the driver board: outputs to a driver, lines to an input or a beam', () => {
    if (!wires) throw new Error('the preset has no wires');
    const outputs = new Set(outputPins(wires.outputs).map(({ name }) => name));
    for (const { name = '', board = '' } of rows) {
      expect(SHEETS).toContain(board);
      expect([name, outputs.has(name)]).toEqual([name, board !== 'input' && board !== 'beam']);
    }
  });
});

describe.each(['## Driver gpio', '## A pool table on the header'])(
  'The header of the Raspberry Pi, as it is wired under %s',
  (heading) => {
    const rows = tableAfter(wiring, heading);

    it('has each wire at the place of its pin', () => {
      for (const { name, pin, header } of rows)
        expect([name, HEADER[Number(header)]]).toEqual([name, Number(pin)]);
    });

    it('pulls each pin at the start as the table says: 0 to 8 up, the others down', () => {
      for (const { name, pin, 'at start': pull } of rows)
        expect([name, pull]).toEqual([name, Number(pin) <= 8 ? 'up' : 'down']);
    });

    it('drives nothing that is not pulled down at the start, and nothing on the serial console', () => {
      const outputs = rows.filter(({ board }) => board !== 'input' && board !== 'beam');
      expect(outputs.length).toBeGreaterThan(0);
      for (const { name, pin, 'at start': pull } of outputs) {
        expect([name, pull]).toEqual([name, 'down']);
        expect(['14', '15']).not.toContain(pin);
      }
    });
  },
);
