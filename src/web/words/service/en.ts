/** What the key opens, and what a technician's games are called. */
import { plural } from '../plural.ts';

const n = plural('en');

export const service = {
  title: 'Service',
  period: (number: number) => `Period ${number}`,
  since: (when: string) => `since ${when}`,
  sinceTheFirst: 'since the first coin',
  cash: 'Cash',
  cashless: 'Cashless',
  refunds: 'Refunds',
  site: 'Site’s share',
  operator: 'Operator’s share',
  inAll: 'In all',
  taken: 'Takings',
  gamesPaid: 'Games paid',
  gamesFree: 'Games free',
  gamesService: 'Service games',
  vendsFailed: 'Games given back',
  faults: 'Faults',
  noFaults: 'None',
  open: 'open',
  cleared: (when: string) => `cleared ${when}`,
  first: (when: string) => `first ${when}`,
  last: (when: string) => `last ${when}`,
  times: (count: number) => n(count, { one: '# time', other: '# times' }),
  clockUnset: 'clock not set',
  credits: (count: number) => n(count, { one: '# service credit', other: '# service credits' }),
  dot: 'A fault is open, or one came since the key was last turned',

  refund: (money: string) => `Refund ${money}`,
  sureRefund: (money: string) => `Pay back ${money} by hand?`,
  refundSays: 'The credit is gone then. Give the patron the money.',
  payBack: 'Pay back',
  give: 'Give a service credit',
  revend: 'Release the balls again',
  missingBalls: 'Balls did not come? Release again',
  collect: 'Empty the cash box',

  count: {
    title: 'How much is in the box?',
    says: 'Count it first. What the table expects is told afterwards.',
    counted: 'Counted',
    expected: 'Expected',
    over: 'Over',
    short: 'Short',
    even: 'It agrees',
    initials: 'Your initials, if you like',
    compare: 'Compare',
    again: 'Count again',
    erase: 'Erase',
    close: 'Close the period',
  },

  refused: {
    keyNotTurned: 'Turn the service key first.',
    doorShut: 'Open the door first.',
    nothingToRefund: 'There is nothing to pay back.',
    revendTooLate: 'It is too late to release the balls again.',
    allBallsCame: 'All the balls have come out.',
    ballsAreDown: 'Balls are down already: what lies inside is the next frame.',
    revendedOften: 'They were released again twice already. Ask the staff: a ball may be stuck.',
    notWritable: 'It cannot be written down: the disk is full or read-only.',
    notNow: 'That cannot be done just now.',
  },
};

export type ServiceWords = typeof service;
