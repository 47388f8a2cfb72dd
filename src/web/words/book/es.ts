import { type Book, lines } from './book.ts';

const COLOURS = { white: 'blancos', red: 'rojos' } as const;

export const es: Book = {
  aim: {
    title: 'El objetivo',
    says: ({ minutes }) => [
      'Sumar más puntos que los demás antes de que se vaya la última bola. Los puntos los dan las bolas que entran en los agujeros del tapete; no hay troneras en las bandas.',
      'Todos juegan desde el mismo extremo, uno tras otro, y cada golpe se juega desde la D.',
      `Una partida dura ${minutes} minutos y sigue hasta la última bola. Lo normal son dos jugadores; pueden jugar tres o cuatro, y uno solo puede practicar.`,
    ],
  },
  table: {
    title: 'Mesa y bolas',
    says: ({ white, red, near, sides, back, farRow }) => [
      `${white} bolas blancas y ${red} roja. La blanca vale lo que el agujero; la roja, el doble.`,
      `Cuatro agujeros forman un rombo: el ${near}, el más cercano; los de ${sides}, a los lados; el ${back}, detrás. Cinco cruzan el fondo: ${farRow}.`,
      'La línea de salida cruza la mesa delante de ti, con la D en el centro. El punto de la roja está entre la D y el primer agujero.',
      'La bola que entra rueda hasta el canal de abajo y queda lista para jugarse otra vez.',
    ],
  },
  turn: {
    title: 'Tu turno',
    says: ({ rules }) =>
      lines(
        rules.whiteSpot
          ? 'Al empezar, la roja está en su punto, y la primera blanca en el suyo.'
          : 'Al empezar, la roja está en su punto. Quien sale toma una blanca del canal y la juega desde la D.',
        'En cada golpe toma del canal una bola, blanca o roja, ponla en la D, golpéala con el taco y toca otra bola. Cuenta toda bola que entre, también la golpeada.',
        'La tacada sigue mientras puntúes. Un golpe sin bola dentro la termina y los puntos son tuyos. Pulsa entonces «Siguiente».',
        'Las bolas de la mesa se quedan donde están. Si el canal está vacío, se juega desde la D la bola más cercana a la línea de salida.',
        'Si la mesa queda vacía, la roja vuelve a su punto y se le juega una blanca.',
      ),
  },
  fouls: {
    title: 'Faltas',
    says: ({ rules }) =>
      lines(
        'Una falta termina el turno y se lleva todos los puntos de esa tacada. Lo ganado en turnos anteriores está a salvo.',
        'Es falta tirar un bolo, no tocar otra bola o sacar una bola de la mesa.',
        rules.baulkLine &&
          'Es falta que una bola vuelva detrás de la línea de salida. Esa bola regresa al canal.',
        rules.restInDIsFoul
          ? 'Es falta que una bola se pare en la D. Esa bola regresa al canal.'
          : 'La bola que se para en la D vuelve al canal. No es falta.',
        'La mesa ve los bolos. Lo demás lo cantan los jugadores: pulsa «Falta» y elige.',
      ),
  },
  skittles: {
    title: 'Los bolos',
    says: ({ skittles, sideColour, near, sides, back }) =>
      lines(
        `El bolo negro está delante del ${near}. Si cae, pierdes todos tus puntos.`,
        skittles === 'A1' &&
          `Dos bolos ${COLOURS[sideColour]} están a los lados del ${back}. Si cae uno, se pierde la tacada.`,
        skittles === 'A2' &&
          `Dos bolos blancos están delante de los agujeros de ${sides}. Si cae uno, se pierde la tacada. El bolo rojo, delante del ${back}, cuesta todos los puntos, como el negro.`,
        skittles === 'A3' &&
          `Tres bolos rojos están delante del ${back} y de los dos de ${sides}. Si cae uno, se pierde la tacada.`,
        skittles === 'own' && 'Los otros bolos cuestan lo que diga la página de esta mesa.',
        'Si caen varios en un golpe, decide el primero en caer.',
        'Un bolo movido que sigue en pie no es falta: devuélvelo a su sitio antes del siguiente golpe.',
        'Levanta el bolo caído antes de seguir. La bola que estorbe vuelve al canal.',
      ),
  },
  coin: {
    title: 'Moneda y barra',
    says: ({ minutes }) => [
      `START pone en marcha el reloj: ${minutes} minutos.`,
      'Cuando se acaba el tiempo, cae una barra dentro de la mesa. El turno sigue como si nada, y las bolas siguen puntuando.',
      'Pero toda bola que entre desde entonces ya no vuelve. Las del canal todavía se pueden jugar.',
      'Así quedan cada vez menos. Si las dos o tres últimas entran de un golpe, ahí acaba la partida; si queda una, empieza la última bola.',
    ],
  },
  lastBall: {
    title: 'La última bola',
    says: ({ lastBallHoles, sides, sideColour, rules }) => [
      `La tacada en curso se apunta. Se ponen dos bolos ${COLOURS[sideColour]} en los agujeros de ${sides} y se tapa la fila del fondo.`,
      `Se juega desde la D, por una banda lateral, al ${lastBallHoles}. Un golpe cada jugador hasta que entre. Vale lo de siempre, la roja el doble, y acaba la partida.`,
      'Si la bola toca un bolo lateral es falta y juega el siguiente.',
      rules.strikerLoses
        ? 'Quien la meta en otro agujero, sin banda o tras tocar un bolo lateral, o tire el bolo negro, pierde la partida.'
        : 'En otro agujero, sin banda o tras tocar un bolo lateral, no puntúa y acaba la partida. El bolo negro se lleva los puntos de quien tira y también la acaba.',
    ],
  },
  winning: {
    title: 'Quién gana',
    says: () => [
      'Gana quien tenga más puntos. Con los mismos puntos hay empate.',
      'Una ventaja de más de 200, o de 400 si la última bola es la roja, no se puede alcanzar: quien va detrás suele abandonar.',
      'Si son tres o cuatro, quien abandona queda fuera y los demás siguen.',
      'Nada se pierde por error: «Deshacer» deshace el último golpe, falta o respuesta, incluso el que acabó la partida.',
    ],
  },
  here: {
    title: 'En esta mesa',
    says: ({ rules, lastBallHoles }) => {
      const own = lines(
        rules.redRespot && 'Cada vez que entra la roja, vuelve a su punto y no se juega desde la D.',
        rules.oneHoleOnly && `La última bola solo vale en el ${lastBallHoles}.`,
        rules.maxDoublePots !== null &&
          `Desde la posición de salida se pueden meter las dos bolas ${rules.maxDoublePots} veces seguidas. Después debe quedar una en la mesa.`,
        !rules.baulkLine && 'Aquí la línea de salida no cuenta.',
        rules.restInDIsFoul && 'La bola que se para en la D es falta.',
        !rules.strikerLoses &&
          'Una última bola mal jugada acaba la partida sin puntos. Gana quien tenga más.',
      );
      return own.length > 0 ? own : ['En esta mesa se juega con las reglas clásicas, sin reglas de la casa.'];
    },
  },
};
