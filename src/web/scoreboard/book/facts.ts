/** What this table's layout has to tell its rule book. */
import type { TableLayout } from '../../../session/scoreboard.ts';
import type { BookFacts, Skittles } from '../../words/book/book.ts';
import { either, type Words } from '../../words/words.ts';

export function bookFacts(layout: TableLayout, words: Words): BookFacts {
  const [near, side, , back, ...row] = layout.holes.map((hole) => hole.worth);
  const { flags } = layout;
  return {
    minutes: Math.round((layout.tariff.gameMs ?? 0) / 60_000),
    white: layout.balls.white,
    red: layout.balls.red,
    near: near ?? 0,
    sides: side ?? 0,
    back: back ?? 0,
    farRow: row.join(', '),
    lastBallHoles: either(words, layout.lastBallHoles),
    skittles: skittlesOf(layout.pegs),
    sideColour: sideColour(layout.pegs),
    rules: {
      strikerLoses: flags.lastBallFailure !== 'noScoreGameOver',
      restInDIsFoul: flags.restInDIsFoul === true,
      maxDoublePots: typeof flags.maxDoublePotsFromBreak === 'number' ? flags.maxDoublePotsFromBreak : null,
      redRespot: flags.redRespot === true,
      whiteSpot: flags.whiteSpot === true,
      baulkLine: flags.baulkLine !== false,
      oneHoleOnly: layout.lastBallHoles.length === 1,
    },
  };
}

/** Whichever skittles can be moved into the 50 holes for the last ball. */
export function sideColour(pegs: TableLayout['pegs']): 'white' | 'red' {
  return pegs.some((peg) => peg.colour === 'white') ? 'white' : 'red';
}

function skittlesOf(pegs: TableLayout['pegs']): Skittles {
  const of = (colour: string, costs: string) =>
    pegs.filter((peg) => peg.colour === colour && peg.costs === costs).length;
  const shape = `${of('white', 'turn')} ${of('red', 'turn')} ${of('red', 'game')}`;
  if (shape === '2 0 0' || shape === '0 2 0') return 'A1';
  if (shape === '2 0 1') return 'A2';
  return shape === '0 3 0' ? 'A3' : 'own';
}
