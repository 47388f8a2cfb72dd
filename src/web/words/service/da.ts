import { plural } from '../plural.ts';
import type { ServiceWords } from './en.ts';

const n = plural('da');

export const service: ServiceWords = {
  title: 'Service',
  period: (number) => `Periode ${number}`,
  since: (when) => `siden ${when}`,
  sinceTheFirst: 'siden den første mønt',
  cash: 'Kontant',
  cashless: 'Med kort',
  refunds: 'Tilbagebetalt',
  site: 'Stedets andel',
  operator: 'Operatørens andel',
  inAll: 'I alt',
  taken: 'Indtægt',
  gamesPaid: 'Betalte spil',
  gamesFree: 'Gratis spil',
  gamesService: 'Servicespil',
  faults: 'Fejl',
  noFaults: 'Ingen',
  open: 'åben',
  cleared: (when) => `løst ${when}`,
  first: (when) => `først ${when}`,
  last: (when) => `sidst ${when}`,
  times: (count) => n(count, { one: '# gang', other: '# gange' }),
  clockUnset: 'uret er ikke stillet',
  credits: (count) => n(count, { one: '# servicekredit', other: '# servicekreditter' }),
  dot: 'Der er en fejl, eller der kom en, siden nøglen sidst blev drejet',

  refund: (money) => `Betal ${money} tilbage`,
  sureRefund: (money) => `Betal ${money} tilbage i hånden?`,
  refundSays: 'Kreditten er så væk. Giv gæsten pengene.',
  payBack: 'Betal tilbage',
  give: 'Giv en servicekredit',
  revend: 'Frigiv ballerne igen',
  missingBalls: 'Kom ballerne ikke? Frigiv igen',
  collect: 'Tøm pengekassen',

  count: {
    title: 'Hvor meget er der i kassen?',
    says: 'Tæl først. Hvad bordet venter, siges bagefter.',
    counted: 'Talt',
    expected: 'Ventet',
    over: 'For meget',
    short: 'For lidt',
    even: 'Det stemmer',
    initials: 'Dine initialer, hvis du vil',
    compare: 'Sammenlign',
    again: 'Tæl igen',
    erase: 'Slet',
    close: 'Luk perioden',
  },

  refused: {
    keyNotTurned: 'Drej servicenøglen først.',
    doorShut: 'Åbn lågen først.',
    nothingToRefund: 'Der er intet at betale tilbage.',
    revendTooLate: 'Det er for sent at frigive ballerne igen.',
    notWritable: 'Det kan ikke skrives ned: disken er fuld eller skrivebeskyttet.',
    notNow: 'Det kan ikke lade sig gøre nu.',
  },
};
