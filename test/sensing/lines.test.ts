import { describe, expect, it } from 'vitest';
import { isLine, lineNames } from '../../src/sensing/lines.ts';
import { DEFAULTS, wood } from './cabinet.ts';

describe('the names of the lines', () => {
  it('are those of what is fitted', () => {
    const names = lineNames({ ...DEFAULTS, red: 'lane', trough: true });
    expect(names).toEqual(expect.arrayContaining(['hole.50L', 'peg.black', 'trough', 'lane', 'lane.red']));
    expect(names).toEqual(
      expect.arrayContaining(['coin.1', 'button.foul', 'door', 'key', 'tilt', 'bar.down']),
    );
    expect(names).not.toContain('red.50L');
    expect(names).not.toContain('baulk');
    expect(names).not.toContain('coin.string');
    expect(lineNames({ ...DEFAULTS, string: true })).toContain('coin.string');
  });

  it.each(['hole.200', 'red.200', 'lane.red', 'trough', 'coin.7', 'coin.string', 'button.undo', 'bar.down'])(
    'include %s, fitted or not',
    (name) => expect(isLine({ ...DEFAULTS, red: 'panel' }, name)).toBe(true),
  );

  it.each(['hole.60', 'peg.green', 'button.', 'coin', 'bar', ''])('do not include "%s"', (name) =>
    expect(isLine(DEFAULTS, name)).toBe(false),
  );

  it('that nobody knows tell nothing, but time goes on', () => {
    const table = wood();
    table.edge('peg.black', 1, 1000);
    table.edge('hole.60', 1, 2000);
    expect(table.told).toEqual([{ type: 'peg.fallen', peg: 'black', at: 1000 }]);
    expect(table.sensing.levels().get('peg.black')).toBe(1);
    expect(table.sensing.levels().has('hole.60')).toBe(false);
  });
});
