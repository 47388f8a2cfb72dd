import { describe, expect, it } from 'vitest';
import { OFFERS } from '../../src/app/service/terminal/english.ts';
import type { FaultRecord } from '../../src/session/entries.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { BOARD, credit, LAYOUT, SERVICE } from '../../src/web/gallery/boards.ts';
import { COUNTING, type Count, typed } from '../../src/web/scoreboard/panel/count.ts';
import { keyIntent } from '../../src/web/scoreboard/panel/keyboard.ts';
import { gamesReady, towardsNext } from '../../src/web/scoreboard/parts/credit.ts';
import { faultsLogged } from '../../src/web/scoreboard/parts/fault-log.ts';
import type { Scene } from '../../src/web/scoreboard/scene.ts';
import { FRESH, follow, intend, isCovering, refuse, rest, type Ui } from '../../src/web/scoreboard/ui.ts';
import { age } from '../../src/web/scoreboard/workshop/age.ts';
import { TEST_KEYS } from '../../src/web/scoreboard/workshop/tests.ts';
import { toldWhen } from '../../src/web/words/when.ts';
import { exactMoney, wordsFor } from '../../src/web/words/words.ts';

const OPEN: Partial<Scoreboard> = {
  service: SERVICE,
  can: [...BOARD.can, 'refund', 'serviceCredit', 'revend', 'collect'],
};

function sceneWith(board: Partial<Scoreboard>, ui: Ui = FRESH): Scene {
  const words = wordsFor('en');
  return {
    board: { ...BOARD, ...board },
    layout: LAYOUT,
    language: 'en',
    words,
    ui,
    now: 0,
    service: null,
    act: () => {},
  };
}

/** The keys one after another; what the table was asked to do. */
function press(keys: readonly string[], board: Partial<Scoreboard> = OPEN) {
  let ui = FRESH;
  const posted: unknown[] = [];
  for (const key of keys) {
    const intent = keyIntent(sceneWith(board, ui), key);
    if (intent?.do === 'post') posted.push(intent.action);
    if (intent) ui = intend(ui, intent);
  }
  return { ui, posted };
}

const counted = (keys: readonly string[], count: Count = COUNTING) => keys.reduce(typed, count);

describe('with the key turned, by keyboard', () => {
  it('money is paid back only after a second question', () => {
    expect(press(['p']).posted).toEqual([]);
    expect(press(['p', 'n', 'y']).posted).toEqual([]);
    expect(press(['p', 'y']).posted).toEqual([{ panel: 'refund' }]);
  });

  it('a service credit is given and balls are released at once', () => {
    expect(press(['g', 'b']).posted).toEqual([{ panel: 'serviceCredit', games: 1 }, { panel: 'revend' }]);
  });

  it('the counted cash is entered, compared and signed', () => {
    expect(press(['t', '1', '2', '3', '4', '5', '0', 'Enter', 'r', 'l', 'Enter']).posted).toEqual([
      { panel: 'collect', counted: 123_450, by: 'RL' },
    ]);
  });

  it('a period is closed without a name, and an empty box is said', () => {
    expect(press(['t', 'Enter', 'Enter']).posted).toEqual([]);
    expect(press(['t', '0', 'Enter', 'Enter']).posted).toEqual([{ panel: 'collect', counted: 0 }]);
  });

  it('nothing is done that the table does not offer', () => {
    expect(press(['p', 'y', 'g', 'b', 't', '1', 'Enter', 'Enter'], { can: [] }).posted).toEqual([]);
  });

  it('letters turn nobody who counts to the rules, and Escape leaves the count', () => {
    expect(press(['t', '5', 'r', 'l', '?']).ui.sheet).toEqual({ ...COUNTING, digits: '5' });
    expect(press(['t', '5', 'Escape']).ui.sheet.kind).toBe('none');
  });

  it('the game goes on: its keys stay its own', () => {
    expect(press(['n']).posted).toEqual([{ panel: 'next' }]);
    expect(isCovering({ kind: 'refund' })).toBe(false);
    expect(isCovering({ kind: 'fouls' })).toBe(true);
  });
});

describe('the sensors and tests', () => {
  const WORKSHOP = { ...FRESH, sheet: { kind: 'workshop' } } as const;

  it('are opened by X, where the key is turned', () => {
    expect(press(['x']).ui.sheet.kind).toBe('workshop');
    expect(press(['x'], { can: [] }).ui.sheet.kind).toBe('none');
  });

  it('have the keys of `baulk service`', () => {
    const keys = Object.entries(OFFERS).map(([test, { key }]) => [test, key]);
    expect(TEST_KEYS).toEqual(Object.fromEntries(keys));
  });

  it('stay open whatever is tried, and while nobody touches', () => {
    expect(intend(WORKSHOP, { do: 'post', action: { panel: 'test', test: 'chime' } }).sheet).toBe(
      WORKSHOP.sheet,
    );
    expect(rest(WORKSHOP, BOARD).sheet).toBe(WORKSHOP.sheet);
    expect(follow(WORKSHOP, BOARD).sheet.kind).toBe('none');
  });

  it('tell how long ago something was in two figures', () => {
    const told = [0, 9_400, 99_999, 100_000, 5_999_000, 6_000_000, -5].map((ms) => age(wordsFor('en'), ms));
    expect(told).toEqual(['0s', '9s', '99s', '1m', '99m', '1h', '0s']);
  });
});

