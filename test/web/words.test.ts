import { describe, expect, it } from 'vitest';
import { REMEDIES } from '../../src/ports/table-error.ts';
import { BAR_BILLIARDS_PROMPTS } from '../../src/rules/bar-billiards/prompts.ts';
import { ARRANGEMENTS } from '../../src/rules/bar-billiards/table.ts';
import { VERDICTS } from '../../src/rules/bar-billiards/verdicts.ts';
import { POOL8_PROMPTS } from '../../src/rules/pool8/prompts.ts';
import { VERDICTS as POOL_VERDICTS } from '../../src/rules/pool8/verdicts.ts';
import { LANGUAGES } from '../../src/session/scoreboard.ts';
import { LAYOUT } from '../../src/web/gallery/boards.ts';
import { POOL_LAYOUT } from '../../src/web/gallery/pool-boards.ts';
import { bookFacts } from '../../src/web/scoreboard/book/facts.ts';
import { poolFacts } from '../../src/web/scoreboard/pool/facts.ts';
import { BOOKS } from '../../src/web/words/book/books.ts';
import { POOL_BOOKS } from '../../src/web/words/book/pool/books.ts';
import { faultPhrase } from '../../src/web/words/faults/faults.ts';
import { promptPhrase, verdictPhrase } from '../../src/web/words/told/told.ts';
import { LANGUAGE_LIST, languageOf, money, wordsFor } from '../../src/web/words/words.ts';

const GAPS = { player: 'P', holes: 'H', pegs: 'S', peg: 'S', group: 'G', points: '120', cause: '100' };

/** Every phrase of a language, told with everything there is to tell. */
function everything(language: (typeof LANGUAGES)[number]): string[] {
  const layouts = Object.values(ARRANGEMENTS).flatMap((pegs) => [
    { ...LAYOUT, pegs },
    {
      ...LAYOUT,
      pegs,
      lastBallHoles: ['200'],
      flags: {
        lastBallFailure: 'noScoreGameOver',
        restInDIsFoul: true,
        maxDoublePotsFromBreak: 3,
        redRespot: true,
        whiteSpot: true,
        baulkLine: false,
      },
    },
  ]);
  const book = layouts.flatMap((layout) =>
    Object.values(BOOKS[language]).flatMap(({ says }) => says(bookFacts(layout, wordsFor(language)))),
  );
  const told = [
    ...BAR_BILLIARDS_PROMPTS.map((id) => promptPhrase({ game: 'bar-billiards', language }, id)(GAPS)),
    ...VERDICTS.map((id) => verdictPhrase({ game: 'bar-billiards', language }, id)(GAPS)),
    ...POOL8_PROMPTS.map((id) => promptPhrase({ game: 'pool8', language }, id)(GAPS)),
    ...POOL_VERDICTS.map((id) => verdictPhrase({ game: 'pool8', language }, id)(GAPS)),
  ];
  const houses = [
    POOL_LAYOUT,
    {
      ...POOL_LAYOUT,
      tariff: { ...POOL_LAYOUT.tariff, gameMs: 900_000 },
      flags: {
        ...{ ownPlusOpponentIsFoul: false, blackOnBreak: 'rerackFreeVend' },
        ...{ foulPotSetsGroups: true, callRequired: false, reader: true },
      },
    },
  ];
  const poolBook = houses.flatMap((layout) =>
    Object.values(POOL_BOOKS[language]).flatMap(({ says }) => says(poolFacts(layout))),
  );
  return [...book, ...poolBook, ...told, ...plain(wordsFor(language))];
}

/** What the page says of each fault. */
const faultWords = (language: (typeof LANGUAGES)[number]): string[] =>
  Object.keys(REMEDIES).flatMap((code) => Object.values(faultPhrase(language, code)));

function plain(words: object): string[] {
  return Object.values(words).flatMap((word) =>
    typeof word === 'string' ? [word] : typeof word === 'object' && word !== null ? plain(word) : [],
  );
}

