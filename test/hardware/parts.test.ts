import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHEETS, type Sheet, sheetText } from '../../scripts/board/bench.ts';
import { readCircuit } from '../../scripts/board/netlist.ts';
import { tableAfter } from './tables.ts';

const document = (name: string): string =>
  readFileSync(new URL(`../../hardware/${name}`, import.meta.url), 'utf8');
const parts = document('parts.md');

/** The gates and halves of a chip are one part: U303A is of U303. */
const chipOf = (ref: string): string => ref.replace(/(\d)[A-D]$/, '$1');
const IN_ONE_CHIP: Readonly<Record<string, number>> = { CD4093: 4, CD4538: 2 };

const partsOf = (sheet: Sheet) => readCircuit(sheetText(sheet)).parts;

/** How many of each part so many of each circuit take. */
function needed(circuits: Partial<Record<Sheet, number>>): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const sheet of SHEETS)
    for (const { value } of partsOf(sheet)) count[value] = (count[value] ?? 0) + (circuits[sheet] ?? 0);
  return Object.fromEntries(
    Object.entries(count).map(([value, pieces]) => [value, Math.ceil(pieces / (IN_ONE_CHIP[value] ?? 1))]),
  );
}

/** The circuits of the table that config/gpio.yaml describes, as the wiring table counts them. */
function circuitsOfTheTable(): Partial<Record<Sheet, number>> {
  const boards = tableAfter(document('wiring.md'), '## Driver gpio').map(({ board }) => board);
  const counts = SHEETS.map((sheet) => [sheet, boards.filter((board) => board === sheet).length]);
  return { ...Object.fromEntries(counts), supply: 1 };
}

describe('The parts list', () => {
  it.each(SHEETS)('names each part of the circuit %s, with its value, and no other', (sheet) => {
    const listed = tableAfter(parts, `### ${sheet}\n`).flatMap(({ reference = '', part = '' }) => {
      const values = part.split(', ');
      return reference.split(', ').map((ref, n) => `${ref} ${values[n]}`);
    });
    const soldered = new Set(partsOf(sheet).map(({ ref, value }) => `${chipOf(ref)} ${value}`));
    expect([...listed].sort()).toEqual([...soldered].sort());
  });

  it.each([
    ['table', circuitsOfTheTable()],
    ['two coils', { coil: 2 }],
  ] as const)('buys what the netlists need, in its column "%s"', (column, circuits) => {
    const bought = tableAfter(parts, '## To buy').map((row) => [
      row.part,
      Number(row[column]?.replace('–', '0')),
    ]);
    expect(Object.fromEntries(bought)).toEqual(needed(circuits));
  });

  it('uses no reference twice', () => {
    const refs = SHEETS.flatMap((sheet) => partsOf(sheet).map(({ ref }) => ref));
    expect(new Set(refs).size).toBe(refs.length);
  });

  it.each(SHEETS)('belongs to a board whose manual shows the drawing of the %s', (sheet) => {
    expect(document('README.md')).toContain(`(board/${sheet}.svg)`);
  });
});
