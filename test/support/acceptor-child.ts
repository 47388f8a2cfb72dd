import { writeSync } from 'node:fs';
import { pluggedAcceptor } from './acceptor.ts';

// A table with a simulated acceptor, that says where it is and lives until somebody kills it.
const { path } = await pluggedAcceptor();
writeSync(1, `${path}\n`);
