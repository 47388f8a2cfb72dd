import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homecomings } from '../../../src/rules/pool8/homecoming.ts';
import { POCKETS, type Pocket } from '../../../src/rules/pool8/table.ts';

const fell = (...pockets: readonly Pocket[]) => pockets.map((pocket, nth) => ({ pocket, at: nth * 100 }));
const came = (...froms: readonly (readonly Pocket[] | null)[]) =>
  froms.map((from, nth) => ({ from, at: 2_000 + nth * 100 }));
const pockets = (...given: Parameters<typeof homecomings>) =>
  homecomings(...given).map((home) => home.pockets);

describe('A ball that comes home', () => {
  it('is the one that fell', () => {
    const falls = fell('ML');
    expect(homecomings(falls, came(null))).toEqual([{ fall: falls[0], pockets: ['ML'] }]);
  });

  it('is none that fell after it came home', () => {
    expect(homecomings([{ pocket: 'ML', at: 3_000 }], came(null))).toEqual([{ fall: null, pockets: [] }]);
  });

  it('may be either of two when nothing is known of their times', () => {
    expect(pockets(fell('TL', 'BR'), came(null, null))).toEqual([
      ['TL', 'BR'],
      ['TL', 'BR'],
    ]);
  });

  it('leaves to the other the pocket that it did not come from, whichever came first', () => {
    expect(pockets(fell('TL', 'BR'), came(['BR'], ['TL', 'BR']))).toEqual([['BR'], ['TL']]);
    expect(pockets(fell('TL', 'BR'), came(['TL', 'BR'], ['BR']))).toEqual([['TL'], ['BR']]);
  });

  it('is known by elimination along a chain', () => {
    const froms = [['TL', 'TR'], ['TR', 'ML'], ['ML']] as const;
    expect(pockets(fell('TL', 'TR', 'ML'), came(...froms))).toEqual([['TL'], ['TR'], ['ML']]);
  });

  it('may be of no pocket at all when more come home than beams saw fall', () => {
    expect(pockets(fell('TL'), came(['TL'], ['TL']))).toEqual([[], []]);
  });

  it('of two from one pocket, the first to fall is home first', () => {
    const falls = fell('TL', 'TL');
    expect(homecomings(falls, came(null, null)).map(({ fall }) => fall)).toEqual(falls);
    expect(pockets(falls, came(null, null))).toEqual([['TL'], ['TL']]);
  });

  it('is never said to come from one pocket when it may have come from another', () => {
    const pocket = fc.constantFrom(...POCKETS);
    const scene = fc.array(fc.record({ pocket, also: fc.subarray([...POCKETS]) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(scene, fc.boolean(), (balls, anyOrder) => {
        // What truly happened: each came from its pocket, and its time would have allowed others too.
        const truth = anyOrder ? balls.toReversed() : balls;
        const falls = fell(...balls.map((ball) => ball.pocket));
        const told = pockets(falls, came(...truth.map((ball) => [ball.pocket, ...ball.also])));
        for (const [nth, possible] of told.entries()) expect(possible).toContain(truth[nth]?.pocket);
      }),
    );
  });
});
