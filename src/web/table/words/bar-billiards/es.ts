import type { BarBilliardsWords } from './en.ts';

export const es: BarBilliardsWords = {
  ball: { white: 'Blanca', red: 'Roja' },
  bed: {
    label: 'La mesa desde arriba',
    hole: (hole) => `Agujero: ${hole}. Meter una bola aquí`,
    strike: 'La D. Jugar una bola que no entra',
    lift: (ball) => `${ball} en el canal. Ponerla en la D`,
    takeBack: (ball) => `${ball} en la mesa. Devolverla al canal`,
    reach: (ball) => `${ball} tras la barra. Sacarla por la puerta`,
    peg: {
      standing: (peg) => `${peg}, de pie. Tirarlo`,
      fallen: (peg) => `${peg}, caído. Ponerlo de pie`,
      inHole: (peg) => `${peg}, en un agujero de 50. Tocarlo`,
    },
  },
  bar: {
    raised: 'La barra está arriba: las bolas vuelven',
    dropped: 'La barra está abajo: las bolas se quedan dentro',
  },
  hands: {
    goesDown: 'La bola que entra',
    miss: 'Jugar y fallar',
    baulk: 'Bola tras la línea',
    spot: 'Roja a su punto',
    stand: 'Levantar los bolos',
  },
  guide: {
    pressStart: 'Pulsa START, o elige en el marcador cuántos juegan y quién empieza.',
    whichHole: 'Di en el marcador qué agujero fue.',
    standPegs: 'Un bolo no está en su sitio. Haz clic en él para levantarlo.',
    plug: 'Última bola. Haz clic en cada bolo blanco para ponerlo en un agujero de 50.',
    saySet: 'Di ahora en el marcador que los bolos están puestos.',
    behindBar: 'La bola está tras la barra. Abre la puerta y haz clic en ella para sacarla.',
    firstPot: (player) =>
      `Juega ${player}. Haz clic en un agujero para meter una blanca; con Mayús, o tocando dos veces, la roja, que vale doble.`,
    goOn: (player) => `Sigue ${player}. Mete otra o pulsa NEXT cuando falles.`,
    yourTurn: (player) => `Juega ${player}. Mete una bola o pulsa NEXT si fallas.`,
    barDown: (ballsInPlay) => `La barra está abajo: lo que entra ya no vuelve. ${ballsInPlay}.`,
    lastBall: (holes) => `La última bola: por banda lateral al ${holes}. NEXT si fallas.`,
  },
  help: {
    game: [
      'Una moneda compra una partida con tiempo. START levanta la barra y corre el reloj.',
      'Juega una bola desde la D contra otra. Una blanca que entra vale el agujero; la roja, el doble.',
      'Sigue mientras sumes. Si fallas, pulsa NEXT: los puntos de tu tacada quedan a salvo.',
      'Un bolo blanco caído u otra falta cuesta la tacada. El bolo negro lo cuesta todo.',
      'Acabado el tiempo cae la barra y las bolas se quedan dentro. La última va por banda lateral al 100 o al 200.',
    ],
    touches: [
      'Clic en un agujero: entra una blanca. Con Mayús, o tocando dos veces: la roja.',
      'Clic en un bolo: cae. Otro clic: se levanta. Clic derecho o mantener: solo se tambalea.',
      'Mayús+clic en un bolo blanco: va a un agujero de 50, como para la última bola.',
      'Clic en una bola de la mesa: vuelve al canal. En una del canal: va a la D. En la D: se juega y no entra nada.',
    ],
    digits: (holes) => `meter una blanca, con Mayús la roja: ${holes}`,
    arrows: 'recorrer la mesa; Intro es un clic, Mayús+Intro un Mayús+clic, W tambalea',
    keys: {
      m: 'jugar y fallar',
      b: 'bola tras la línea',
      r: 'entra blanca o roja',
      t: 'roja a su punto',
      a: 'levantar los bolos',
    },
  },
};
