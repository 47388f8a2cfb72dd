import type { CabinetAction, CabinetRefusal } from '../../ports/web-api.ts';
import { ask } from '../ask.ts';

/** Asks the wood; null when it was done. */
export async function send(action: CabinetAction): Promise<CabinetRefusal | null> {
  // The server is ours and types what it sends (ports/web-api.ts).
  return (await ask('/cabinet', action)) as CabinetRefusal | null;
}
