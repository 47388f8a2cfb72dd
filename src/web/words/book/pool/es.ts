import { lines } from '../book.ts';
import type { PoolBook } from './book.ts';

export const es: PoolBook = {
  aim: {
    title: 'El objetivo',
    says: ({ minutes }) =>
      lines(
        'Dos jugadores. Mete las siete bolas de tu grupo y después la negra en la tronera que hayas cantado. Gana quien lo consiga primero.',
        'La blanca se golpea con el taco y manda las demás a cualquiera de las seis troneras.',
        minutes === null
          ? 'Un crédito compra una partida. Dura hasta que la negra la decide.'
          : `Un crédito compra ${minutes} minutos. La partida que esté en juego al acabarse se termina.`,
      ),
  },
  table: {
    title: 'Mesa y bolas',
    says: () => [
      'Siete lisas, siete rayadas, una negra y la blanca.',
      'Las quince van en el triángulo, en el extremo de arriba, con la negra en medio. Cuéntalas: si alguna no ha salido, la pantalla ofrece soltarlas otra vez.',
      'La línea separa el cuarto de abajo de la mesa. Sobre ella está la D.',
    ],
  },
  break: {
    title: 'El saque',
    says: ({ rules }) => [
      'La blanca se pone en cualquier sitio detrás de la línea.',
      'Un buen saque mete una bola o lleva al menos cuatro a una banda. Si no, el rival elige: seguir como está, o colocar las bolas otra vez y que saque uno u otro.',
      'La blanca dentro en el saque es falta, haya entrado lo que haya entrado. El rival la pone detrás de la línea y juega una bola más allá de ella.',
      rules.blackOnBreakLoses
        ? 'La negra dentro en el saque pierde la partida.'
        : 'La negra dentro en el saque devuelve todas las bolas para otro saque, gratis.',
    ],
  },
  groups: {
    title: 'Los grupos',
    says: ({ rules }) =>
      lines(
        'Lo que entra en el saque no decide grupo, sean cuantas sean: la mesa está abierta.',
        'La primera bola que entra después los decide: lisas o rayadas para ti, las otras para el rival. Si entra una de cada a la vez, eliges tú.',
        !rules.foulPotSetsGroups && 'Una bola que entra con falta se queda dentro y no decide nada.',
        rules.foulPotSetsGroups && 'Aquí cuenta aunque en ese tiro haya falta.',
      ),
  },
  turn: {
    title: 'Tu turno',
    says: ({ rules, hasReader }) => [
      'Sigues mientras metas una bola tuya sin falta.',
      'Si no metes ninguna, juega el rival.',
      rules.ownPlusOpponentIsFoul
        ? 'Meter una bola del rival es falta, aunque entre también una tuya.'
        : 'Meter una bola del rival es falta, salvo que entre también una tuya.',
      hasReader
        ? 'La mesa ve lo que entra. Lo que no puede ver, lo pregunta.'
        : 'La mesa pregunta qué bola entró: toca de qué clase es. Si no entró nada, toca «Fin del tiro».',
    ],
  },
  fouls: {
    title: 'Faltas',
    says: () => [
      'Una falta acaba tu turno. Las bolas que entraron se quedan dentro.',
      'Es falta meter la blanca o tocarla si no es con la punta del taco; tocar primero una bola del rival, o la negra si te quedan bolas; no tocar ninguna bola tuya.',
      'Después del primer contacto tiene que entrar una bola, o llegar alguna a una banda, también la blanca.',
      'Con la mesa abierta ninguna bola es del rival.',
      'La mesa ve lo que entra. Lo demás lo cantan los jugadores: toca «Falta» y elige.',
    ],
  },
  white: {
    title: 'Blanca en mano',
    says: () => [
      'Donde quieras: la blanca entró o fue tocada, o ninguna bola llegó a una banda. Puedes jugar cualquiera de tus bolas.',
      'En la D: se tocó primero la bola que no era, o la negra.',
      'Detrás de la línea: la blanca entró en el saque.',
      'Tras cualquier otra falta la blanca se queda donde está.',
      'Varias faltas en un tiro son una: cuenta la que más da al rival.',
    ],
  },
  black: {
    title: 'La negra',
    says: ({ rules }) =>
      lines(
        'Con tus siete dentro juegas a la negra.',
        rules.callRequired
          ? 'Antes de cada tiro, toca la tronera en la que ha de entrar. Puedes cambiarla hasta que caiga una bola. Sin tronera cantada, la negra pierde.'
          : 'Puedes cantar su tronera. Cantada o no, gana si entra sin falta; en otra tronera que la cantada, pierde.',
        'En la tronera cantada y sin falta, gana. En otra, con la blanca o con falta, pierde.',
        'Si entra antes que tus siete, o en el mismo tiro que la última, también pierde.',
      ),
  },
  here: {
    title: 'En esta mesa',
    says: ({ rules }) => {
      const own = lines(
        !rules.ownPlusOpponentIsFoul && 'Una bola del rival junto a una tuya no es falta.',
        !rules.blackOnBreakLoses && 'Con la negra en el saque se coloca otra vez, gratis.',
        rules.foulPotSetsGroups && 'Un tiro con falta puede decidir los grupos.',
        !rules.callRequired && 'No hace falta cantar la tronera de la negra.',
      );
      const usual = 'Esta mesa se juega con las reglas de Pool 8, sin reglas de la casa.';
      return [
        ...(own.length > 0 ? own : [usual]),
        'Ningún error es definitivo: «Deshacer» quita el último tiro, falta o respuesta, incluso el que acabó la partida.',
      ];
    },
  },
};
