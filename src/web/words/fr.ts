import type { Words } from './en.ts';
import { plural } from './plural.ts';
import { pool } from './pool/fr.ts';
import { service } from './service/fr.ts';
import { workshop } from './workshop/fr.ts';

const n = plural('fr');
const COLOURS = { black: 'noire', white: 'blanche', red: 'rouge' } as const;

export const fr: Words = {
  locale: 'fr-FR',
  language: 'Français',
  player: (number) => `Joueur ${number}`,
  points: (count) => n(count, { one: '# point', other: '# points' }),
  hole: (worth, side) =>
    ({ left: `${worth} de gauche`, right: `${worth} de droite`, middle: `${worth}` })[side],
  peg: (colour, side) =>
    ({
      left: `la quille ${COLOURS[colour]} de gauche`,
      right: `la quille ${COLOURS[colour]} de droite`,
      middle: `la quille ${COLOURS[colour]}`,
    })[side],

  attract: {
    title: 'Bar billiards',
    aGame: (money) => `${money} la partie`,
    offer: (games, money) => `${n(games, { one: '# partie', other: '# parties' })} pour ${money}`,
    freePlay: 'Partie gratuite',
    minutes: (count) => n(count, { one: '# minute', other: '# minutes' }),
    insertCoin: 'Glissez une pièce',
    closed: 'Pas de pièces pour l’instant',
    press: 'Appuyez sur START',
    steps: {
      strike: 'Jouez depuis le D et touchez une autre bille',
      score: 'La blanche vaut le trou, la rouge vaut le double',
      skittles: 'Une quille tombée coûte la série, la noire tous vos points',
      bar: 'Temps écoulé, la barre tombe : les billes ne reviennent plus',
    },
  },

  highBreaks: {
    title: 'Meilleures séries',
    day: 'Aujourd’hui',
    month: 'Ce mois-ci',
    ever: 'Record',
    none: 'pas encore',
  },

  ready: {
    paid: (games) => n(games, { one: '# partie payée', other: '# parties payées' }),
    more: (money) => `Encore ${money} pour la partie suivante`,
    howMany: 'Combien de joueurs ?',
    whoStarts: 'Qui a gagné le tirage et commence ?',
    toss: 'Pile ou face',
    alone: 'Entraînement : un joueur, la partie entière',
    start: 'START',
  },

  play: {
    practice: 'Entraînement',
    break: 'Série',
    inPlay: (count) => n(count, { one: '# bille en jeu', other: '# billes en jeu' }),
    toBar: 'avant la barre',
    barSoon: 'la barre va tomber',
    barDown: 'Barre baissée',
    lastBall: 'Dernière bille',
    out: 'sorti',
    waiting: (games) => n(games, { one: 'encore # partie payée', other: 'encore # parties payées' }),
  },

  barAlert: {
    title: 'La barre est tombée',
    rule: 'Les billes empochées ne reviennent plus. On joue jusqu’à la dernière.',
  },

  lastBall: {
    title: 'Dernière bille',
    skittles: {
      white: 'Posez les deux quilles blanches dans les trous de 50.',
      red: 'Posez deux quilles rouges dans les trous de 50.',
    },
    guard: 'Protégez la rangée du fond pour ne pas y perdre la bille.',
    play: (holes) => `Depuis le D, par une bande latérale, dans le ${holes}. À tour de rôle.`,
  },

  fouls: {
    baulk: 'Bille revenue derrière la ligne de départ',
    noContact: 'Aucune autre bille touchée',
    offTable: 'Bille hors de la table',
    noCushion: 'Sans bande latérale',
    restInD: 'Bille arrêtée dans le D',
    doublePot: 'Deux billes empochées une fois de trop',
    other: 'Autre faute',
  },

  result: {
    wins: (player) => `Le ${player.toLowerCase()} gagne`,
    draw: 'Match nul',
    over: 'Partie terminée',
    reasons: {
      score: 'aux points',
      lastBall: 'à la dernière bille',
      blackPeg: 'par la quille noire',
      conceded: 'par abandon',
      black: 'par la noire',
    },
    bestBreak: (player, points) => `Meilleure série ${points}, ${player}`,
    again: 'Glissez une pièce pour rejouer',
  },

  reconnecting: {
    title: 'Pas de nouvelles de la table',
    text: 'La partie continue. Cet écran revient tout seul.',
  },

  outOfOrder: {
    title: 'Hors service',
    text: 'Ne mettez pas de pièces. Parties payées, scores et temps sont conservés.',
  },

  pool,
  service,
  workshop,

  panel: {
    controls: 'Commandes',
    start: 'Commencer',
    next: 'Joueur suivant',
    foul: 'Faute',
    undo: 'Annuler',
    none: 'Aucun',
    concede: 'Abandonner',
    correct: 'Corriger',
    yes: 'Oui',
    no: 'Non',
    skittlesSet: 'Quilles en place',
    errands: {
      red: 'La rouge est tombée ici',
      white: 'C’était une blanche, pas la rouge',
      addWhite: 'Une blanche n’a pas été comptée',
      addRed: 'La rouge n’a pas été comptée',
      removePot: 'Aucune bille n’est tombée ici',
    },
    rules: 'Règles',
    keys: 'Touches',
    close: 'Fermer',
    whichHole: 'Quel trou ?',
    whichFoul: 'Quelle était la faute ?',
    whatWasWrong: 'Qu’est-ce que la table a manqué ?',
    sureConcede: (player) => `Le ${player.toLowerCase()} abandonne ?`,
  },

  keys: {
    numbers: 'joueurs, fautes, trous, pages',
    first: 'qui commence',
    pages: 'tourner les pages',
    language: 'langue',
  },
};
