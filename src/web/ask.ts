import type { CabinetAction, PanelAction } from '../ports/web-api.ts';

/** Asks the table; null when it was done or nobody answered (the scoreboard says when the table is away). */
export async function ask(
  route: '/panel' | '/cabinet',
  action: PanelAction | CabinetAction,
): Promise<string | null> {
  const body = JSON.stringify(action);
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const answer = await fetch(route, request).catch(() => null);
  if (answer?.status !== 409) return null;
  // The server is ours and types what it sends (ports/web-api.ts).
  const { refused } = (await answer.json()) as { refused: string };
  return refused;
}
