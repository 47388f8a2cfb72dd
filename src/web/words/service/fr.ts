import { plural } from '../plural.ts';
import type { ServiceWords } from './en.ts';

const n = plural('fr');

export const service: ServiceWords = {
  title: 'Service',
  period: (number) => `Période ${number}`,
  since: (when) => `depuis le ${when}`,
  sinceTheFirst: 'depuis la première pièce',
  cash: 'Espèces',
  cashless: 'Sans espèces',
  refunds: 'Remboursé',
  site: 'Part du lieu',
  operator: 'Part de l’exploitant',
  inAll: 'En tout',
  taken: 'Recette',
  gamesPaid: 'Parties payées',
  gamesFree: 'Parties gratuites',
  gamesService: 'Parties de service',
  vendsFailed: 'Parties rendues',
  faults: 'Pannes',
  noFaults: 'Aucune',
  open: 'ouverte',
  cleared: (when) => `réglée ${when}`,
  first: (when) => `première ${when}`,
  last: (when) => `dernière ${when}`,
  times: (count) => n(count, { one: '# fois', other: '# fois' }),
  clockUnset: 'heure pas réglée',
  credits: (count) => n(count, { one: '# crédit de service', other: '# crédits de service' }),
  dot: 'Une panne est ouverte, ou il y en a eu une depuis le dernier tour de clé',

  refund: (money) => `Rembourser ${money}`,
  sureRefund: (money) => `Rembourser ${money} de la main à la main ?`,
  refundSays: 'Le crédit disparaît alors. Donnez l’argent au client.',
  payBack: 'Rembourser',
  give: 'Donner un crédit de service',
  revend: 'Libérer encore les billes',
  missingBalls: 'Pas de billes ? Les libérer encore',
  collect: 'Vider la caisse',

  count: {
    title: 'Combien y a-t-il dans la caisse ?',
    says: 'Comptez d’abord. Ce que la table attend est dit ensuite.',
    counted: 'Compté',
    expected: 'Attendu',
    over: 'En trop',
    short: 'Il manque',
    even: 'Le compte y est',
    initials: 'Vos initiales, si vous voulez',
    compare: 'Comparer',
    again: 'Recompter',
    erase: 'Effacer',
    close: 'Clore la période',
  },

  refused: {
    keyNotTurned: 'Tournez d’abord la clé de service.',
    doorShut: 'Ouvrez d’abord la porte.',
    nothingToRefund: 'Il n’y a rien à rembourser.',
    revendTooLate: 'Il est trop tard pour libérer encore les billes.',
    allBallsCame: 'Toutes les billes sont sorties.',
    ballsAreDown: 'Des billes sont déjà empochées : celles de l’intérieur sont pour la partie suivante.',
    revendedOften:
      'Elles ont déjà été libérées deux fois de plus. Demandez au personnel : une bille est peut-être coincée.',
    notWritable: 'Impossible de le noter : le disque est plein ou en lecture seule.',
    notNow: 'Ce n’est pas possible maintenant.',
  },
};