describe('the words', () => {
  it('are offered in every language a table can be set to', () => {
    expect(LANGUAGE_LIST).toEqual(LANGUAGES);
  });

  it.each(LANGUAGES)('leave no gap and shout at nobody (%s)', (language) => {
    for (const phrase of [...everything(language), ...faultWords(language)]) {
      expect(phrase).not.toBe('');
      expect(phrase).not.toMatch(/undefined|null|NaN|!|\$\{/);
    }
  });

  it.each(['es', 'nl', 'da', 'fr'] as const)('are not left in English (%s)', (language) => {
    const english = new Set(
      [...everything('en'), ...faultWords('en')].filter((phrase) => phrase.length > 12),
    );
    const told = [...everything(language), ...faultWords(language)];
    expect(told.filter((phrase) => english.has(phrase) && phrase !== 'Bar billiards')).toEqual([]);
  });

  // The black skittle is never a ball, whatever translators made of it; the black of pool is told by one phrase only.
  it.each([
    ['es', /bola negra|ficha|boliche|rotura|cojín/i],
    ['nl', /zwarte bal|breuk|pauze|kussen/i],
    ['da', /sorte (kugle|bal)|pause|pude/i],
    ['fr', /bille noire|pause|coussin/i],
    ['en', /black ball|pocketed|\bpin\b/i],
  ] as const)('call things by the game’s own names (%s)', (language, wrong) => {
    expect(everything(language).filter((phrase) => wrong.test(phrase))).toEqual([]);
  });

  it('keep a French colon, question mark or guillemet on the line of its word', () => {
    expect(
      [...everything('fr'), ...faultWords('fr')].filter((phrase) =>
        /[^\u00a0\u202f][?:;»]|«[^\u00a0]/.test(phrase),
      ),
    ).toEqual([]);
  });

  it('count one game and many', () => {
    expect(LANGUAGES.map((language) => wordsFor(language).ready.paid(1))).toEqual([
      '1 game paid',
      '1 partida pagada',
      '1 spel betaald',
      '1 spil betalt',
      '1 partie payée',
    ]);
    expect(wordsFor('en').ready.paid(3)).toBe('3 games paid');
    expect(wordsFor('fr').play.inPlay(0)).toBe('0 bille en jeu');
  });

  it('write money as the reader does, with the currency’s own decimals', () => {
    expect(money(wordsFor('en'), 100, 'GBP')).toBe('£1');
    expect(money(wordsFor('en'), 150, 'GBP')).toBe('£1.50');
    expect(money(wordsFor('fr'), 50, 'EUR')).toBe('0,50\u00a0€');
    expect(money(wordsFor('da'), 2_000, 'DKK')).toBe('20\u00a0kr.');
    expect(money(wordsFor('en'), 100, 'JPY')).toBe('¥100');
  });

  it.each(LANGUAGES)('say of every fault what to do (%s)', (language) => {
    for (const code of Object.keys(REMEDIES)) {
      expect(faultPhrase(language, code).remedy).toMatch(/^.{15,}\.$/);
    }
  });

  it('name a fault that this page has not heard of by its code', () => {
    expect(faultPhrase('da', 'FROM_TOMORROW').name).toBe('FROM_TOMORROW');
  });

  it('are the reader’s own before the table has told its language', () => {
    expect([languageOf('fr-BE'), languageOf('da'), languageOf('pt-BR')]).toEqual(['fr', 'da', 'en']);
  });
});

describe('the rule book', () => {
  const skittles = (pegs: (typeof LAYOUT)['pegs']) =>
    BOOKS.en.skittles.says(bookFacts({ ...LAYOUT, pegs }, wordsFor('en'))).join(' ');

  it('tells what the skittles of this table cost', () => {
    expect(skittles(ARRANGEMENTS.A1)).toContain('Two white skittles stand either side of the 100');
    expect(skittles(ARRANGEMENTS.A2)).toContain('The red skittle before the 100 costs your whole score');
    expect(skittles(ARRANGEMENTS.A3)).toContain('Three red skittles');
    expect(skittles([...ARRANGEMENTS.A1, { id: 'extra', colour: 'red', costs: 'turn' }])).toContain(
      'other skittles',
    );
  });

  it('tells the house rules of this table, or that there are none', () => {
    const here = (flags: (typeof LAYOUT)['flags'], lastBallHoles = LAYOUT.lastBallHoles) =>
      BOOKS.en.here.says(bookFacts({ ...LAYOUT, flags, lastBallHoles }, wordsFor('en')));
    expect(here({})).toEqual(['This table is played by the classic rules, without house rules.']);
    expect(here({ redRespot: true, maxDoublePotsFromBreak: 3 }, ['200'])).toHaveLength(3);
  });

  it('tells the length of a game and the worth of the holes', () => {
    const layout = { ...LAYOUT, tariff: { ...LAYOUT.tariff, gameMs: 900_000 } };
    const facts = bookFacts(
      { ...layout, holes: layout.holes.map((hole) => ({ ...hole, worth: hole.worth + 5 })) },
      wordsFor('en'),
    );
    expect(BOOKS.en.coin.says(facts)[0]).toContain('15 minutes');
    expect(BOOKS.en.table.says(facts)[1]).toContain('205 nearest you, 55 at either side, 105 behind');
  });
});

describe('the rule book of pool', () => {
  const says = (chapter: keyof typeof POOL_BOOKS.en, flags: (typeof LAYOUT)['flags'] = {}) =>
    POOL_BOOKS.en[chapter]
      .says(poolFacts({ ...POOL_LAYOUT, flags: { ...POOL_LAYOUT.flags, ...flags } }))
      .join(' ');

  it('tells what this table does with the black on the break, and whether its pocket has to be named', () => {
    expect(says('break')).toContain('The black potted on the break loses the frame.');
    expect(says('break', { blackOnBreak: 'rerackFreeVend' })).toContain('for another break, free');
    expect(says('black')).toContain('Without a pocket named, the black loses.');
    expect(says('black', { callRequired: false })).toContain('You may name its pocket.');
  });

  it('tells when an opponent’s ball is a foul, and what a foul does to the groups', () => {
    expect(says('turn')).toContain('even beside one of your own');
    expect(says('turn', { ownPlusOpponentIsFoul: false })).toContain('unless one of your own');
    expect(says('groups')).toContain('sets nothing');
    expect(says('groups', { foulPotSetsGroups: true })).toContain('even if that stroke was a foul');
  });

  it('tells the house rules of this table, or that there are none', () => {
    expect(says('here')).toContain('without house rules');
    expect(says('here', { callRequired: false })).toContain('need not be named');
    expect(says('here', { callRequired: false })).not.toContain('without house rules');
  });

  it('tells what a credit buys: a frame, or time', () => {
    expect(says('aim')).toContain('A credit buys one frame.');
    const tariff = { ...POOL_LAYOUT.tariff, gameMs: 900_000 };
    expect(POOL_BOOKS.en.aim.says(poolFacts({ ...POOL_LAYOUT, tariff })).join(' ')).toContain('15 minutes');
  });
});
