import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { bound } from '../bound.ts';
import { hand } from '../intents.ts';
import type { TablePage } from '../page.ts';
import type { BarBilliardsScene } from '../scene.ts';
import { furnitureView } from './furniture.ts';
import { drawnHoles } from './geometry.ts';
import { guidanceFor } from './guide.ts';
import { handsView } from './hands-view.ts';
import { LETTERS, potByDigit } from './keys.ts';
import { meaningOf } from './meaning.ts';
import { woodView } from './wood-view.ts';

export function barBilliardsPage(scene: BarBilliardsScene): TablePage {
  const { layout, own, ui } = scene;
  const { help } = own.barBilliards;
  const holes = layout.holes.map(({ worth }, place) => `${place + 1} = ${worth}`).join(', ');
  return {
    bed: () => html`${guard([layout], () => furnitureView(layout))} ${woodView(scene)}`,
    hands: () => handsView(scene),
    guidance: () => guidanceFor(scene),
    help: {
      game: help.game,
      touches: help.touches,
      digits: [['1 – 9', help.digits(holes)]],
      arrows: help.arrows,
      letters: help.keys,
    },
    holes: drawnHoles(layout),
    tapsAtOnce: ui.ball === 'red',
    touched: (target, touch) => {
      const action = meaningOf(target, touch, scene);
      return action ? [hand(action)] : [];
    },
    dropped: () => [],
    digit: (nth, shift) => potByDigit(nth, shift, scene),
    letters: bound(LETTERS, scene),
  };
}
