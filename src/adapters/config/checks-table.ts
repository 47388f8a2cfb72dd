import { PROFILES, type Profile } from '../../rules/bar-billiards/profiles.ts';
import { DIAMOND, farRow, farRowProblem, pegsProblem } from '../../rules/bar-billiards/table.ts';
import { type Complaint, repeated } from './complaint.ts';
import { pegsOf } from './meaning.ts';
import { didYouMean } from './nearest.ts';
import type { Settings } from './schema.ts';

export function checkTable(settings: Settings): readonly Complaint[] {
  return [...checkHoles(settings), ...checkSkittles(settings)];
}

function checkHoles({ table, profile }: Settings): readonly Complaint[] {
  const byProfile: Profile = PROFILES[profile];
  const row = table.farRow ?? byProfile.table.farRow;
  const problem = farRowProblem(row);
  if (problem !== null) return [{ path: ['table', 'farRow'], reason: `does not fit: ${problem}` }];
  const ids = [...DIAMOND, ...farRow(row)].map((hole) => hole.id);
  return Object.keys(table.holes)
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      path: ['table', 'holes', id],
      reason: `there is no such hole, allowed: ${ids.join(', ')}${didYouMean(id, ids)}`,
      because: ['table.farRow', 'profile'],
    }));
}

function checkSkittles({ table }: Settings): readonly Complaint[] {
  if (!Array.isArray(table.skittles)) return [];
  const path = ['table', 'skittles'];
  const pegs = pegsOf(table.skittles);
  const twice = repeated(pegs, (peg) => peg.id);
  const singles = pegs.filter((_, place) => !twice.some((each) => each.place === place));
  const blacks = pegsProblem(singles);
  return [
    ...(blacks === null ? [] : [{ path, reason: `has to have ${blacks}`, because: ['table.skittles'] }]),
    ...twice.map(({ place, name }) => ({
      path: [...path, place, 'id'],
      reason: `there is another skittle called ${name}, give each a name of its own`,
    })),
  ];
}
