import type { Asked } from '../../src/app/service/terminal/ask.ts';
import { screenOf } from '../../src/app/service/terminal/screen.ts';
import type { ServiceRequest } from '../../src/ports/control.ts';
import type { TestName } from '../../src/session/service/tests.ts';
import { type OpenTable, openTable } from './open-table.ts';

/** What a technician does at a table, and what he sees there. */
export const FITTED = { cabinet: { sensors: ['barDown', 'door', 'key', 'lane'] } };
export const MINUTE = 60_000;

export const state = (table: OpenTable) => table.controller.serviceState();
export const ask = (table: OpenTable, request: ServiceRequest) => table.controller.service(request);
export const tryOut = (table: OpenTable, test: TestName) => table.press('test', { test });
export const line = (table: OpenTable, name: string) => state(table).lines.find((each) => each.line === name);
export const rows = (table: OpenTable, kind: string) =>
  table.disk.rows.flatMap(({ entry }) => (entry.kind === kind ? [entry] : []));
export const outputs = (table: OpenTable) => state(table).outputs;

/** The table on this desk, asked as over its socket, where nothing but text passes. */
export function asked(service: (request: ServiceRequest) => unknown): Asked {
  return {
    async ask(request) {
      const answer = JSON.parse(JSON.stringify(service(request)));
      if ('refused' in answer) throw new Error(answer.refused);
      return answer;
    },
  };
}

/** What stands on the screen of a terminal of this size. */
export async function onTerminal(table: Asked, size = { columns: 80, rows: 60 }): Promise<string> {
  const answer = await table.ask({ do: 'look' });
  if (!('seen' in answer)) throw new Error(answer.untried);
  return screenOf(answer.seen, '', size)
    .map(({ text }) => text)
    .join('\n');
}

export async function served(settings: Record<string, unknown> = FITTED) {
  const table = await openTable(settings);
  table.edge('bar.down', 1);
  table.press('service');
  return table;
}
