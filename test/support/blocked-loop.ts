import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { Drive } from '../../src/adapters/cabinet/coils/drive.ts';
import { openGuard } from '../../src/adapters/cabinet/gpio/guard/guard-thread.ts';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { silentLog } from '../../src/ports/log.ts';

/**
 * A table whose program gets stuck while a coil is on: `blocked-loop.ts FILE guarded|alone`. The file stands for the
 * coil's pin. Says what is in it just before the program is free again.
 */
const [, , file = '', how] = process.argv;
const PIN = 23;
const BUSY_MS = 1_000;

const guard = await openGuard(how === 'guarded' ? new Map([[PIN, { by: 'file', path: file }]]) : new Map(), {
  clock: systemClock,
  log: silentLog,
});
const drive = new Drive({
  wiring: {
    lines: {},
    outputs: {
      bar: { kind: 'held', pin: 17 },
      coins: { pin: 27 },
      startLamp: { pin: 22 },
      release: { pin: PIN, pulseMs: 200, restMs: 1_000, mostPerMinute: 20 },
    },
  },
  clock: systemClock,
  write: (pin, level) => {
    if (pin === PIN) writeFileSync(file, String(level));
  },
  guard,
  tell: () => {},
});
drive.emit({ output: 'release', value: 1 });
say('on');
const until = systemClock.now() + BUSY_MS;
while (systemClock.now() < until);
say('stuck');
await drive.stop();
say('free');

function say(when: string): void {
  writeSync(1, `${when}: ${readFileSync(file, 'utf8')}\n`);
}