describe('without the key', () => {
  it('a patron whose balls did not come releases them again', () => {
    expect(press(['b'], { can: ['revend'] }).posted).toEqual([{ panel: 'revend' }]);
  });
});

describe('the count of the cash box', () => {
  it('grows by digits and double noughts, and shrinks', () => {
    expect(counted(['0', '5', '00', 'Backspace', '7']).digits).toBe('507');
  });

  it('holds no more than the table takes, and no letters', () => {
    expect(counted(['9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '00', 'x']).digits).toBe('999999999');
  });

  it('is signed with at most twelve letters, and changed no more', () => {
    const compared = { ...counted(['5']), compared: true };
    const signed = counted([...'abcdefghijklmnop', 'Backspace', 'ø'], compared);
    expect(signed).toMatchObject({ digits: '5', by: 'ABCDEFGHIJKØ' });
  });

  it('comes back when the table refused it, so that nobody counts twice', () => {
    const count = { ...counted(['5']), compared: true };
    expect(refuse(FRESH, 'doorShut', count)).toMatchObject({ refused: 'doorShut', sheet: count });
    expect(refuse(FRESH, 'nothingToRefund', { kind: 'refund' }).sheet.kind).toBe('none');
  });

  it('waits for whoever counts coins, and closes when the key is turned back', () => {
    const ui = { ...FRESH, sheet: counted(['5']) };
    expect(rest(ui, BOARD).sheet).toBe(ui.sheet);
    expect(follow(ui, { ...BOARD, ...OPEN }).sheet).toBe(ui.sheet);
    expect(follow(ui, BOARD).sheet.kind).toBe('none');
  });
});

describe('the credit', () => {
  it('tells a technician’s games apart, after those that were paid', () => {
    expect(gamesReady(sceneWith({ credit: credit({ games: 2, service: 1 }) }))).toEqual([
      '2 games paid',
      '1 service credit',
    ]);
    expect(gamesReady(sceneWith({ credit: credit({ service: 2 }) }))).toEqual(['2 service credits']);
  });

  it('tells what is missing for the next game, and nothing on free play', () => {
    const half = { credit: credit({ amount: 50 }) };
    expect(towardsNext(sceneWith(half))).toEqual(['£0.50 more for the next game']);
    expect(towardsNext(sceneWith({ ...half, tariff: { ...LAYOUT.tariff, freePlay: true } }))).toEqual([]);
  });
});

describe('the faults that a technician sees', () => {
  const record = (what: string, change: Partial<FaultRecord>): FaultRecord => ({
    code: 'HOLE_BLOCKED',
    what,
    first: 1,
    last: 1,
    times: 1,
    cleared: null,
    seen: false,
    ...change,
  });

  it('are those that are so, the newest first, then those that are gone', () => {
    const faultLog = [
      record('hole.10', { last: 9, cleared: 10 }),
      record('hole.200', { last: 5 }),
      record('hole.100', { last: 7 }),
      record('hole.20L', { last: 11, cleared: 12 }),
    ];
    const board = { ...BOARD, service: { ...SERVICE, faultLog } };
    expect(faultsLogged(board).map(({ what, open }) => [what, open])).toEqual([
      ['hole.100', true],
      ['hole.200', true],
      ['hole.20L', false],
      ['hole.10', false],
    ]);
  });

  it('are told though the disk does not take them', () => {
    const faults = [
      { code: 'JOURNAL_UNWRITABLE', what: 'journal.db', at: 1 },
      { code: 'HOLE_BLOCKED', what: 'hole.200', at: 1 },
    ];
    const service = { ...SERVICE, faultLog: [record('hole.200', {})] };
    expect(faultsLogged({ ...BOARD, faults, service })).toMatchObject([
      { what: 'journal.db', open: true, record: null },
      { what: 'hole.200', open: true, record: { times: 1 } },
    ]);
  });
});

describe('times and sums of the service', () => {
  const en = wordsFor('en');

  it('are local time, or that the clock was not set', () => {
    const at = new Date(2026, 4, 28, 16, 20).getTime();
    expect(toldWhen(en, en.service.since, at)).toBe('since 28/05/2026, 16:20');
    expect(toldWhen(en, en.service.since, Date.UTC(2023, 11, 31))).toBe('clock not set');
  });

  it('stand under each other to the last of the currency’s decimals', () => {
    expect(exactMoney(en, 24_600, 'GBP')).toBe('£246.00');
    expect(exactMoney(en, 24_600, 'JPY')).toBe('¥24,600');
  });
});
