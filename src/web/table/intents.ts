import type { CabinetAction } from '../../ports/web-api.ts';
import type { TableIntent } from './scene.ts';

export const hand = (action: CabinetAction): TableIntent => ({ do: 'cabinet', action });
export const button = (name: string): TableIntent => hand({ do: 'press', button: name });
export const panel = (name: string): TableIntent => ({ do: 'panel', action: { panel: name } });
