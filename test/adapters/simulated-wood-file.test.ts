import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newWood } from '../../src/adapters/cabinet/simulated/wood.ts';
import { woodFile } from '../../src/adapters/cabinet/simulated/wood-file.ts';
import { layoutOf } from '../../src/app/layout-of.ts';
import { playFrom } from '../support/open-table.ts';

const TARIFF = { currency: 'GBP', price: 100, offers: [], freePlay: false, gameMs: 0 };
const layoutFrom = (settings = {}) => layoutOf(playFrom(settings), TARIFF);
const newFile = () => join(mkdtempSync(join(tmpdir(), 'wood-')), 'wood.json');

describe('the simulated wood', () => {
  it('lies where it lay when the process comes back', () => {
    const file = newFile();
    const wood = { ...newWood(layoutFrom()), coinsSwallowed: 3, door: true };
    woodFile(file).keep(wood);
    expect(woodFile(file).recall(layoutFrom())).toEqual(wood);
  });

  it('is laid out anew when it was another table’s', () => {
    const file = newFile();
    woodFile(file).keep(newWood(layoutFrom()));
    expect(woodFile(file).recall(layoutFrom({ table: { skittles: 'A3' } }))).toBeNull();
    expect(woodFile(file).recall(layoutFrom({ table: { balls: { white: 5, red: 1 } } }))).toBeNull();
  });

  it('is laid out anew when the file is missing or damaged', () => {
    const file = newFile();
    expect(woodFile(file).recall(layoutFrom())).toBeNull();
    writeFileSync(file, '{"balls":[');
    expect(woodFile(file).recall(layoutFrom())).toBeNull();
  });
});
