import { setTimeout as wait } from 'node:timers/promises';
import { keepUntilStopped } from '../../src/app/commands/lifetime.ts';
import { silentLog } from '../../src/ports/log.ts';

/** A table whose motor takes longer to drop the bar than anything else may take to close. */
await keepUntilStopped(async () => {
  process.stdout.write('open\n');
  const alive = setInterval(() => {}, 60_000);
  return {
    address: '',
    endMs: 60_000,
    stop: async () => {
      clearInterval(alive);
      await wait(1_500);
      process.stdout.write('the bar is down\n');
    },
  };
}, silentLog);
