import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig, readOverlay } from '../../src/adapters/config/read-config.ts';
import { good, told } from '../support/config-reading.ts';

const table = readFileSync(new URL('../../config/table.yaml', import.meta.url), 'utf8');

/** Cuts a piece out of the file and puts something else there. */
const mutated = fc
  .array(
    fc.record({
      at: fc.nat({ max: table.length }),
      cut: fc.nat({ max: 40 }),
      put: fc.oneof(
        fc.string({ maxLength: 8 }),
        fc.constantFrom(
          '\t',
          '\n',
          ': ',
          '- ',
          '[',
          '}',
          '"',
          '&a ',
          '*a',
          '!!',
          '#',
          '0',
          '-1',
          '.nan',
          '__proto__: ',
          'off',
        ),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    changes.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), table),
  );

describe('Whatever a file holds', () => {
  it('it is a configuration that means the same when kept, or a list of problems', () => {
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        const reading = readConfig(text);
        if ('problems' in reading) {
          expect(reading.problems.length).toBeGreaterThan(0);
          for (const problem of reading.problems)
            expect(problem.reason).not.toMatch(/undefined|NaN|\[object|\n/);
        } else {
          expect(good(readOverlay('', reading.raw)).config).toEqual(reading.config);
        }
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('a problem lies inside the file', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const reading = readConfig(text);
        const lines = text.split('\n').length;
        for (const { place } of 'problems' in reading ? reading.problems : []) {
          expect(place?.line).toBeGreaterThan(0);
          expect(place?.line).toBeLessThanOrEqual(lines);
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it('anything laid over it is judged too', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (any) => {
        const everywhere = {
          money: {
            price: any,
            freePlay: any,
            coins: [any, { line: any, value: any, train: any, pause: any, counts: any, cash: any }],
            bands: any,
            bonus: any,
            expiry: any,
            revend: any,
            meter: any,
          },
          play: { players: any, gameTime: any, warnings: any },
          table: { skittles: any, farRow: any, holes: any },
          rules: { lastBallHoles: any, maxDoublePotsFromBreak: any },
          display: { language: any, night: any },
          cabinet: any,
        };
        expect(told(readOverlay(table, everywhere)).length).toBeGreaterThan(0);
        expect(told(readOverlay(table, { surprise: any }))).toHaveLength(1);
      }),
    );
  }, 60_000);
});
