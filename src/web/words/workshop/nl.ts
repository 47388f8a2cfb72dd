import { plural } from '../plural.ts';
import type { WorkshopWords } from './en.ts';

const n = plural('nl');
const COLOURS = { black: 'zwart', white: 'wit', red: 'rood' } as const;

export const workshop: WorkshopWords = {
  title: 'Sensoren en proeven',
  back: 'Terug naar de boeken',
  untimed: 'Er loopt een spel',
  gameOn: (left) => `Er loopt een spel, nog ${left}`,
  noGame: 'Er loopt geen spel',
  never: 'nooit',
  ago: (age) => `${age} geleden`,
  left: (time) => `nog ${time}`,

  look: 'Kijk hiernaar',
  allWell: 'Niets wat de tafel kan zien.',
  onFor: (age) => `al ${age}: daar zit iets vast`,
  quiet: (balls) =>
    n(balls, {
      one: 'geen bal, terwijl er # elders viel',
      other: 'geen bal, terwijl er # elders vielen',
    }),

  sensors: 'Sensoren',
  sensorsSay: 'Wat elk nu ziet, zijn wisselingen sinds de sleutel om is, en hoe lang de laatste geleden is.',
  groups: {
    holes: 'Gaten',
    pockets: 'Pockets',
    reds: 'Rood in het gat',
    pegs: 'Kegels',
    way: 'Weg van de ballen',
    coins: 'Munten',
    buttons: 'Knoppen',
    cabinet: 'Kast',
  },
  peg: (colour, side) =>
    ({ left: `${COLOURS[colour]}, links`, right: `${COLOURS[colour]}, rechts`, middle: COLOURS[colour] })[
      side
    ],
  coinLine: (id) => `Gleuf ${id}`,
  names: {
    string: 'Draadlijn',
    delivery: 'Balvrijgave',
    lane: 'Retour',
    laneRed: 'Rood in de retour',
    trough: 'Goot',
    baulk: 'Baulklijn',
    bar: 'Balk',
    door: 'Deur',
    key: 'Sleutel',
    tilt: 'Kantelmelder',
  },
  levels: {
    hole: { off: 'vrij', on: 'onderbroken' },
    pocket: { off: 'vrij', on: 'onderbroken' },
    red: { off: 'vrij', on: 'rood' },
    peg: { off: 'staat', on: 'ligt' },
    coin: { off: 'rust', on: 'munt' },
    string: { off: 'rust', on: 'getrokken' },
    button: { off: 'los', on: 'ingedrukt' },
    delivery: { off: 'vrij', on: 'onderbroken' },
    lane: { off: 'vrij', on: 'onderbroken' },
    laneRed: { off: 'vrij', on: 'rood' },
    trough: { off: 'rust', on: 'gepakt' },
    baulk: { off: 'vrij', on: 'onderbroken' },
    bar: { off: 'omhoog', on: 'omlaag' },
    door: { off: 'dicht', on: 'open' },
    key: { off: 'uit', on: 'om' },
    tilt: { off: 'recht', on: 'scheef' },
    other: { off: 'uit', on: 'aan' },
  },

  held: {
    bar: { raised: 'Balk omhoog', dropped: 'Balk omlaag' },
    coins: { accepted: 'Muntpoort open', refused: 'Muntpoort dicht' },
    startLamp: { lit: 'START aan', dark: 'START uit' },
  },
  tests: {
    barRaise: 'Balk omhoog',
    barDrop: 'Balk laten vallen',
    coinGate: 'Muntpoort',
    startLamp: 'Lamp van START',
    meter: 'Tik voor de teller',
    release: 'Ballen vrijgeven',
    chime: 'Bel slaan',
    display: 'Testbeelden',
    coins: 'Munt zonder tegoed',
    balls: 'Ballen tellen',
  },
  outcomes: {
    done: 'gedaan',
    pending: 'nog niet gegeven',
    notGiven: 'niet gedaan: de storing van de uitgang zegt waarom',
    moving: 'wacht op de schakelaar van de balk',
    there: 'de schakelaar van de balk zegt het ook',
    already: 'hij was er al, zegt zijn schakelaar: probeer eerst de andere kant op',
    notThere:
      'de schakelaar van de balk zegt het niet. Kijk naar de balk, zijn spoel of motor, zijn zekering en de schakelaar.',
  },
  refused: {
    closed: 'Draai eerst de servicesleutel om.',
    notFitted: 'Hier niet aanwezig.',
    gameOn: 'Niet tijdens een spel.',
    cabinetLost: 'De kast antwoordt niet.',
    noPower: 'De spoelen hebben geen stroom.',
    starting: 'De tafel start.',
    notWritable: 'De schijf neemt niets aan.',
    resting: 'De spoel moet rusten.',
    tooHot: 'De spoel moet afkoelen.',
    unknownTest: 'Die proef bestaat niet.',
  },

  putCoinsIn: 'Gooi munten in: ze geven geen tegoed.',
  coinRefused: (why) => `geweigerd: ${why}`,
  coinFaults: {
    width: 'zijn puls is te kort of te lang',
    rate: 'te snel na de vorige',
    pulses: 'geen munt heeft zoveel pulsen',
    string: 'er is aan de draad getrokken',
    currency: 'een andere munteenheid',
    rejected: 'door de muntproever',
    fraud: 'er wordt gesjoemeld',
  },
  down: (down, balls) => `${down} van ${balls} ballen gevallen`,
  reds: (count) => `${count} rood`,
  notHome: (count) => n(count, { one: '# kwam niet door de retour', other: '# kwamen niet door de retour' }),
  lifted: (count) => `${count} uit de goot gepakt`,
  noneYet: (holes) => `nog geen: ${holes}`,

  reader: 'Ballezer',
  nothingRead: 'er is nog niets langsgekomen',
  tagOf: (tag, age) => `tag ${tag}, ${age}`,
  tagUnknown: 'geen bal van de instellingen',

  picture: { edges: 'Alle vier de randen zijn te zien', light: 'Alles licht', dark: 'Alles donker' },
  coinTest: 'De munten worden getest: ze geven geen tegoed',
};
