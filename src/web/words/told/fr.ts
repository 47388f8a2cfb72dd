import type { Told } from './told.ts';

export const fr: Told = {
  prompts: {
    start: ({ player }) => `${player} commence. La rouge sur sa mouche, puis une blanche depuis le D.`,
    startWhiteSpot: ({ player }) =>
      `${player} commence. La rouge sur sa mouche, la première blanche sur la sienne.`,
    fromTheD: ({ player }) => `${player} joue depuis le D.`,
    noBallInTrough: () => 'Le bac est vide. Jouez depuis le D la bille la plus proche de la ligne de départ.',
    restandPeg: ({ pegs }) => `Remettez ${pegs} à sa place.`,
    ballInD: () => 'Remettez dans le bac la bille qui est dans le D.',
    breakPosition: () => 'La table est vide. La rouge sur sa mouche, puis une blanche depuis le D.',
    twoWhites: () => 'La rouge n’est plus là. Une blanche sur sa mouche, une autre depuis le D.',
    leaveOneUp: () => 'Laissez une bille cette fois. Empocher encore les deux est une faute.',
    redRespot: () => 'Remettez la rouge sur sa mouche.',
    barDropped: () => 'La barre est tombée. Les billes ne reviennent plus.',
    lastBallSetUp: () => 'Préparez la dernière bille.',
    lastBallSetUpOrConcede: ({ player }) =>
      `${player} ne peut plus gagner. Abandonner, ou préparer et continuer.`,
    lastBallPlay: ({ player, holes }) => `${player}, depuis le D, par une bande latérale, dans le ${holes}.`,
    lastBallPlayOrConcede: ({ player, holes }) =>
      `${player} ne peut plus gagner. Abandonner, ou viser le ${holes}.`,
    cushion: () => 'A-t-elle touché une bande latérale ?',
    pegFirst: ({ peg }) => `Est-ce ${peg} qui est tombée la première ?`,
    pegByHand: ({ pegs }) => `Est-ce une main qui a renversé ${pegs} ?`,
    whichHole: () => 'Dans quel trou est tombée la rouge ?',
  },
  verdicts: {
    pot: ({ points, cause }) => `${points} dans le ${cause}`,
    foul: ({ points }) => (points ? `${points} perdus` : 'Aucun point perdu'),
    blackPeg: ({ points }) => (points ? `Tout est perdu, ${points}` : 'Aucun point perdu'),
    redPeg: ({ points }) => (points ? `Tout est perdu, ${points}` : 'Aucun point perdu'),
    banked: ({ player, points }) => (points ? `${points} pour ${player}` : `Rien pour ${player}`),
    miss: ({ player }) => `Rien pour ${player}`,
    corrected: () => 'Corrigé',
    conceded: ({ player }) => `${player} abandonne`,
    won: ({ player }) => `${player} gagne`,
    drawn: () => 'Match nul',
    lost: ({ player }) => `${player} perd la partie`,
    undone: () => 'Annulé',
  },
};
