import type { Words } from './en.ts';
import { plural } from './plural.ts';
import { pool } from './pool/es.ts';
import { service } from './service/es.ts';
import { workshop } from './workshop/es.ts';

const n = plural('es');
const COLOURS = { black: 'negro', white: 'blanco', red: 'rojo' } as const;

export const es: Words = {
  locale: 'es-ES',
  language: 'Español',
  player: (number) => `Jugador ${number}`,
  points: (count) => n(count, { one: '# punto', other: '# puntos' }),
  hole: (worth, side) =>
    ({ left: `${worth} izquierdo`, right: `${worth} derecho`, middle: `${worth}` })[side],
  peg: (colour, side) =>
    ({
      left: `el bolo ${COLOURS[colour]} izquierdo`,
      right: `el bolo ${COLOURS[colour]} derecho`,
      middle: `el bolo ${COLOURS[colour]}`,
    })[side],

  attract: {
    title: 'Billar de bar',
    aGame: (money) => `${money} la partida`,
    offer: (games, money) => `${n(games, { one: '# partida', other: '# partidas' })} por ${money}`,
    freePlay: 'Juego gratis',
    minutes: (count) => n(count, { one: '# minuto', other: '# minutos' }),
    insertCoin: 'Introduce una moneda',
    closed: 'Ahora no se admiten monedas',
    press: 'Pulsa START',
    steps: {
      strike: 'Juega desde la D y toca otra bola',
      score: 'La blanca vale el agujero; la roja, el doble',
      skittles: 'Un bolo caído cuesta la tacada; el negro, todos tus puntos',
      bar: 'Se acaba el tiempo y cae la barra: las bolas ya no vuelven',
    },
  },

  highBreaks: { title: 'Mejores tacadas', day: 'Hoy', month: 'Este mes', ever: 'Récord', none: 'aún no' },

  ready: {
    paid: (games) => n(games, { one: '# partida pagada', other: '# partidas pagadas' }),
    more: (money) => `Faltan ${money} para otra partida`,
    howMany: '¿Cuántos jugadores?',
    whoStarts: '¿Quién gana el sorteo y empieza?',
    toss: 'A cara o cruz',
    alone: 'Práctica: un jugador, la partida entera',
    start: 'START',
  },

  play: {
    practice: 'Práctica',
    break: 'Tacada',
    inPlay: (count) => n(count, { one: '# bola en juego', other: '# bolas en juego' }),
    toBar: 'hasta que caiga la barra',
    barSoon: 'la barra va a caer',
    barDown: 'Barra abajo',
    lastBall: 'Última bola',
    out: 'fuera',
    waiting: (games) => n(games, { one: '# partida más pagada', other: '# partidas más pagadas' }),
  },

  barAlert: {
    title: 'Ha caído la barra',
    rule: 'Las bolas que entren ya no vuelven. Se juega hasta la última.',
  },

  lastBall: {
    title: 'Última bola',
    skittles: {
      white: 'Poner los dos bolos blancos en los agujeros de 50.',
      red: 'Poner dos bolos rojos en los agujeros de 50.',
    },
    guard: 'Tapar la fila del fondo para que la bola no se pierda.',
    play: (holes) => `Desde la D, por banda lateral, al ${holes}. Una tirada cada uno.`,
  },

  fouls: {
    baulk: 'Bola detrás de la línea de salida',
    noContact: 'No se ha tocado otra bola',
    offTable: 'Bola fuera de la mesa',
    noCushion: 'Sin banda lateral',
    restInD: 'Bola parada en la D',
    doublePot: 'Las dos bolas dentro una vez de más',
    other: 'Otra falta',
  },

  result: {
    wins: (player) => `Gana el ${player.toLowerCase()}`,
    draw: 'Empate',
    over: 'Fin de la partida',
    reasons: {
      score: 'por puntos',
      lastBall: 'por la última bola',
      blackPeg: 'por el bolo negro',
      conceded: 'por abandono',
      black: 'por la negra',
    },
    bestBreak: (player, points) => `Mejor tacada ${points}, ${player}`,
    again: 'Otra moneda, otra partida',
  },

  reconnecting: {
    title: 'Sin noticias de la mesa',
    text: 'La partida sigue. Esta pantalla vuelve sola.',
  },

  outOfOrder: {
    title: 'No funciona',
    text: 'No eches monedas, por favor. Se guardan las partidas pagadas, los puntos y el tiempo.',
  },

  pool,
  service,
  workshop,

  panel: {
    controls: 'Mandos',
    start: 'Empezar',
    next: 'Siguiente',
    foul: 'Falta',
    undo: 'Deshacer',
    none: 'En ninguno',
    concede: 'Abandonar',
    correct: 'Corregir',
    yes: 'Sí',
    no: 'No',
    skittlesSet: 'Bolos puestos',
    errands: {
      red: 'La roja entró aquí',
      white: 'Era una blanca, no la roja',
      addWhite: 'Entró una blanca sin contarse',
      addRed: 'Entró la roja sin contarse',
      removePot: 'Aquí no entró ninguna bola',
    },
    rules: 'Reglas',
    keys: 'Teclas',
    close: 'Cerrar',
    whichHole: '¿Qué agujero?',
    whichFoul: '¿Cuál ha sido la falta?',
    whatWasWrong: '¿En qué se equivocó la mesa?',
    sureConcede: (player) => `¿Abandona el ${player.toLowerCase()}?`,
  },

  keys: {
    numbers: 'jugadores, faltas, agujeros, páginas',
    first: 'quién empieza',
    pages: 'pasar páginas',
    language: 'idioma',
  },
};
