import { logInto } from '../../src/adapters/log/log.ts';
import { keepUntilStopped } from '../../src/app/commands/lifetime.ts';

// A table that breaks while it opens, with something already open that would keep the process alive.
await keepUntilStopped(
  async () => {
    process.stdin.resume();
    throw new Error('the wood is on fire');
  },
  logInto(process.stderr, 'error'),
);
