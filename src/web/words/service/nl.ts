import { plural } from '../plural.ts';
import type { ServiceWords } from './en.ts';

const n = plural('nl');

export const service: ServiceWords = {
  title: 'Service',
  period: (number) => `Periode ${number}`,
  since: (when) => `sinds ${when}`,
  sinceTheFirst: 'sinds de eerste munt',
  cash: 'Contant',
  cashless: 'Met kaart',
  refunds: 'Terugbetaald',
  site: 'Deel van de zaak',
  operator: 'Deel van de exploitant',
  inAll: 'In totaal',
  taken: 'Opbrengst',
  gamesPaid: 'Betaalde spellen',
  gamesFree: 'Gratis spellen',
  gamesService: 'Servicespellen',
  faults: 'Storingen',
  noFaults: 'Geen',
  open: 'open',
  cleared: (when) => `verholpen ${when}`,
  first: (when) => `eerst ${when}`,
  last: (when) => `laatst ${when}`,
  times: (count) => n(count, { one: '# keer', other: '# keer' }),
  clockUnset: 'klok niet ingesteld',
  credits: (count) => n(count, { one: '# servicetegoed', other: '# servicetegoeden' }),
  dot: 'Er is een storing, of er was er een sinds de sleutel is omgedraaid',

  refund: (money) => `${money} terugbetalen`,
  sureRefund: (money) => `${money} met de hand terugbetalen?`,
  refundSays: 'Het tegoed is dan weg. Geef de gast het geld.',
  payBack: 'Terugbetalen',
  give: 'Servicetegoed geven',
  revend: 'Ballen nog eens vrijgeven',
  missingBalls: 'Geen ballen? Nog eens vrijgeven',
  collect: 'Geldkist legen',

  count: {
    title: 'Hoeveel zit er in de kist?',
    says: 'Tel het eerst. Wat de tafel verwacht komt daarna.',
    counted: 'Geteld',
    expected: 'Verwacht',
    over: 'Te veel',
    short: 'Te weinig',
    even: 'Het klopt',
    initials: 'Je initialen, als je wilt',
    compare: 'Vergelijken',
    again: 'Opnieuw tellen',
    erase: 'Wissen',
    close: 'Periode afsluiten',
  },

  refused: {
    keyNotTurned: 'Draai eerst de servicesleutel om.',
    doorShut: 'Open eerst de deur.',
    nothingToRefund: 'Er is niets terug te betalen.',
    revendTooLate: 'Het is te laat om de ballen nog eens vrij te geven.',
    notWritable: 'Het kan niet worden opgeschreven: de schijf is vol of alleen-lezen.',
    notNow: 'Dat kan nu niet.',
  },
};
