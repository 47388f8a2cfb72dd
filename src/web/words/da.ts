import type { Words } from './en.ts';
import { plural } from './plural.ts';
import { pool } from './pool/da.ts';
import { service } from './service/da.ts';
import { workshop } from './workshop/da.ts';

const n = plural('da');
const COLOURS = { black: 'sorte', white: 'hvide', red: 'røde' } as const;

export const da: Words = {
  locale: 'da-DK',
  language: 'Dansk',
  player: (number) => `Spiller ${number}`,
  points: (count) => n(count, { one: '# point', other: '# point' }),
  hole: (worth, side) => ({ left: `venstre ${worth}`, right: `højre ${worth}`, middle: `${worth}` })[side],
  peg: (colour, side) =>
    ({
      left: `den venstre ${COLOURS[colour]} kegle`,
      right: `den højre ${COLOURS[colour]} kegle`,
      middle: `den ${COLOURS[colour]} kegle`,
    })[side],

  attract: {
    title: 'Barbillard',
    aGame: (money) => `${money} pr. spil`,
    offer: (games, money) => `${n(games, { one: '# spil', other: '# spil' })} for ${money}`,
    freePlay: 'Frit spil',
    minutes: (count) => n(count, { one: '# minut', other: '# minutter' }),
    insertCoin: 'Læg en mønt i',
    closed: 'Ingen mønter lige nu',
    press: 'Tryk på START',
    steps: {
      strike: 'Spil fra D’et, og ram en anden bal',
      score: 'Hvid giver hullets point, rød giver det dobbelte',
      skittles: 'En væltet kegle koster serien, den sorte alle dine point',
      bar: 'Tiden er gået, og bommen falder: ballerne kommer ikke igen',
    },
  },

  highBreaks: {
    title: 'Højeste serier',
    day: 'I dag',
    month: 'Denne måned',
    ever: 'Rekord',
    none: 'ingen endnu',
  },

  ready: {
    paid: (games) => n(games, { one: '# spil betalt', other: '# spil betalt' }),
    more: (money) => `${money} mere til næste spil`,
    howMany: 'Hvor mange spillere?',
    whoStarts: 'Hvem vandt lodtrækningen og begynder?',
    toss: 'Plat eller krone',
    alone: 'Øvelse: én spiller, hele spillet',
    start: 'START',
  },

  play: {
    practice: 'Øvelse',
    break: 'Serie',
    inPlay: (count) => n(count, { one: '# bal i spil', other: '# baller i spil' }),
    toBar: 'til bommen falder',
    barSoon: 'bommen falder snart',
    barDown: 'Bommen er nede',
    lastBall: 'Sidste bal',
    out: 'ude',
    waiting: (games) => n(games, { one: '# spil mere betalt', other: '# spil mere betalt' }),
  },

  barAlert: {
    title: 'Bommen er faldet',
    rule: 'Baller i hul kommer ikke igen. Spil videre til den sidste bal.',
  },

  lastBall: {
    title: 'Sidste bal',
    skittles: {
      white: 'Stil de to hvide kegler i 50-hullerne.',
      red: 'Stil to røde kegler i 50-hullerne.',
    },
    guard: 'Spær den bageste række, så ballen ikke går tabt dér.',
    play: (holes) => `Fra D’et, via en sidebande, i ${holes}. Spil på skift.`,
  },

  fouls: {
    baulk: 'Bal tilbage over baulklinjen',
    noContact: 'Ingen anden bal ramt',
    offTable: 'Bal ude af bordet',
    noCushion: 'Ikke via en sidebande',
    restInD: 'Bal ligger stille i D’et',
    doublePot: 'Begge baller i hul én gang for meget',
    other: 'Anden fejl',
  },

  result: {
    wins: (player) => `${player} vinder`,
    draw: 'Uafgjort',
    over: 'Spillet er slut',
    reasons: {
      score: 'på point',
      lastBall: 'på den sidste bal',
      blackPeg: 'på den sorte kegle',
      conceded: 'modspilleren gav op',
      black: 'på den sorte',
    },
    bestBreak: (player, points) => `Bedste serie ${points}, ${player}`,
    again: 'Læg en mønt i for et nyt spil',
  },

  reconnecting: {
    title: 'Intet nyt fra bordet',
    text: 'Spillet går videre. Skærmen kommer igen af sig selv.',
  },

  outOfOrder: {
    title: 'Ude af drift',
    text: 'Læg ikke mønter i. Betalte spil, point og tid er gemt.',
  },

  pool,
  service,
  workshop,

  panel: {
    controls: 'Betjening',
    start: 'Start',
    next: 'Næste spiller',
    foul: 'Fejlstød',
    undo: 'Fortryd',
    none: 'Ingen af dem',
    concede: 'Giv op',
    correct: 'Ret',
    yes: 'Ja',
    no: 'Nej',
    skittlesSet: 'Keglerne står',
    errands: {
      red: 'Den røde gik i her',
      white: 'Det var en hvid, ikke den røde',
      addWhite: 'En hvid blev ikke talt',
      addRed: 'Den røde blev ikke talt',
      removePot: 'Her gik ingen bal i',
    },
    rules: 'Regler',
    keys: 'Taster',
    close: 'Luk',
    whichHole: 'Hvilket hul?',
    whichFoul: 'Hvad var fejlen?',
    whatWasWrong: 'Hvad så bordet ikke?',
    sureConcede: (player) => `Giver ${player.toLowerCase()} op?`,
  },

  keys: {
    numbers: 'spillere, fejl, huller, sider',
    first: 'hvem begynder',
    pages: 'bladre',
    language: 'sprog',
  },
};
