import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { controlSocket } from '../../src/adapters/control/control-socket.ts';
import { controlPathOf } from '../../src/adapters/control/socket-path.ts';
import { silentLog } from '../../src/ports/log.ts';
import { pathOf } from '../support/baulk.ts';
import { openTable } from '../support/open-table.ts';
import { PROGRAM } from '../support/program.ts';

it.each(['SIGINT', 'SIGHUP'] as const)(
  'baulk service test coins, ended by %s, leaves no table that swallows coins',
  async (signal) => {
    const journal = pathOf('run.db');
    const table = await openTable();
    const socket = await controlSocket({
      path: controlPathOf(journal),
      log: silentLog,
      collect: (request) => table.controller.collect(request),
      service: (request) => table.controller.service(request),
    });
    const args = [...PROGRAM, 'service', 'test', 'coins', '--journal', journal];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    table.coin(100);
    expect(table.board().credit.games).toBe(0);
    child.kill(signal);
    await once(child, 'close');
    await socket.stop();
    table.coin(100);
    expect(table.board()).toMatchObject({ screen: null, credit: { games: 1 } });
  },
  60_000,
);
