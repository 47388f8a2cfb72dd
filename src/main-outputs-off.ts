/**
 * What systemd calls after every end of the table, once hardware/pi/outputs-off has made low what it could:
 * `baulk outputs-off` as a program of its own, built so that it is over soon, since the next start waits for it. As
 * CommonJS (vite.config.ts) it cannot await out here.
 */
import { parseArgs } from 'node:util';
import { outputsOff } from './app/commands/outputs-off.ts';

// systemd names the folders of an installed table.
const { CONFIGURATION_DIRECTORY = '/etc/baulk', STATE_DIRECTORY = '/var/lib/baulk' } = process.env;
const { values } = parseArgs({
  options: {
    config: { type: 'string', default: `${CONFIGURATION_DIRECTORY}/table.yaml` },
    journal: { type: 'string', default: `${STATE_DIRECTORY}/run.db` },
  },
});
void outputsOff(values).then((code) => {
  process.exitCode = code;
});
