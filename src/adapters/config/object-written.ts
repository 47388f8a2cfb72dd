import { type Content, DEEPEST, settingName, type Written } from './written.ts';

/** Settings that came as an object, such as the first line of a trace; null when they are nested without end. */
export function writtenAsObject(value: unknown, setting = '', depth = 0): Written | null {
  if (depth > DEEPEST) return null;
  const content = contentOf(value, setting, depth);
  return content && { setting, place: null, nameAt: null, content };
}

function contentOf(value: unknown, setting: string, depth: number): Content | null {
  if (Array.isArray(value)) {
    const items = value.map((item, place) => writtenAsObject(item, settingName(setting, place), depth + 1));
    return items.every((item) => item !== null) ? { kind: 'list', items } : null;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, entry]): [string, Written | null] => [
      name,
      writtenAsObject(entry, settingName(setting, name), depth + 1),
    ]);
    return entries.every((entry): entry is [string, Written] => entry[1] !== null)
      ? { kind: 'group', entries: new Map(entries) }
      : null;
  }
  const known = typeof value === 'number' || typeof value === 'boolean' || value === null;
  return { kind: 'value', value: known ? value : String(value), text: String(value) };
}
