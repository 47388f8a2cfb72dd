import type { ToldPool } from '../told.ts';

export const pool: ToldPool = {
  prompts: {
    breakFromBaulk: ({ player }) =>
      `${player} casse. Quinze billes dans le triangle, la blanche derrière la ligne.`,
    ballsMissing: () => 'Les quinze billes ne sont pas encore toutes sorties.',
    openTable: ({ player }) => `${player} joue. La première bille empochée donne les groupes.`,
    ownGroup: ({ player, group }) => `${player} joue les ${group.toLowerCase()}.`,
    ballInHandAnywhere: ({ player }) => `${player} : bille en main, où vous voulez. Jouez une de vos billes.`,
    ballInHandBaulk: ({ player }) =>
      `${player} : bille en main derrière la ligne. Jouez une bille au-delà de la ligne.`,
    ballInHandD: ({ player }) => `${player} : bille en main dans le D. Jouez une de vos billes.`,
    callPocket: ({ player }) => `${player} : annoncez la poche de la noire.`,
    playBlack: ({ player, holes }) =>
      holes ? `${player} : la noire dans la poche ${holes}.` : `${player} joue la noire.`,
    fourBalls: () => 'Quatre billes ont-elles touché une bande ?',
    shortBreak: ({ player }) => `La casse était trop courte. ${player} choisit.`,
    whichGroup: ({ player }) => `${player} : une de chaque est tombée. Lesquelles sont à vous ?`,
    whichBall: ({ holes }) => `Quelle bille est tombée ${holes} ?`,
    whichPocket: () => 'Dans quelle poche est tombée la noire ?',
  },
  verdicts: {
    pot: ({ cause }) => `Empochée : ${cause}`,
    miss: ({ player }) => `Rien pour ${player}`,
    foul: () => 'Le tour passe',
    groupsSet: ({ player, cause }) => `${player} : ${cause.toLowerCase()}`,
    bothGroups: () => 'Une de chaque est tombée',
    rerack: ({ player }) => `On replace. ${player} casse`,
    playOn: () => 'Le jeu continue',
    won: ({ player }) => `${player} gagne`,
    conceded: ({ player }) => `${player} abandonne`,
    undone: () => 'Annulé',
  },
};
