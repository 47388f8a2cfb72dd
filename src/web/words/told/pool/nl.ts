import type { ToldPool } from '../told.ts';

export const pool: ToldPool = {
  prompts: {
    breakFromBaulk: ({ player }) =>
      `${player} stoot af. Vijftien ballen in de driehoek, de witte achter de lijn.`,
    ballsMissing: () => 'Nog niet alle vijftien ballen zijn eruit.',
    openTable: ({ player }) => `${player} speelt. De eerste bal die valt bepaalt de groepen.`,
    ownGroup: ({ player, group }) => `${player} speelt de ${group.toLowerCase()}.`,
    ballInHandAnywhere: ({ player }) => `${player}: bal in de hand, overal. Speel een van je eigen ballen.`,
    ballInHandBaulk: ({ player }) =>
      `${player}: bal in de hand, achter de lijn. Speel een bal voorbij de lijn.`,
    ballInHandD: ({ player }) => `${player}: bal in de hand, in de D. Speel een van je eigen ballen.`,
    callPocket: ({ player }) => `${player}: noem de pocket voor de zwarte.`,
    playBlack: ({ player, holes }) =>
      holes ? `${player}: de zwarte in de pocket ${holes}.` : `${player} speelt de zwarte.`,
    fourBalls: () => 'Hebben vier ballen een band geraakt?',
    shortBreak: ({ player }) => `De afstoot was te kort. ${player} kiest.`,
    whichGroup: ({ player }) => `${player}: van elk viel er een. Welke zijn van jou?`,
    whichBall: ({ holes }) => `Welke bal viel er ${holes}?`,
    whichPocket: () => 'In welke pocket viel de zwarte?',
  },
  verdicts: {
    pot: ({ cause }) => `Gepot: ${cause}`,
    miss: ({ player }) => `Geen bal voor ${player}`,
    foul: () => 'De beurt gaat over',
    groupsSet: ({ player, cause }) => `${player}: ${cause.toLowerCase()}`,
    bothGroups: () => 'Van elk viel er een',
    rerack: ({ player }) => `Opnieuw opzetten. ${player} stoot af`,
    playOn: () => 'Er wordt doorgespeeld',
    won: ({ player }) => `${player} wint`,
    conceded: ({ player }) => `${player} geeft op`,
    undone: () => 'Teruggenomen',
  },
};
