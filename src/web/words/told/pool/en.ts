import type { ToldPool } from '../told.ts';

export const pool: ToldPool = {
  prompts: {
    breakFromBaulk: ({ player }) =>
      `${player} breaks. Fifteen balls in the triangle, the white behind the line.`,
    ballsMissing: () => 'Not all fifteen balls have come out yet.',
    openTable: ({ player }) => `${player} plays. The first ball down sets the groups.`,
    ownGroup: ({ player, group }) => `${player} plays the ${group.toLowerCase()}.`,
    ballInHandAnywhere: ({ player }) => `${player}: ball in hand anywhere. Play any of your balls.`,
    ballInHandBaulk: ({ player }) => `${player}: ball in hand behind the line. Play a ball above the line.`,
    ballInHandD: ({ player }) => `${player}: ball in hand in the D. Play one of your balls.`,
    callPocket: ({ player }) => `${player}: name the pocket for the black.`,
    playBlack: ({ player, holes }) =>
      holes ? `${player}: the black into the ${holes} pocket.` : `${player} plays the black.`,
    fourBalls: () => 'Did four balls reach a cushion?',
    shortBreak: ({ player }) => `The break was short. ${player} chooses.`,
    whichGroup: ({ player }) => `${player}: one of each went down. Which are yours?`,
    whichBall: ({ holes }) => `Which ball went down the ${holes} pocket?`,
    whichPocket: () => 'Which pocket did the black go down?',
  },
  verdicts: {
    pot: ({ cause }) => `Down: ${cause}`,
    miss: ({ player }) => `No ball for ${player}`,
    foul: () => 'The turn passes',
    groupsSet: ({ player, cause }) => `${player}: ${cause.toLowerCase()}`,
    bothGroups: () => 'One of each went down',
    rerack: ({ player }) => `Rack again. ${player} breaks`,
    playOn: () => 'Play goes on',
    won: ({ player }) => `${player} wins`,
    conceded: ({ player }) => `${player} concedes`,
    undone: () => 'Taken back',
  },
};
