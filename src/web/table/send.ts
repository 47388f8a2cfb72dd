import type { CabinetAction, CabinetRefusal } from '../../ports/web-api.ts';

/** Asks the wood; null when it was done or nobody answered (the scoreboard says when the table is away). */
export async function send(action: CabinetAction): Promise<CabinetRefusal | null> {
  const body = JSON.stringify(action);
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const answer = await fetch('/cabinet', request).catch(() => null);
  if (answer?.status !== 409) return null;
  // The server is ours and types what it sends (ports/web-api.ts).
  const { refused } = (await answer.json()) as { refused: CabinetRefusal };
  return refused;
}
