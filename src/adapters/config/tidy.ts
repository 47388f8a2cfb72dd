import { DIAMOND, farRow } from '../../rules/bar-billiards/table.ts';
import { knownAt } from './json-schema.ts';
import { find, type Path, plain, type Written, without } from './written.ts';

/** A group or list of which only the name is written, because all in it is commented out, is as good as not there. */
export function withoutEmpty(root: Written): Written {
  return without(root, new Set(emptyIn(root, [])));
}

function emptyIn({ content }: Written, path: Path): readonly Written[] {
  if (content.kind !== 'group') return [];
  return [...content.entries].flatMap(([name, entry]) => {
    const inside = [...path, name];
    const kind = isEmpty(entry) ? knownAt(inside)?.kind : undefined;
    return kind === 'group' || kind === 'list' ? [entry] : emptyIn(entry, inside);
  });
}

const isEmpty = ({ content }: Written): boolean => content.kind === 'value' && content.value === null;

/** Another far row laid over a file takes with it what the file says about holes that are then no longer there. */
export function withoutLostHoles(file: Written, over: Written): Written {
  const row = find(over, ['table', 'farRow']);
  const holes = find(file, ['table', 'holes']);
  if (row.rest.length > 0 || holes.rest.length > 0 || holes.found.content.kind !== 'group') return file;
  const values = plain(row.found);
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'number')) return file;
  const ids = [...DIAMOND, ...farRow(values)].map((hole) => hole.id);
  const lost = [...holes.found.content.entries].filter(([id]) => !ids.includes(id));
  return without(file, new Set(lost.map(([, entry]) => entry)));
}
