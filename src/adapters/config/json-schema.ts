import * as z from 'zod';
import { settings } from './schema.ts';

/** The schema as editors read it. */
export function jsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...rest } = z.toJSONSchema(settings, { io: 'input' });
  return { $schema, title: 'Baulk: the configuration of one table', ...rest };
}
