import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newWood } from '../../src/adapters/cabinet/simulated/bar-billiards/wood.ts';
import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { woodFile } from '../../src/adapters/cabinet/simulated/wood-file.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
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

  it('of a pool table does so too, with what lies inside and what is out', () => {
    const file = newFile();
    const layout = layoutFrom({ game: 'pool8' });
    const clock = new HandClock();
    const cabinet = simulatedCabinet({ layout, clock, seed: 1 });
    void cabinet.start(() => {});
    cabinet.emit({ output: 'release', value: 1 });
    clock.advance(12_000);
    for (const action of [{ do: 'rack' }, { do: 'sink', ball: 'S3', pocket: 'MR' }] as const)
      cabinet.do(action);
    woodFile(file).keep(cabinet.wood());
    expect(woodFile(file).recall(layout)).toEqual(cabinet.wood());
    expect(woodFile(file).recall(layoutFrom())).toBeNull();
  });

  it('of before there were pool tables is a bar billiards table', () => {
    const file = newFile();
    const wood = newWood(layoutFrom());
    const { table, ...before } = wood;
    writeFileSync(file, JSON.stringify(before));
    expect(woodFile(file).recall(layoutFrom())).toEqual({ ...before, table });
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
