import type { Problem } from './problem.ts';
import type { Settings } from './schema.ts';
import { RULES } from './schema-table.ts';
import { find, type Path, plain, settingName, type Written, without } from './written.ts';

type GameName = Settings['game'];

/** Settings that only one game has. */
const OWN = {
  'bar-billiards': [['profile'], ['table'], ['cabinet', 'red'], ...inRules('bar-billiards')],
  pool8: [['cabinet', 'balls'], ['cabinet', 'reader'], ...inRules('pool8')],
} as const satisfies Record<GameName, readonly Path[]>;

const NAMES = { 'bar-billiards': 'bar billiards', pool8: 'pool8' } as const satisfies Record<
  GameName,
  string
>;

/** Settings that are written and belong to the other game. */
export function ofOtherGame(written: Written, game: GameName): readonly Problem[] {
  const other = otherThan(game);
  return OWN[other].flatMap((path) => {
    const { found, rest } = find(written, path);
    if (rest.length > 0) return [];
    const kind = path[0] === 'rules' ? 'is a rule of' : 'is of';
    const setting = path.reduce<string>(settingName, '');
    return [{ setting, place: found.nameAt ?? found.place, reason: `${kind} ${NAMES[other]}, leave it out` }];
  });
}

/** Another game takes with it what the file says of its own. */
export function withoutOtherGame(file: Written, over: Written): Written {
  const { found, rest } = find(over, ['game']);
  const game = rest.length > 0 ? null : plain(found);
  if (game !== 'bar-billiards' && game !== 'pool8') return file;
  const foreign = OWN[otherThan(game)].map((path) => find(file, path));
  return without(file, new Set(foreign.filter((each) => each.rest.length === 0).map((each) => each.found)));
}

const otherThan = (game: GameName): GameName => (game === 'pool8' ? 'bar-billiards' : 'pool8');

function inRules(game: GameName): readonly Path[] {
  return RULES[game].map((name) => ['rules', name]);
}
