/** What a technician sees of the sensors, and what he can try. */
import type { CoinRefusal } from '../../../session/entries.ts';
import type { LineKind } from '../../../session/service/line-kind.ts';
import type { TestRefusal } from '../../../session/service/refusal.ts';
import type { Tried } from '../../../session/service/state.ts';
import type { TestName } from '../../../session/service/tests.ts';
import { plural } from '../plural.ts';
import type { Colour, Side } from '../sides.ts';

const n = plural('en');

export const workshop = {
  title: 'Sensors and tests',
  back: 'Back to the books',
  untimed: 'A game is on',
  gameOn: (left: string) => `A game is on, ${left} left`,
  noGame: 'No game is on',
  never: 'never',
  ago: (age: string) => `${age} ago`,
  left: (time: string) => `${time} left`,

  look: 'Look at this',
  allWell: 'Nothing that the table can tell.',
  onFor: (age: string) => `for ${age}: something is stuck there`,
  quiet: (balls: number) =>
    n(balls, {
      one: 'no ball, while # went down elsewhere',
      other: 'no ball, while # went down elsewhere',
    }),

  sensors: 'Sensors',
  sensorsSay: 'What each sees now, its changes since the key was turned, and how long ago the last one was.',
  groups: {
    holes: 'Holes',
    pockets: 'Pockets',
    reds: 'Red in the hole',
    pegs: 'Skittles',
    way: 'Way of the balls',
    coins: 'Coins',
    buttons: 'Buttons',
    cabinet: 'Cabinet',
  },
  peg: (colour: Colour, side: Side) =>
    ({ left: `${colour}, left`, right: `${colour}, right`, middle: `${colour}` })[side],
  coinLine: (id: string) => `Slot ${id}`,
  names: {
    string: 'String line',
    delivery: 'Balls released',
    lane: 'Lane',
    laneRed: 'Red in the lane',
    trough: 'Trough',
    baulk: 'Baulk line',
    bar: 'Bar',
    door: 'Door',
    key: 'Key',
    tilt: 'Tilt',
  },
  levels: {
    hole: { off: 'clear', on: 'broken' },
    pocket: { off: 'clear', on: 'broken' },
    red: { off: 'clear', on: 'red' },
    peg: { off: 'stands', on: 'down' },
    coin: { off: 'idle', on: 'coin' },
    string: { off: 'idle', on: 'pulled' },
    button: { off: 'free', on: 'pressed' },
    delivery: { off: 'clear', on: 'broken' },
    lane: { off: 'clear', on: 'broken' },
    laneRed: { off: 'clear', on: 'red' },
    trough: { off: 'idle', on: 'lifted' },
    baulk: { off: 'clear', on: 'broken' },
    bar: { off: 'up', on: 'down' },
    door: { off: 'shut', on: 'open' },
    key: { off: 'out', on: 'turned' },
    tilt: { off: 'level', on: 'tilted' },
    other: { off: 'off', on: 'on' },
  } satisfies Record<LineKind, { off: string; on: string }>,

  held: {
    bar: { raised: 'Bar up', dropped: 'Bar down' },
    coins: { accepted: 'Coin gate open', refused: 'Coin gate shut' },
    startLamp: { lit: 'START lit', dark: 'START dark' },
  },
  tests: {
    barRaise: 'Raise the bar',
    barDrop: 'Drop the bar',
    coinGate: 'Coin gate',
    startLamp: 'START lamp',
    meter: 'Pulse the meter',
    release: 'Release the balls',
    chime: 'Strike the chime',
    display: 'Test pictures',
    coins: 'Coins, no credit',
    balls: 'Count balls',
  } satisfies Record<TestName, string>,
  outcomes: {
    done: 'done',
    pending: 'not made yet',
    notGiven: 'not done: the fault of its output says why',
    moving: 'waiting for the switch of the bar',
    there: 'the switch of the bar says so too',
    already: 'it was there before, says its switch: try the other way first',
    notThere:
      'the switch of the bar does not say so. Look at the bar, its coil or motor, its fuse and the switch.',
  } satisfies Record<Tried['outcome'], string>,
  refused: {
    closed: 'Turn the service key first.',
    notFitted: 'Not fitted here.',
    gameOn: 'Not in a game.',
    cabinetLost: 'The cabinet does not answer.',
    noPower: 'Coil power is off.',
    starting: 'The table is starting.',
    notWritable: 'The disk takes nothing.',
    resting: 'The coil has to rest.',
    tooHot: 'The coil has to cool.',
    unknownTest: 'There is no such test.',
  } satisfies Record<TestRefusal, string>,

  putCoinsIn: 'Put coins in: they give no credit.',
  coinRefused: (why: string) => `refused: ${why}`,
  coinFaults: {
    width: 'its pulse is too short or too long',
    rate: 'too fast after the last one',
    pulses: 'no coin has so many pulses',
    string: 'the string line was pulled',
    currency: 'another currency',
    rejected: 'by the acceptor',
    fraud: 'somebody cheats',
  } satisfies Record<CoinRefusal, string>,
  down: (down: number, balls: number) => `${down} of ${balls} balls went down`,
  reds: (count: number) => n(count, { one: '# red', other: '# reds' }),
  notHome: (count: number) =>
    n(count, { one: '# did not come past the lane', other: '# did not come past the lane' }),
  lifted: (count: number) => `${count} lifted out of the trough`,
  noneYet: (holes: string) => `none yet: ${holes}`,

  reader: 'Ball reader',
  nothingRead: 'nothing has come past it yet',
  tagOf: (tag: string, age: string) => `tag ${tag}, ${age}`,
  tagUnknown: 'no ball of the settings',

  picture: { edges: 'All four edges can be seen', light: 'All light', dark: 'All dark' },
  coinTest: 'Coins are being tested: they give no credit',
};

export type WorkshopWords = typeof workshop;
