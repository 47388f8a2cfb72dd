#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { outputsOff } from './app/commands/outputs-off.ts';

// What systemd calls after every end of the table: `baulk outputs-off` as a program of its own, built so that it is over
// as soon as can be (vite.config.ts). Whatever was left on grows warm meanwhile.
const { values } = parseArgs({
  options: {
    config: { type: 'string', default: '/etc/baulk/table.yaml' },
    journal: { type: 'string', default: '/var/lib/baulk/run.db' },
  },
});
void outputsOff(values).then((code) => {
  process.exitCode = code;
});
