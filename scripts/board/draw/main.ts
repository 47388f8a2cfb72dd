/** `npm run board:draw`: draws the circuits of hardware/board afresh, from their netlists. */
import { writeFileSync } from 'node:fs';
import { SHEETS, sheetText } from '../bench.ts';
import { schematic } from './schematic.ts';

for (const sheet of SHEETS)
  writeFileSync(
    new URL(`../../../hardware/board/${sheet}.svg`, import.meta.url),
    schematic(sheetText(sheet)),
  );
