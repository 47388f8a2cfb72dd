import type { TableConfig } from '../../session/table-config.ts';
import { check } from './checks.ts';
import { ofOtherGame } from './games.ts';
import { judge } from './judge.ts';
import { tableConfigOf } from './meaning.ts';
import { writtenAsObject } from './object-written.ts';
import { inOrder, type Problem } from './problem.ts';
import { settingsOf } from './settings-of.ts';
import { withoutEmpty, withoutUnfit } from './tidy.ts';
import { find, laidOver, type Path, settingName, type Written } from './written.ts';
import { writtenInYaml } from './yaml-written.ts';

export type ConfigReading = GoodConfig | { readonly problems: readonly Problem[] };

export interface GoodConfig {
  readonly config: TableConfig;
  /** Every setting in the file's own language: laid over any file it gives this configuration again. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** What is allowed but strange. */
  readonly warnings: readonly Problem[];
}

/** A settings file, whole: all that is wrong with it, or what it means. An empty one means the defaults. */
export function readConfig(text: string): ConfigReading {
  const { written, problems } = writtenInYaml(text);
  return meaningOf(written, problems);
}

/** The same with settings laid over it that came as an object: groups are merged, values and lists replaced. */
export function readOverlay(text: string, overlay: unknown): ConfigReading {
  const { written, problems } = writtenInYaml(text);
  const over = writtenAsObject(overlay);
  if (over === null || over.content.kind !== 'group') {
    return { problems: [...problems, { setting: '', place: null, reason: NO_SETTINGS }] };
  }
  return meaningOf(laidOver(withoutUnfit(written, over), over), problems);
}

const NO_SETTINGS = 'config has to be an object with settings, such as {"play":{"gameTime":"10m"}}';

function meaningOf(root: Written, unreadable: readonly Problem[]): ConfigReading {
  const { settings, written, problems, wrong } = judge(withoutEmpty(root));
  const complaints = check(settings)
    .filter(({ because = [] }) => !because.some((name) => wrong.some((each) => concerns(each, name))))
    .map((complaint) => ({ ...complaint, ...whereIn(written, complaint.path) }));
  const told = ({ setting, place, reason }: Problem): Problem => ({ setting, place, reason });
  const foreign = wrong.includes('game') ? [] : ofOtherGame(written, settings.game);
  const all = [
    ...unreadable,
    ...problems,
    ...foreign,
    ...complaints.filter(({ onlyWarns }) => !onlyWarns).map(told),
  ];
  if (all.length > 0) return { problems: inOrder(all) };
  const config = tableConfigOf(settings);
  const warnings = inOrder(complaints.filter(({ onlyWarns }) => onlyWarns).map(told));
  return { config, raw: settingsOf(config), warnings };
}

/** Where a complaint's setting stands, or what it would stand in. */
function whereIn(written: Written, path: Path): Pick<Problem, 'setting' | 'place'> {
  const { found, rest } = find(written, path);
  return { setting: rest.reduce(settingName, found.setting), place: found.place };
}

/** Is one of these the other, or a part of it? */
const concerns = (wrong: string, name: string): boolean =>
  wrong === '' ||
  wrong === name ||
  wrong.startsWith(`${name}.`) ||
  wrong.startsWith(`${name}[`) ||
  name.startsWith(`${wrong}.`);
