import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { newSettings } from '../../src/app/new-settings.ts';
import { silentLog } from '../../src/ports/log.ts';
import { fileOf, pathOf } from '../support/baulk.ts';
import { refusedFrom } from '../support/config-reading.ts';
import { openTable } from '../support/open-table.ts';

function good(text = '') {
  const reading = readConfig(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading;
}

async function watchedTable() {
  const table = await openTable();
  const warned: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => void warned.push(message) };
  const currency = () => table.journal.books().currency;
  const file = { config: good(), configFile: 'table.yaml', currency, log };
  return { ...table, ...newSettings(file, table.controller), warned };
}

describe('a settings file that is saved while the table runs', () => {
  it('is told by what is wrong with it now, and by nothing once it is right', async () => {
    const { onBad, onGood, board } = await watchedTable();
    onBad(refusedFrom(fileOf('table.yaml', ['money: { price: much }'])));
    expect(board().faults).toMatchObject([{ code: 'CONFIG_WRONG', what: 'table.yaml' }]);
    onBad(refusedFrom(pathOf('table.yaml')));
    expect(board().faults).toMatchObject([{ code: 'CONFIG_UNREADABLE', what: 'table.yaml' }]);
    onGood(good());
    expect(board().faults).toEqual([]);
  });

  it('is taken with a word about what is strange in it', async () => {
    const { onGood, board, warned } = await watchedTable();
    onGood(good('play: { gameTime: 3m }\n'));
    expect(board().tariff.gameMs).toBe(180_000);
    expect(warned).toEqual([expect.stringMatching(/^table\.yaml:1:\d+ play\.gameTime: 3m is unusual/)]);
  });

  it('is not taken in another currency than the money that came before it', async () => {
    const { onGood, board, coin } = await watchedTable();
    const euros = 'money: { currency: EUR, price: 3 }\n';
    coin(100);
    onGood(good(euros));
    expect(board()).toMatchObject({ tariff: { currency: 'GBP', price: 100 }, credit: { games: 1 } });
    expect(board().faults).toMatchObject([{ code: 'CONFIG_CURRENCY', what: 'table.yaml' }]);
    onGood(good('money: { price: 2 }\n'));
    expect(board()).toMatchObject({ tariff: { price: 200 }, faults: [] });
  });

  it('may be in another currency while no money has come', async () => {
    const { onGood, board } = await watchedTable();
    onGood(good('money: { currency: EUR, price: 3 }\n'));
    expect(board()).toMatchObject({ tariff: { currency: 'EUR', price: 300 }, faults: [] });
  });
});
