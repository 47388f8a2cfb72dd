import { writeFileSync } from 'node:fs';
import { jsonSchema } from '../src/adapters/config/json-schema.ts';

/** Writes the schema by which editors complete and check config/*.yaml. */
const file = new URL('../config/table.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(jsonSchema(), null, 2)}\n`);
