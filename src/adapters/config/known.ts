import * as z from 'zod';
import { settings } from './schema.ts';
import type { Path } from './written.ts';

interface Known {
  readonly kind: 'group' | 'list' | 'value';
  /** Names that a group may have here. */
  readonly names: readonly string[];
}

type Schema = z.core.$ZodType;

/** What the schema has at this path; null where it has nothing. */
export function knownAt(path: Path): Known | null {
  let here: Schema | undefined = settings;
  for (const step of path) here = here && below(here, step);
  if (here === undefined) return null;
  const schema = bare(here);
  if (schema instanceof z.ZodObject) return { kind: 'group', names: Object.keys(schema.shape) };
  if (schema instanceof z.ZodArray) return { kind: 'list', names: [] };
  const names = optionsOf(schema).flatMap((option) =>
    option instanceof z.ZodObject ? Object.keys(option.shape) : [],
  );
  return { kind: 'value', names: [...new Set(names)] };
}

function below(schema: Schema, step: string | number): Schema | undefined {
  for (const option of optionsOf(bare(schema))) {
    if (option instanceof z.ZodObject && Object.hasOwn(option.shape, step)) return option.shape[step];
    if (option instanceof z.ZodArray) return option.element;
    if (option instanceof z.ZodRecord) return option.valueType;
  }
  return undefined;
}

const optionsOf = (schema: Schema): readonly Schema[] =>
  schema instanceof z.ZodUnion ? schema.options.map(bare) : [schema];

/** Without defaults and conversions around it. */
function bare(schema: Schema): Schema {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional
  ) {
    return bare(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}
