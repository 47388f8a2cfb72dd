import type { ToldPool } from '../told.ts';

export const pool: ToldPool = {
  prompts: {
    breakFromBaulk: ({ player }) =>
      `Saca ${player}. Quince bolas en el triángulo, la blanca detrás de la línea.`,
    ballsMissing: () => 'Aún no han salido las quince bolas.',
    openTable: ({ player }) => `Juega ${player}. La primera bola que entre decide los grupos.`,
    ownGroup: ({ player, group }) => `${player} juega las ${group.toLowerCase()}.`,
    ballInHandAnywhere: ({ player }) => `${player}: blanca en mano, donde quieras. Juega una de tus bolas.`,
    ballInHandBaulk: ({ player }) =>
      `${player}: blanca en mano, detrás de la línea. Juega una bola más allá de ella.`,
    ballInHandD: ({ player }) => `${player}: blanca en mano, en la D. Juega una de tus bolas.`,
    callPocket: ({ player }) => `${player}: canta la tronera de la negra.`,
    playBlack: ({ player, holes }) =>
      holes ? `${player}: la negra a la tronera, ${holes}.` : `${player} juega la negra.`,
    fourBalls: () => '¿Llegaron cuatro bolas a una banda?',
    shortBreak: ({ player }) => `Saque insuficiente. Elige ${player}.`,
    whichGroup: ({ player }) => `${player}: entró una de cada. ¿Cuáles son las tuyas?`,
    whichBall: ({ holes }) => `¿Qué bola entró en la tronera? (${holes})`,
    whichPocket: () => '¿En qué tronera entró la negra?',
  },
  verdicts: {
    pot: ({ cause }) => `Dentro: ${cause}`,
    miss: ({ player }) => `Nada para ${player}`,
    foul: () => 'Pasa el turno',
    groupsSet: ({ player, cause }) => `${player}: ${cause.toLowerCase()}`,
    bothGroups: () => 'Entró una de cada',
    rerack: ({ player }) => `Se coloca otra vez. Saca ${player}`,
    playOn: () => 'Se sigue jugando',
    won: ({ player }) => `Gana ${player}`,
    conceded: ({ player }) => `Abandona ${player}`,
    undone: () => 'Deshecho',
  },
};
