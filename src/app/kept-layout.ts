import type { TableLayout, Tariff } from '../session/scoreboard.ts';
import { layoutOf } from './layout-of.ts';
import type { Parts } from './parts.ts';

type Laid = Pick<Parts, 'play' | 'acceptorCoins'>;

/** The layout that displays were told: the same object until something in it changes. */
export class KeptLayout {
  #from: Laid | null = null;
  #layout: TableLayout | null = null;

  of({ play, acceptorCoins }: Laid, tariff: Tariff): TableLayout {
    const isSame = this.#from?.play === play && this.#from.acceptorCoins === acceptorCoins;
    if (isSame && this.#layout?.tariff === tariff) return this.#layout;
    const layout = layoutOf(play, tariff, acceptorCoins);
    this.#from = { play, acceptorCoins };
    this.#layout = layout;
    return layout;
  }
}
