import type { PoolWords } from './en.ts';

export const nl: PoolWords = {
  ball: {
    solids: (number) => `Hele ${number}`,
    stripes: (number) => `Halve ${number}`,
    black: () => 'Zwart',
    cue: () => 'Wit',
  },
  bed: {
    label: 'De tafel van boven',
    pocket: (pocket) => `Pocket: ${pocket}. Hier een bal potten`,
    pick: (ball) => `${ball} op de tafel. Kiezen`,
    picked: (ball) => `${ball} op de tafel, gekozen`,
    d: 'De D. Hier de witte leggen',
    trough: 'De goot. De ballen in de driehoek leggen',
  },
  places: {
    rolling: (ball) => `${ball}, rolt onder de tafel`,
    inside: (ball) => `${ball}, achter het glas`,
    trough: (ball) => `${ball}, in de goot`,
    'white box': (ball) => `${ball} in zijn bak. In de D leggen`,
  },
  hands: {
    goesDown: 'De bal die valt',
    miss: 'Spelen, niets potten',
    rack: 'Ballen opzetten',
    clear: 'De rest erin duwen',
    stick: 'Een bal blijft steken',
    tilt: 'Op de tafel leunen',
    string: 'Munt aan een draad',
  },
  guide: {
    pressStart: 'Druk op START, of kies op het scorebord wie afstoot.',
    rollOut: 'De ballen rollen eruit.',
    missing: (balls) =>
      `${balls === 1 ? 'Er is een bal' : `Er zijn ${balls} ballen`} niet gekomen. Vraag erom op het scorebord: het kost niets.`,
    rack: 'Klik op de ballen in de goot: ze gaan in de driehoek.',
    noBalls: 'De ballen liggen in de tafel.',
    breakOff: (player) =>
      `${player} stoot af. Klik op een pocket om er bij de afstoot een te potten, of speel zonder te potten.`,
    whichWay: 'Klik nu op de pocket waarin hij valt.',
    moving: 'De ballen rollen nog: wat nu valt, hoort bij dezelfde stoot.',
    name: (balls) =>
      balls === 1
        ? 'Zeg op het scorebord wat er viel.'
        : `Zeg op het scorebord wat er viel: ${balls} ballen.`,
    inHand: (player) => `${player} heeft de witte in de hand. Sleep hem, of speel: hij ligt in de D.`,
    yourTurn: (player) => `${player} speelt. Klik op een bal en een pocket, of druk op NEXT na een misser.`,
    whichBall: 'Zeg op het scorebord welke bal er viel.',
    whichPocket: 'Zeg op het scorebord welke pocket het was.',
    whichGroup: 'Zeg op het scorebord welke groep het wordt.',
    callPocket: 'Noem op het scorebord de pocket voor de zwarte voor je speelt.',
    choose: 'De afstoot was te kort. Kies op het scorebord hoe het verder gaat.',
    clearUp: 'Het spel is uit. Duw de rest in de pockets en werp een munt in voor een volgend.',
  },
  help: {
    game: [
      'Een munt en START laten de vijftien ballen los. Ze gaan in de driehoek; de witte begint achter de lijn.',
      'De eerste bal die na de afstoot valt bepaalt de groepen: hele of halve. Pot al je zeven.',
      'Speel door zolang er een van jou valt. Druk na een misser op NEXT; na een fout speelt de ander.',
      'Dan de zwarte, in de pocket die je noemde. De zwarte te vroeg, of elders, verliest.',
      'Wat valt blijft binnen tot de volgende munt; alleen de witte komt terug.',
    ],
    touches: [
      'Klik op een bal, dan op een pocket: hij valt. Of sleep hem erheen. Alleen de pocket: de dichtstbijzijnde van jou.',
      'Shift+klik, of vasthouden: meer ballen worden gekozen en vallen in één stoot.',
      'Wat je pot terwijl de ballen nog rollen hoort bij dezelfde stoot; ook de witte kan vallen.',
      'Klik op de ballen in de goot: ze worden opgezet. Sleep de witte waarheen je wilt; klik op de D: hij ligt daar.',
    ],
    digits: 'kies een bal: 1 tot 7 een hele, met Shift de halve; 8 de zwarte, 0 de witte',
    pockets: 'daarna zijn pocket, zoals de toetsen liggen: boven, midden, onder',
    arrows: 'over de tafel gaan; Enter is een klik, Shift+Enter een Shift+klik',
    keys: {
      m: 'spelen, niets potten',
      r: 'ballen opzetten',
      p: 'witte in de D',
      e: 'de rest erin duwen',
      i: 'een bal blijft steken',
      t: 'op de tafel leunen',
      g: 'munt aan een draad',
    },
  },
};
