import * as z from 'zod';
import { settings } from './schema.ts';
import type { Path } from './written.ts';

/** The schema as editors read it. */
export function jsonSchema(): z.core.JSONSchema.BaseSchema {
  const { $schema, ...rest } = z.toJSONSchema(settings, { io: 'input' });
  return { $schema, title: 'Baulk: the configuration of one table', ...rest } as z.core.JSONSchema.BaseSchema;
}

interface Known {
  readonly kind: 'group' | 'list' | 'value';
  /** Names that a group may have. */
  readonly names: readonly string[];
}

const WHOLE = jsonSchema();

/** What the schema has at this path; null where it has nothing. */
export function knownAt(path: Path): Known | null {
  let here: z.core.JSONSchema.BaseSchema | undefined = WHOLE;
  for (const step of path) here = below(here, step);
  if (here === undefined) return null;
  const all = branches(here);
  const properties = all.find((each) => each.properties !== undefined)?.properties ?? {};
  const isValue = all.length > 1;
  const kind = isValue
    ? 'value'
    : here.type === 'object'
      ? 'group'
      : here.type === 'array'
        ? 'list'
        : 'value';
  return { kind, names: Object.keys(properties) };
}

function below(
  schema: z.core.JSONSchema.BaseSchema | undefined,
  step: string | number,
): z.core.JSONSchema.BaseSchema | undefined {
  for (const branch of schema === undefined ? [] : branches(schema)) {
    const next =
      typeof step === 'number' ? (branch.prefixItems?.[step] ?? branch.items) : branch.properties?.[step];
    if (typeof next === 'object' && !Array.isArray(next)) return next;
  }
  return undefined;
}

const branches = (schema: z.core.JSONSchema.BaseSchema): readonly z.core.JSONSchema.BaseSchema[] =>
  schema.anyOf?.filter((branch) => typeof branch === 'object') ?? [schema];
