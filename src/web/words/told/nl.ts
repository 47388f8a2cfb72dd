import type { Told } from './told.ts';

export const nl: Told = {
  prompts: {
    start: ({ player }) => `${player} begint. Rood op de stip, dan een witte vanuit de D.`,
    startWhiteSpot: ({ player }) => `${player} begint. Rood op de stip, de eerste witte op zijn eigen stip.`,
    fromTheD: ({ player }) => `${player} speelt vanuit de D.`,
    noBallInTrough: () => 'De goot is leeg. Speel de bal het dichtst bij de baulklijn vanuit de D.',
    restandPeg: ({ pegs }) => `Zet ${pegs} weer op zijn plaats.`,
    ballInD: () => 'Leg de bal die in de D ligt terug in de goot.',
    breakPosition: () => 'De tafel is leeg. Rood op de stip, dan een witte vanuit de D.',
    twoWhites: () => 'De rode is weg. Eén witte op de rode stip, een andere vanuit de D.',
    leaveOneUp: () => 'Laat deze keer een bal liggen. Weer beide potten is een fout.',
    redRespot: () => 'Leg de rode terug op zijn stip.',
    barDropped: () => 'De balk is gevallen. Gepotte ballen komen niet terug.',
    lastBallSetUp: () => 'Maak de tafel klaar voor de laatste bal.',
    lastBallSetUpOrConcede: ({ player }) =>
      `${player} kan niet meer winnen. Opgeven, of klaarzetten en doorspelen.`,
    lastBallPlay: ({ player, holes }) => `${player}, vanuit de D, via een zijband, in de ${holes}.`,
    lastBallPlayOrConcede: ({ player, holes }) =>
      `${player} kan niet meer winnen. Opgeven, of spelen op de ${holes}.`,
    cushion: () => 'Ging hij via een zijband?',
    pegFirst: ({ peg }) => `Viel ${peg} het eerst?`,
    pegByHand: ({ pegs }) => `Is ${pegs} met de hand omgestoten?`,
    whichHole: () => 'In welk gat viel de rode?',
  },
  verdicts: {
    pot: ({ points, cause }) => `${points} in de ${cause}`,
    foul: ({ points }) => (points ? `${points} kwijt` : 'Geen punten kwijt'),
    blackPeg: ({ points }) => (points ? `Alles kwijt, ${points}` : 'Geen punten kwijt'),
    redPeg: ({ points }) => (points ? `Alles kwijt, ${points}` : 'Geen punten kwijt'),
    banked: ({ player, points }) => (points ? `${points} voor ${player}` : `Niets voor ${player}`),
    miss: ({ player }) => `Niets voor ${player}`,
    corrected: () => 'Verbeterd',
    conceded: ({ player }) => `${player} geeft op`,
    won: ({ player }) => `${player} wint`,
    drawn: () => 'Gelijkspel',
    lost: ({ player }) => `${player} verliest het spel`,
    undone: () => 'Teruggenomen',
  },
};
