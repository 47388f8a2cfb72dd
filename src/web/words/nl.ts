import type { Words } from './en.ts';
import { plural } from './plural.ts';
import { pool } from './pool/nl.ts';
import { service } from './service/nl.ts';
import { workshop } from './workshop/nl.ts';

const n = plural('nl');
const COLOURS = { black: 'zwarte', white: 'witte', red: 'rode' } as const;

export const nl: Words = {
  locale: 'nl-NL',
  language: 'Nederlands',
  player: (number) => `Speler ${number}`,
  points: (count) => n(count, { one: '# punt', other: '# punten' }),
  hole: (worth, side) => ({ left: `linker ${worth}`, right: `rechter ${worth}`, middle: `${worth}` })[side],
  peg: (colour, side) =>
    ({
      left: `de linker ${COLOURS[colour]} kegel`,
      right: `de rechter ${COLOURS[colour]} kegel`,
      middle: `de ${COLOURS[colour]} kegel`,
    })[side],

  attract: {
    title: 'Barbiljart',
    aGame: (money) => `${money} per spel`,
    offer: (games, money) => `${n(games, { one: '# spel', other: '# spellen' })} voor ${money}`,
    freePlay: 'Gratis spelen',
    minutes: (count) => n(count, { one: '# minuut', other: '# minuten' }),
    insertCoin: 'Werp een munt in',
    closed: 'Nu even geen munten',
    press: 'Druk op START',
    steps: {
      strike: 'Speel vanuit de D en raak een andere bal',
      score: 'Wit telt de waarde van het gat, rood telt dubbel',
      skittles: 'Een kegel om kost de serie, de zwarte al je punten',
      bar: 'De tijd is om en de balk valt: gepotte ballen blijven weg',
    },
  },

  highBreaks: {
    title: 'Hoogste series',
    day: 'Vandaag',
    month: 'Deze maand',
    ever: 'Ooit',
    none: 'nog geen',
  },

  ready: {
    paid: (games) => n(games, { one: '# spel betaald', other: '# spellen betaald' }),
    more: (money) => `Nog ${money} voor een volgend spel`,
    howMany: 'Hoeveel spelers?',
    whoStarts: 'Wie won de toss en begint?',
    toss: 'Tossen',
    alone: 'Oefenen: één speler, het hele spel',
    start: 'START',
  },

  play: {
    practice: 'Oefenen',
    break: 'Serie',
    inPlay: (count) => n(count, { one: '# bal in het spel', other: '# ballen in het spel' }),
    toBar: 'tot de balk valt',
    barSoon: 'de balk valt zo',
    barDown: 'Balk omlaag',
    lastBall: 'Laatste bal',
    out: 'uit',
    waiting: (games) => n(games, { one: 'nog # spel betaald', other: 'nog # spellen betaald' }),
  },

  barAlert: {
    title: 'De balk is gevallen',
    rule: 'Gepotte ballen komen niet meer terug. Speel door tot de laatste bal.',
  },

  lastBall: {
    title: 'Laatste bal',
    skittles: {
      white: 'Zet de twee witte kegels in de gaten van 50.',
      red: 'Zet twee rode kegels in de gaten van 50.',
    },
    guard: 'Scherm de achterste rij af, zodat de bal daar niet verdwijnt.',
    play: (holes) => `Vanuit de D, via een zijband, in de ${holes}. Om de beurt.`,
  },

  fouls: {
    baulk: 'Bal terug over de baulklijn',
    noContact: 'Geen andere bal geraakt',
    offTable: 'Bal van de tafel',
    noCushion: 'Niet via een zijband',
    restInD: 'Bal blijft in de D liggen',
    doublePot: 'Te vaak beide ballen gepot',
    other: 'Andere fout',
  },

  result: {
    wins: (player) => `${player} wint`,
    draw: 'Gelijkspel',
    over: 'Einde spel',
    reasons: {
      score: 'op punten',
      lastBall: 'door de laatste bal',
      blackPeg: 'door de zwarte kegel',
      conceded: 'door opgave',
      black: 'door de zwarte',
    },
    bestBreak: (player, points) => `Hoogste serie ${points}, ${player}`,
    again: 'Werp een munt in voor een nieuw spel',
  },

  reconnecting: {
    title: 'Geen bericht van de tafel',
    text: 'Het spel gaat door. Dit scherm komt vanzelf terug.',
  },

  outOfOrder: {
    title: 'Buiten gebruik',
    text: 'Werp geen munten in. Betaalde spellen, stand en tijd blijven bewaard.',
  },

  pool,
  service,
  workshop,

  panel: {
    controls: 'Bediening',
    start: 'Start',
    next: 'Volgende speler',
    foul: 'Fout',
    undo: 'Terugnemen',
    none: 'In geen van deze',
    concede: 'Opgeven',
    correct: 'Verbeteren',
    yes: 'Ja',
    no: 'Nee',
    skittlesSet: 'Kegels staan',
    errands: {
      red: 'De rode ging hier naar binnen',
      white: 'Dat was een witte, niet de rode',
      addWhite: 'Een witte is niet geteld',
      addRed: 'De rode is niet geteld',
      removePot: 'Hier ging geen bal naar binnen',
    },
    rules: 'Regels',
    keys: 'Toetsen',
    close: 'Sluiten',
    whichHole: 'Welk gat?',
    whichFoul: 'Wat was de fout?',
    whatWasWrong: 'Wat heeft de tafel gemist?',
    sureConcede: (player) => `Geeft ${player.toLowerCase()} op?`,
  },

  keys: {
    numbers: 'spelers, fouten, gaten, bladzijden',
    first: 'wie begint',
    pages: 'bladeren',
    language: 'taal',
  },
};
