import { DIAMOND, farRow } from '../../rules/bar-billiards/table.ts';
import { withoutOtherGame } from './games.ts';
import { knownAt } from './known.ts';
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

/** What a file says that no longer fits once these settings are laid over it. */
export const withoutUnfit = (file: Written, over: Written): Written =>
  [withoutOtherGame, withoutLostHoles, withoutForeignMoney, withoutOtherWires, withoutOtherTokens].reduce(
    (left, tidy) => tidy(left, over),
    file,
  );

/** Another far row takes with it what the file says about holes that are then no longer there. */
function withoutLostHoles(file: Written, over: Written): Written {
  const row = find(over, ['table', 'farRow']);
  const holes = find(file, ['table', 'holes']);
  if (row.rest.length > 0 || holes.rest.length > 0 || holes.found.content.kind !== 'group') return file;
  const values = plain(row.found);
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'number')) return file;
  const ids = [...DIAMOND, ...farRow(values)].map((hole) => hole.id);
  const lost = [...holes.found.content.entries].filter(([id]) => !ids.includes(id));
  return without(file, new Set(lost.map(([, entry]) => entry)));
}

/** Wires are of one table: those of two, laid over each other, would meet at their pins. */
function withoutOtherWires(file: Written, over: Written): Written {
  const both = ['gpio', 'firmata'].filter((name) => find(over, ['cabinet', name]).rest.length === 0);
  const wires = both.map((name) => find(file, ['cabinet', name]));
  return without(file, new Set(wires.filter(({ rest }) => rest.length === 0).map(({ found }) => found)));
}

/** Tokens are told whole, like a list. */
function withoutOtherTokens(file: Written, over: Written): Written {
  const path = ['cabinet', 'acceptor', 'tokens'];
  const tokens = find(file, path);
  if (tokens.rest.length > 0 || find(over, path).rest.length > 0) return file;
  return without(file, new Set([tokens.found]));
}

const IN_CURRENCY = [
  ...['price', 'offers', 'bands', 'coins', 'bonus', 'meter'].map((name) => ['money', name]),
  ['cabinet', 'acceptor', 'tokens'],
];

/** Another currency takes with it the amounts of the file, which are in the file's own. */
function withoutForeignMoney(file: Written, over: Written): Written {
  const currency = find(over, ['money', 'currency']);
  const before = find(file, ['money', 'currency']);
  if (currency.rest.length > 0) return file;
  if (before.rest.length === 0 && plain(before.found) === plain(currency.found)) return file;
  const amounts = IN_CURRENCY.map((path) => find(file, path));
  return without(file, new Set(amounts.filter(({ rest }) => rest.length === 0).map(({ found }) => found)));
}
