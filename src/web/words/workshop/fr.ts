import { plural } from '../plural.ts';
import type { WorkshopWords } from './en.ts';

const n = plural('fr');
const COLOURS = { black: 'noire', white: 'blanche', red: 'rouge' } as const;

export const workshop: WorkshopWords = {
  title: 'Capteurs et essais',
  back: 'Retour aux comptes',
  untimed: 'Une partie est en cours',
  gameOn: (left) => `Une partie est en cours, encore ${left}`,
  noGame: 'Aucune partie en cours',
  never: 'jamais',
  ago: (age) => `il y a ${age}`,
  left: (time) => `encore ${time}`,

  look: 'À regarder',
  allWell: 'Rien que la table puisse voir.',
  onFor: (age) => `depuis ${age} : quelque chose y est coincé`,
  quiet: (balls) =>
    n(balls, {
      one: 'aucune bille, alors que # est tombée ailleurs',
      other: 'aucune bille, alors que # sont tombées ailleurs',
    }),

  sensors: 'Capteurs',
  sensorsSay:
    'Ce que chacun voit, ses changements depuis le tour de clé, et le temps écoulé depuis le dernier.',
  groups: {
    holes: 'Trous',
    pockets: 'Poches',
    reds: 'Rouge dans le trou',
    pegs: 'Quilles',
    way: 'Chemin des billes',
    coins: 'Pièces',
    buttons: 'Boutons',
    cabinet: 'Meuble',
  },
  peg: (colour, side) =>
    ({ left: `${COLOURS[colour]} gauche`, right: `${COLOURS[colour]} droite`, middle: COLOURS[colour] })[
      side
    ],
  coinLine: (id) => `Fente ${id}`,
  names: {
    string: 'Fil',
    delivery: 'Sortie des billes',
    lane: 'Retour',
    laneRed: 'Rouge au retour',
    trough: 'Bac',
    baulk: 'Départ',
    bar: 'Barre',
    door: 'Porte',
    key: 'Clé',
    tilt: 'Bascule',
  },
  levels: {
    hole: { off: 'libre', on: 'coupé' },
    pocket: { off: 'libre', on: 'coupé' },
    red: { off: 'libre', on: 'rouge' },
    peg: { off: 'debout', on: 'tombée' },
    coin: { off: 'repos', on: 'pièce' },
    string: { off: 'repos', on: 'tiré' },
    button: { off: 'libre', on: 'appuyé' },
    delivery: { off: 'libre', on: 'coupé' },
    lane: { off: 'libre', on: 'coupé' },
    laneRed: { off: 'libre', on: 'rouge' },
    trough: { off: 'repos', on: 'prise' },
    baulk: { off: 'libre', on: 'coupé' },
    bar: { off: 'levée', on: 'baissée' },
    door: { off: 'fermée', on: 'ouverte' },
    key: { off: 'ôtée', on: 'tournée' },
    tilt: { off: 'droite', on: 'penchée' },
    other: { off: 'non', on: 'oui' },
  },

  held: {
    bar: { raised: 'Barre levée', dropped: 'Barre baissée' },
    coins: { accepted: 'Fente ouverte', refused: 'Fente fermée' },
    startLamp: { lit: 'START allumé', dark: 'START éteint' },
  },
  tests: {
    barRaise: 'Lever la barre',
    barDrop: 'Baisser la barre',
    coinGate: 'Fente à pièces',
    startLamp: 'Lampe de START',
    meter: 'Compteur, un coup',
    release: 'Libérer les billes',
    chime: 'Frapper le timbre',
    display: 'Images d’essai',
    coins: 'Pièces sans crédit',
    balls: 'Compter les billes',
  },
  outcomes: {
    done: 'fait',
    pending: 'pas encore fait',
    notGiven: 'pas fait : le défaut de sa sortie dit pourquoi',
    moving: 'on attend le contact de la barre',
    there: 'le contact de la barre le confirme',
    already: 'elle y était déjà, dit son contact : essayez d’abord l’autre sens',
    notThere:
      'le contact de la barre ne le confirme pas. Regardez la barre, sa bobine ou son moteur, son fusible et le contact.',
  },
  refused: {
    closed: 'Tournez d’abord la clé de service.',
    notFitted: 'Absent de cette table.',
    gameOn: 'Pas pendant une partie.',
    cabinetLost: 'Le meuble ne répond pas.',
    noPower: 'Les bobines sont sans courant.',
    starting: 'La table démarre.',
    notWritable: 'Le disque ne prend rien.',
    resting: 'La bobine doit se reposer.',
    tooHot: 'La bobine doit refroidir.',
    unknownTest: 'Cet essai n’existe pas.',
  },

  putCoinsIn: 'Mettez des pièces : elles ne donnent aucun crédit.',
  coinRefused: (why) => `refusée : ${why}`,
  coinFaults: {
    width: 'impulsion trop courte ou trop longue',
    rate: 'trop vite après la précédente',
    pulses: 'aucune pièce n’a autant d’impulsions',
    string: 'le fil a été tiré',
    currency: 'une autre monnaie',
    rejected: 'par le monnayeur',
    fraud: 'quelqu’un triche',
  },
  down: (down, balls) => `${down} billes sur ${balls} sont tombées`,
  reds: (count) => n(count, { one: '# rouge', other: '# rouges' }),
  notHome: (count) =>
    n(count, { one: '# n’est pas passée au retour', other: '# ne sont pas passées au retour' }),
  lifted: (count) => n(count, { one: '# prise dans le bac', other: '# prises dans le bac' }),
  noneYet: (holes) => `encore aucune : ${holes}`,

  reader: 'Lecteur de billes',
  nothingRead: 'rien n’y est encore passé',
  tagOf: (tag, age) => `étiquette ${tag}, ${age}`,
  tagUnknown: 'aucune bille des réglages',

  picture: { edges: 'Les quatre bords se voient', light: 'Tout clair', dark: 'Tout sombre' },
  coinTest: 'Les pièces sont à l’essai : elles ne donnent aucun crédit',
};
