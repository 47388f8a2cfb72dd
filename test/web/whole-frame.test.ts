import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBrowser } from '../support/browser.ts';
import { type TablePage, tablesInBrowser } from '../support/table-page.ts';
import { poolHands } from './pool-hands.ts';

describe.skipIf(noBrowser)('two people at the simulated pool table', { timeout: 120_000 }, () => {
  const open = tablesInBrowser();
  let table: TablePage;
  beforeEach(async () => {
    table = await open({ game: 'pool8', cabinet: { sensors: ['delivery', 'lane'] } });
  });
  afterEach(() => table.close());

  it('play a whole frame, from the coin to the black, and another one after it', async () => {
    const { page, troubles } = await table.visit();
    const at = poolHands(table, page);
    const players = () => table.board().players;

    await at.says('Put a coin in');
    await at.coin();
    await at.start();
    expect(table.board()).toMatchObject({ phase: 'play', ballsInPlay: 15, active: 0 });
    await at.says('they go into the triangle');
    await at.rack();
    await at.says('Player 1 breaks');
    expect(await page.locator('.wood-ball[data-place="bed"]').count()).toBe(15);

    await at.hand('miss');
    await at.says('press NEXT after a miss');
    await at.button('next');
    expect(table.board().prompt?.id).toBe('fourBalls');
    table.press({ panel: 'yes' });
    await at.says('Player 2 plays');

    await at.pot('S1', 'TL');
    expect(players()).toMatchObject([{ group: 'stripes' }, { group: 'solids', left: 6 }]);
    await page.waitForSelector('.wood-ball[data-ball="S1"][data-place="inside"]');
    await at.pot('S2', 'MR');
    await at.pot('S3', 'BL');
    expect(table.board()).toMatchObject({ active: 1, ballsInPlay: 12 });

    await at.drag('cue', await at.middleOf('.hole-target[data-hole="BR"]'));
    table.press({ panel: 'ball', ball: 'cue', pocket: 'BR' });
    table.clock.advance(8_000);
    expect(table.board()).toMatchObject({ active: 0, pool: { ballInHand: 'anywhere' } });
    await at.says('has the white in hand');
    await at.drag('cue', await at.middleOf('.d-target'));
    expect(at.view().bed.some(({ ball }) => ball === 'cue')).toBe(true);

    await at.pot('R7', 'TR');
    await at.hand('miss');
    await at.button('next');
    expect(table.board()).toMatchObject({ active: 1 });
    expect(players()).toMatchObject([{ left: 6 }, { left: 4 }]);

    for (const ball of ['S4', 'S5', 'S6', 'S7']) await at.pot(ball, 'ML');
    await at.says('Name the pocket for the black');
    table.press({ panel: 'call', pocket: 'TL' });
    await page.keyboard.press('8');
    await page.waitForSelector('.wood-ball[data-ball="black"][data-picked="true"]');
    await at.does(() => page.keyboard.press('7'), 1_000);
    table.press({ panel: 'ball', ball: 'black' });
    table.clock.advance(8_000);
    expect(table.board()).toMatchObject({
      phase: 'over',
      result: { kind: 'win', winner: 1, reason: 'black' },
    });

    await at.says('Push the rest into the pockets');
    await at.hand('clear');
    expect(at.view().inside).toHaveLength(15);
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1 } });

    await at.hand('stick');
    await at.coin();
    await at.start();
    expect(table.board()).toMatchObject({ phase: 'play', ballsInPlay: 14, credit: { games: 0, amount: 0 } });
    await at.says('A ball has not come');
    expect(table.press({ panel: 'revend' })).toBe(null);
    table.clock.advance(3_000);
    await at.says('they go into the triangle');
    await at.rack();
    expect(table.board().ballsInPlay).toBe(15);
    expect(troubles).toEqual([]);
  });
});
