/** What the key allows, with the key of the keyboard for each. */
import type { ServiceBoard } from '../../../session/scoreboard.ts';
import { money } from '../../words/words.ts';
import type { Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { COUNTING } from './count.ts';

export type ServiceAction = 'refund' | 'serviceCredit' | 'revend' | 'collect';

interface Offer {
  readonly name: ServiceAction;
  readonly key: string;
  readonly label: (scene: Scene, service: ServiceBoard) => string;
}

export const SERVICE_ACTIONS: readonly Offer[] = [
  {
    name: 'refund',
    key: 'p',
    label: ({ words, board }, { refundableCents }) =>
      words.service.refund(money(words, refundableCents, board.tariff.currency)),
  },
  { name: 'serviceCredit', key: 'g', label: ({ words }) => words.service.give },
  { name: 'revend', key: 'b', label: ({ words }) => words.service.revend },
  { name: 'collect', key: 't', label: ({ words }) => words.service.collect },
];

/** Money goes out only after a second question. */
export function serviceIntent(name: ServiceAction): Intent {
  switch (name) {
    case 'refund':
      return { do: 'open', sheet: { kind: 'refund' } };
    case 'collect':
      return { do: 'open', sheet: COUNTING };
    case 'serviceCredit':
      return { do: 'post', action: { panel: 'serviceCredit', games: 1 } };
    case 'revend':
      return { do: 'post', action: { panel: 'revend' } };
  }
}
