import fc from 'fast-check';
import type { OpenTable } from './open-table.ts';

export const HOLES = ['200', '50L', '50R', '100', '30L', '20L', '10', '20R', '30R'] as const;
const PEGS = ['black', 'whiteL', 'whiteR'] as const;
const REASONS = ['baulk', 'noContact', 'offTable', 'noCushion', 'other', 'restInD'] as const;

/** Something that happens at a table in the middle of a game. */
export type Happening =
  | { do: 'pot'; hole: string; widthMs: number; rollsMs: number }
  | { do: 'pot red'; hole: string }
  | { do: 'knock'; peg: string; lyingMs: number }
  | { do: 'press'; panel: string; details: { reason?: string; hole?: string; ball?: string } }
  | { do: 'coin'; amount: number }
  | { do: 'chatter'; hole: string; edges: number }
  | { do: 'block'; hole: string }
  | { do: 'wait'; ms: number }
  | { do: 'cut the power'; afterMs: number };

const hole = fc.constantFrom(...HOLES);
const ms = fc.integer({ min: 0, max: 9_000 });
const ball = fc.constantFrom('white', 'red');
const press = (panel: string, details: fc.Arbitrary<{ reason?: string; hole?: string; ball?: string }>) =>
  fc.record({ do: fc.constant('press'), panel: fc.constant(panel), details });
const word = (panel: string) => press(panel, fc.constant({}));

const HAPPENING: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('pot'),
      hole,
      widthMs: fc.double({ min: 5, max: 120, noNaN: true }),
      rollsMs: ms,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pot red'), hole }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('knock'),
      peg: fc.constantFrom(...PEGS),
      lyingMs: fc.integer({ min: 20, max: 4_000 }),
    }),
  },
  { weight: 6, arbitrary: word('next') },
  { weight: 4, arbitrary: word('undo') },
  { weight: 2, arbitrary: fc.oneof(word('yes'), word('no'), word('skittlesSet'), word('start')) },
  { weight: 1, arbitrary: word('concede') },
  { weight: 4, arbitrary: press('foul', fc.record({ reason: fc.constantFrom(...REASONS) })) },
  {
    weight: 4,
    arbitrary: fc.oneof(
      press('red', fc.record({ hole })),
      press('white', fc.record({ hole })),
      press('removePot', fc.record({ hole })),
      press('addPot', fc.record({ hole, ball })),
    ),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('wait'), ms }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('chatter'), hole, edges: fc.integer({ min: 2, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('block'), hole }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut the power'), afterMs: ms }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('coin'), amount: fc.constantFrom(50, 100) }) },
);

export const happenings = fc.array(HAPPENING, { minLength: 10, maxLength: 60 });

/** Lets it happen; the table that stands there then, which is another one after a power cut. */
export async function happen(table: OpenTable, what: Happening): Promise<OpenTable> {
  if (what.do !== 'cut the power') {
    happenOn(table, what);
    return table;
  }
  table.wait(what.afterMs);
  const after = await table.powerCut();
  after.wait(2_000);
  return after;
}

function happenOn(table: OpenTable, what: Exclude<Happening, { do: 'cut the power' }>): void {
  switch (what.do) {
    case 'pot':
      table.pulse(`hole.${what.hole}`, what.widthMs);
      table.wait(what.rollsMs);
      table.pulse('lane', 40);
      break;
    case 'pot red':
      table.potRed(what.hole);
      table.pulse('lane', 40);
      break;
    case 'knock':
      table.pulse(`peg.${what.peg}`, what.lyingMs);
      table.wait(700);
      break;
    case 'press':
      table.press(what.panel, what.details);
      table.wait(100);
      break;
    case 'coin':
      // After the game it would be the next one's.
      if (table.board().outputs.bar === 'raised') table.coin(what.amount);
      break;
    case 'chatter':
      for (let edge = 0; edge < what.edges; edge += 1) {
        table.edge(`hole.${what.hole}`, edge % 2 === 0 ? 1 : 0);
        table.wait(edge % 7);
      }
      table.edge(`hole.${what.hole}`, 0);
      break;
    case 'block':
      table.pulse(`hole.${what.hole}`, 2_500);
      break;
    case 'wait':
      table.wait(what.ms);
      break;
  }
}
