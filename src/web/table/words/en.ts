/** What the simulated table says besides the scoreboard: the type of the other four. */
import type { CabinetRefusal } from '../../../ports/web-api.ts';
import type { FrontLetter } from '../keys.ts';
import { en as barBilliards } from './bar-billiards/en.ts';
import { en as pool } from './pool/en.ts';

export const en = {
  front: {
    label: 'The front of the table',
    coin: (worth: string) => `Put in ${worth}`,
    gateOpen: 'Coins here',
    gateShut: 'No coins now',
    key: 'Service key',
    doorOpen: 'Door open',
    doorShut: 'Door shut',
    meter: 'games',
    coilPowerOff: 'No coil power',
  },
  acceptor: {
    label: 'Coin acceptor',
    unplug: 'Pull its cable',
    plug: 'Plug it in',
    string: 'Coin on a string',
    jam: 'Jam a coin',
    clear: 'Clear the jam',
  },
  hands: {
    label: 'Your hands',
    speed: 'Speed of the clock',
  },
  guide: {
    coin: (price: string) => `A game costs ${price}. Put a coin in.`,
    coinBack: 'The coin came back: the slot is closed now.',
    coinRefused: 'The acceptor gave the coin back.',
    gateShut: 'The coin slot is closed for a moment.',
    startAgain: 'The game is over. Press START for another.',
    over: 'The game is over. Put a coin in for another.',
    outOfOrder: 'The table is out of order. The scoreboard names the fault and what to do.',
    answer: 'Answer the question on the scoreboard: Y is yes, N is no.',
  },
  refused: {
    whiteOutOfReach: 'There is no white to pot: they are inside the table.',
    redOutOfReach: 'There is no red to pot: it is inside the table.',
    noBallInReach: 'There is no ball to play yet. Wait until one has rolled back.',
    notInTrough: 'No such ball lies in the trough.',
    notOnBed: 'No such ball lies on the table.',
    dTaken: 'A ball lies in the D already. Play that one first.',
    redSpotTaken: 'The red spot is taken.',
    holePlugged: 'A skittle stands in that hole.',
    notA50Hole: 'The skittles go into the two 50 holes.',
    pegDown: 'That skittle lies already.',
    pegStanding: 'That skittle stands already.',
    pegIsBlack: 'The black skittle stays on its spot.',
    unknownHole: 'The table has no such hole.',
    unknownPeg: 'The table has no such skittle.',
    unknownBall: 'The table has no such ball.',
    ballsInside: 'The balls are inside the table: a coin and START let them out.',
    whiteRolls: 'The white is still on its way back.',
    spotTaken: 'A ball lies there already.',
    noBallInside: 'No ball lies inside the table.',
    nothingToClear: 'There is no ball left to push in.',
    otherTable: 'That is not done at this table.',
    unknownCoin: 'The table has no such coin slot.',
    unknownButton: 'The table has no such button.',
    noAcceptor: 'No coin acceptor is fitted.',
    powerOff: 'The table has no power.',
  } satisfies Record<CabinetRefusal, string>,
  help: {
    title: 'How this table works',
    hands: 'Mouse and finger',
    keysTitle: 'Keys',
    keys: {
      c: 'coin',
      s: 'START',
      n: 'NEXT, or no',
      f: 'FOUL, then its number',
      u: 'UNDO',
      y: 'yes',
      x: 'speed of the clock',
      k: 'service key',
      d: 'door',
    } satisfies Record<FrontLetter, string>,
  },
  barBilliards,
  pool,
};

export type TableWords = typeof en;
