import type { Told } from './told.ts';

export const da: Told = {
  prompts: {
    start: ({ player }) => `${player} lægger ud. Rød på pletten, så en hvid fra D’et.`,
    startWhiteSpot: ({ player }) => `${player} lægger ud. Rød på pletten, den første hvide på sin egen.`,
    fromTheD: ({ player }) => `${player} spiller fra D’et.`,
    noBallInTrough: () => 'Renden er tom. Spil ballen nærmest baulklinjen fra D’et.',
    restandPeg: ({ pegs }) => `Stil ${pegs} på plads igen.`,
    ballInD: () => 'Læg ballen, der ligger i D’et, tilbage i renden.',
    breakPosition: () => 'Bordet er tomt. Rød på pletten, så en hvid fra D’et.',
    twoWhites: () => 'Den røde er væk. Én hvid på den røde plet, en anden fra D’et.',
    leaveOneUp: () => 'Lad én bal blive liggende denne gang. Begge i hul igen er fejlstød.',
    redRespot: () => 'Læg den røde tilbage på pletten.',
    barDropped: () => 'Bommen er nede. Baller i hul kommer ikke igen.',
    lastBallSetUp: () => 'Gør klar til den sidste bal.',
    lastBallSetUpOrConcede: ({ player }) =>
      `${player} kan ikke vinde mere. Giv op, eller gør klar og spil videre.`,
    lastBallPlay: ({ player, holes }) => `${player}, fra D’et, via en sidebande, i ${holes}.`,
    lastBallPlayOrConcede: ({ player, holes }) =>
      `${player} kan ikke vinde mere. Giv op, eller spil på ${holes}.`,
    cushion: () => 'Gik den via en sidebande?',
    pegFirst: ({ peg }) => `Faldt ${peg} først?`,
    pegByHand: ({ pegs }) => `Blev ${pegs} væltet med hånden?`,
    whichHole: () => 'Hvilket hul gik den røde i?',
  },
  verdicts: {
    pot: ({ points, cause }) => `${points} i ${cause}`,
    foul: ({ points }) => (points ? `${points} tabt` : 'Ingen point tabt'),
    blackPeg: ({ points }) => (points ? `Alle point tabt, ${points}` : 'Ingen point tabt'),
    redPeg: ({ points }) => (points ? `Alle point tabt, ${points}` : 'Ingen point tabt'),
    banked: ({ player, points }) => (points ? `${points} til ${player}` : `Intet til ${player}`),
    miss: ({ player }) => `Intet til ${player}`,
    corrected: () => 'Rettet',
    conceded: ({ player }) => `${player} giver op`,
    won: ({ player }) => `${player} vinder`,
    drawn: () => 'Uafgjort',
    lost: ({ player }) => `${player} taber spillet`,
    undone: () => 'Fortrudt',
  },
};
