import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { bound } from '../bound.ts';
import type { TablePage } from '../page.ts';
import type { PoolScene } from '../scene.ts';
import { furnitureView } from './furniture.ts';
import { DRAWN_POCKETS } from './geometry.ts';
import { guidanceFor } from './guide.ts';
import { handsView } from './hands-view.ts';
import { LETTERS, pickOrPot } from './keys.ts';
import { dropped, touched } from './meaning.ts';
import { woodView } from './wood-view.ts';

export function poolPage(scene: PoolScene): TablePage {
  const { help } = scene.own.pool;
  return {
    bed: () => html`${guard([], furnitureView)} ${woodView(scene)}`,
    hands: () => handsView(scene),
    guidance: () => guidanceFor(scene),
    help: {
      game: help.game,
      touches: help.touches,
      digits: [
        ['0 – 9', help.digits],
        ['7 9 4 6 1 3', help.pockets],
      ],
      arrows: help.arrows,
      letters: help.keys,
    },
    holes: DRAWN_POCKETS,
    tapsAtOnce: true,
    touched: (target, touch) => touched(target, touch, scene),
    dropped,
    digit: (nth, shift) => pickOrPot(nth, shift, scene),
    letters: bound(LETTERS, scene),
  };
}
