import type { ToldPool } from '../told.ts';

export const pool: ToldPool = {
  prompts: {
    breakFromBaulk: ({ player }) => `${player} sprænger. Femten baller i trekanten, den hvide bag linjen.`,
    ballsMissing: () => 'Ikke alle femten baller er kommet ud endnu.',
    openTable: ({ player }) => `${player} spiller. Den første bal i hul afgør grupperne.`,
    ownGroup: ({ player, group }) => `${player} spiller de ${group.toLowerCase()}.`,
    ballInHandAnywhere: ({ player }) =>
      `${player}: bal i hånden, hvor som helst. Spil en af dine egne baller.`,
    ballInHandBaulk: ({ player }) => `${player}: bal i hånden, bag linjen. Spil en bal på den anden side.`,
    ballInHandD: ({ player }) => `${player}: bal i hånden, i D’et. Spil en af dine egne baller.`,
    callPocket: ({ player }) => `${player}: nævn hullet til den sorte.`,
    playBlack: ({ player, holes }) =>
      holes ? `${player}: den sorte i hullet ${holes}.` : `${player} spiller den sorte.`,
    fourBalls: () => 'Nåede fire baller en bande?',
    shortBreak: ({ player }) => `Sprængningen var for kort. ${player} vælger.`,
    whichGroup: ({ player }) => `${player}: en af hver gik i hul. Hvilke er dine?`,
    whichBall: ({ holes }) => `Hvilken bal gik i hul ${holes}?`,
    whichPocket: () => 'I hvilket hul gik den sorte?',
  },
  verdicts: {
    pot: ({ cause }) => `I hul: ${cause}`,
    miss: ({ player }) => `Ingen bal til ${player.toLowerCase()}`,
    foul: () => 'Turen går videre',
    groupsSet: ({ player, cause }) => `${player}: ${cause.toLowerCase()}`,
    bothGroups: () => 'En af hver gik i hul',
    rerack: ({ player }) => `Sæt op igen. ${player} sprænger`,
    playOn: () => 'Spillet går videre',
    won: ({ player }) => `${player} vinder`,
    conceded: ({ player }) => `${player} giver op`,
    undone: () => 'Fortrudt',
  },
};
