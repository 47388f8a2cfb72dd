import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Place, Problem } from './problem.ts';
import { type Content, DEEPEST, NOTHING, type Scalar, START, settingName, type Written } from './written.ts';
import { yamlReason } from './yaml-words.ts';

/** A YAML text as settings with their places, and what is wrong with the text itself. */
export function writtenInYaml(text: string): {
  readonly written: Written;
  readonly problems: readonly Problem[];
} {
  const lines = new LineCounter();
  const parsed = parse(text, lines);
  if ('problem' in parsed) return { written: NOTHING, problems: [parsed.problem] };
  const { document } = parsed;
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (document.errors.length > 0) {
    return { written: NOTHING, problems: oncePerLine(document.errors.map((error) => told(error, place))) };
  }
  const reader: Reader = { place, problems: document.warnings.map((warning) => told(warning, place)) };
  const written = document.contents === null ? NOTHING : read(document.contents, '', null, reader);
  return { written, problems: reader.problems };
}

interface Reader {
  readonly place: (offset: number) => Place;
  readonly problems: Problem[];
}

function parse(text: string, lineCounter: LineCounter): { document: Document } | { problem: Problem } {
  try {
    // Keys given twice are found below, where both lines can be told.
    const strict = {
      version: '1.2',
      schema: 'core',
      merge: false,
      uniqueKeys: false,
      stringKeys: true,
    } as const;
    return { document: parseDocument(text, { ...strict, lineCounter, prettyErrors: false }) };
  } catch {
    // Brackets nested deeper than the stack is the one text on which the parser may throw.
    return { problem: { setting: '', place: START, reason: yamlReason('RESOURCE_EXHAUSTION') } };
  }
}

function read(node: Node, setting: string, nameAt: Place | null, reader: Reader): Written {
  const place = reader.place(node.range?.[0] ?? 0);
  const refuse = (reason: string): Content => {
    reader.problems.push({ setting, place, reason });
    return { kind: 'value', value: null, text: '' };
  };
  return { setting, place, nameAt, content: contentOf(node, setting, reader, refuse) };
}

function contentOf(
  node: Node,
  setting: string,
  reader: Reader,
  refuse: (reason: string) => Content,
): Content {
  if (setting.split(/[.[]/).length > DEEPEST) return refuse('is nested deeper than any setting');
  if (isAlias(node)) return refuse('refers to another place (*), write the value out instead');
  if (isMap<Node, Node | null>(node)) return { kind: 'group', entries: entriesOf(node, setting, reader) };
  if (isSeq<Node>(node)) {
    const items = node.items.map((item, place) => read(item, settingName(setting, place), null, reader));
    return { kind: 'list', items };
  }
  if (!isScalar(node)) return refuse('is no value that a setting can have');
  return { kind: 'value', value: scalar(node.value), text: node.source ?? String(node.value) };
}

const scalar = (value: unknown): Scalar =>
  typeof value === 'number' || typeof value === 'boolean' || value === null ? value : String(value);

function entriesOf(map: YAMLMap<Node, Node | null>, inside: string, reader: Reader): Map<string, Written> {
  const entries = new Map<string, Written>();
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const setting = settingName(inside, name);
    const nameAt = reader.place(key.range?.[0] ?? 0);
    const first = entries.get(name);
    if (first !== undefined) {
      const reason = `is set twice, the first time in line ${first.nameAt?.line}`;
      reader.problems.push({ setting, place: nameAt, reason });
    } else {
      entries.set(name, value === null ? empty(setting, nameAt) : read(value, setting, nameAt, reader));
    }
  }
  return entries;
}

const empty = (setting: string, nameAt: Place): Written => ({
  setting,
  place: nameAt,
  nameAt,
  content: { kind: 'value', value: null, text: '' },
});

const told = (error: YAMLError, place: (offset: number) => Place): Problem => ({
  setting: '',
  place: place(error.pos[0]),
  reason: yamlReason(error.code),
});

// One slip makes the parser stumble several times in the same line.
function oncePerLine(problems: readonly Problem[]): readonly Problem[] {
  const lines = new Set<number | undefined>();
  return problems.filter(({ place }) => !lines.has(place?.line) && lines.add(place?.line));
}
