import { plural } from '../plural.ts';
import type { WorkshopWords } from './en.ts';

const n = plural('da');
const COLOURS = { black: 'sort', white: 'hvid', red: 'rød' } as const;

export const workshop: WorkshopWords = {
  title: 'Følere og prøver',
  back: 'Tilbage til regnskabet',
  untimed: 'Et spil er i gang',
  gameOn: (left) => `Et spil er i gang, ${left} tilbage`,
  noGame: 'Intet spil er i gang',
  never: 'aldrig',
  ago: (age) => `for ${age} siden`,
  left: (time) => `${time} tilbage`,

  look: 'Se på dette',
  allWell: 'Intet, som bordet kan se.',
  onFor: (age) => `i ${age}: noget sidder fast der`,
  quiet: (balls) =>
    n(balls, {
      one: 'ingen bal, mens # gik ned andetsteds',
      other: 'ingen bal, mens # gik ned andetsteds',
    }),

  sensors: 'Følere',
  sensorsSay:
    'Hvad hver af dem ser nu, dens skift siden nøglen blev drejet, og hvor længe siden det sidste er.',
  groups: {
    holes: 'Huller',
    pockets: 'Huller',
    reds: 'Rød i hullet',
    pegs: 'Kegler',
    way: 'Ballernes vej',
    coins: 'Mønter',
    buttons: 'Knapper',
    cabinet: 'Kabinet',
  },
  peg: (colour, side) =>
    ({ left: `${COLOURS[colour]}, venstre`, right: `${COLOURS[colour]}, højre`, middle: COLOURS[colour] })[
      side
    ],
  coinLine: (id) => `Indkast ${id}`,
  names: {
    string: 'Snorlinje',
    delivery: 'Balfrigivelse',
    lane: 'Returrende',
    laneRed: 'Rød i renden',
    trough: 'Trug',
    baulk: 'Baulklinje',
    bar: 'Bom',
    door: 'Låge',
    key: 'Nøgle',
    tilt: 'Hældning',
  },
  levels: {
    hole: { off: 'fri', on: 'brudt' },
    pocket: { off: 'fri', on: 'brudt' },
    red: { off: 'fri', on: 'rød' },
    peg: { off: 'står', on: 'ligger' },
    coin: { off: 'hvile', on: 'mønt' },
    string: { off: 'hvile', on: 'trukket' },
    button: { off: 'fri', on: 'trykket' },
    delivery: { off: 'fri', on: 'brudt' },
    lane: { off: 'fri', on: 'brudt' },
    laneRed: { off: 'fri', on: 'rød' },
    trough: { off: 'hvile', on: 'løftet' },
    baulk: { off: 'fri', on: 'brudt' },
    bar: { off: 'oppe', on: 'nede' },
    door: { off: 'lukket', on: 'åben' },
    key: { off: 'ude', on: 'drejet' },
    tilt: { off: 'lige', on: 'skævt' },
    other: { off: 'fra', on: 'til' },
  },

  held: {
    bar: { raised: 'Bommen oppe', dropped: 'Bommen nede' },
    coins: { accepted: 'Møntlågen åben', refused: 'Møntlågen lukket' },
    startLamp: { lit: 'START tændt', dark: 'START slukket' },
  },
  tests: {
    barRaise: 'Løft bommen',
    barDrop: 'Lad bommen falde',
    coinGate: 'Møntlåge',
    startLamp: 'Lampen i START',
    meter: 'Tæl måleren én op',
    release: 'Frigiv ballerne',
    chime: 'Slå på klokken',
    display: 'Prøvebilleder',
    coins: 'Mønt uden kredit',
    balls: 'Tæl baller',
  },
  outcomes: {
    done: 'gjort',
    pending: 'endnu ikke gjort',
    notGiven: 'ikke gjort: fejlen på udgangen siger hvorfor',
    moving: 'venter på bommens kontakt',
    there: 'bommens kontakt siger det samme',
    already: 'den var der allerede, siger dens kontakt: prøv den anden vej først',
    notThere:
      'bommens kontakt siger det ikke. Se på bommen, dens spole eller motor, dens sikring og kontakten.',
  },
  refused: {
    closed: 'Drej servicenøglen først.',
    notFitted: 'Findes ikke her.',
    gameOn: 'Ikke under et spil.',
    cabinetLost: 'Kabinettet svarer ikke.',
    noPower: 'Spolerne er uden strøm.',
    starting: 'Bordet starter.',
    notWritable: 'Disken tager ikke imod.',
    resting: 'Spolen skal hvile.',
    tooHot: 'Spolen skal køle af.',
    unknownTest: 'Den prøve findes ikke.',
  },

  putCoinsIn: 'Læg mønter i: de giver ingen kredit.',
  coinRefused: (why) => `afvist: ${why}`,
  coinFaults: {
    width: 'dens puls er for kort eller for lang',
    rate: 'for hurtigt efter den forrige',
    pulses: 'ingen mønt har så mange pulser',
    string: 'der blev trukket i snoren',
    currency: 'en anden valuta',
    rejected: 'af møntprøveren',
    fraud: 'nogen snyder',
  },
  down: (down, balls) => `${down} af ${balls} baller gik ned`,
  reds: (count) => n(count, { one: '# rød', other: '# røde' }),
  notHome: (count) => n(count, { one: '# kom ikke gennem renden', other: '# kom ikke gennem renden' }),
  lifted: (count) => n(count, { one: '# løftet af truget', other: '# løftet af truget' }),
  noneYet: (holes) => `endnu ingen: ${holes}`,

  reader: 'Ballæser',
  nothingRead: 'intet er kommet forbi endnu',
  tagOf: (tag, age) => `mærke ${tag}, ${age}`,
  tagUnknown: 'ingen bal i indstillingerne',

  picture: { edges: 'Alle fire kanter kan ses', light: 'Alt lyst', dark: 'Alt mørkt' },
  coinTest: 'Mønterne prøves: de giver ingen kredit',
};
