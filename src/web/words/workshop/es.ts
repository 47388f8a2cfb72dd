import { plural } from '../plural.ts';
import type { WorkshopWords } from './en.ts';

const n = plural('es');
const COLOURS = { black: 'negro', white: 'blanco', red: 'rojo' } as const;

export const workshop: WorkshopWords = {
  title: 'Sensores y pruebas',
  back: 'Volver a las cuentas',
  untimed: 'Hay partida',
  gameOn: (left) => `Hay partida, quedan ${left}`,
  noGame: 'No hay partida',
  never: 'nunca',
  ago: (age) => `hace ${age}`,
  left: (time) => `quedan ${time}`,

  look: 'Mira esto',
  allWell: 'Nada que la mesa pueda decir.',
  onFor: (age) => `desde hace ${age}: algo se ha quedado ahí`,
  quiet: (balls) =>
    n(balls, {
      one: 'ninguna bola, mientras # ha entrado en otros',
      other: 'ninguna bola, mientras # han entrado en otros',
    }),

  sensors: 'Sensores',
  sensorsSay: 'Lo que ve cada uno, sus cambios desde que se giró la llave y hace cuánto fue el último.',
  groups: {
    holes: 'Agujeros',
    pockets: 'Troneras',
    reds: 'Roja en el agujero',
    pegs: 'Bolos',
    way: 'Camino de las bolas',
    coins: 'Monedas',
    buttons: 'Botones',
    cabinet: 'Mueble',
  },
  peg: (colour, side) =>
    ({
      left: `${COLOURS[colour]} izquierdo`,
      right: `${COLOURS[colour]} derecho`,
      middle: COLOURS[colour],
    })[side],
  coinLine: (id) => `Ranura ${id}`,
  names: {
    string: 'Hilo',
    delivery: 'Salida de bolas',
    lane: 'Retorno',
    laneRed: 'Roja en el retorno',
    trough: 'Canal',
    baulk: 'Salida',
    bar: 'Barra',
    door: 'Puerta',
    key: 'Llave',
    tilt: 'Inclinación',
  },
  levels: {
    hole: { off: 'libre', on: 'cortado' },
    pocket: { off: 'libre', on: 'cortado' },
    red: { off: 'libre', on: 'roja' },
    peg: { off: 'en pie', on: 'caído' },
    coin: { off: 'reposo', on: 'moneda' },
    string: { off: 'reposo', on: 'tirado' },
    button: { off: 'suelto', on: 'pulsado' },
    delivery: { off: 'libre', on: 'cortado' },
    lane: { off: 'libre', on: 'cortado' },
    laneRed: { off: 'libre', on: 'roja' },
    trough: { off: 'reposo', on: 'sacada' },
    baulk: { off: 'libre', on: 'cortado' },
    bar: { off: 'arriba', on: 'abajo' },
    door: { off: 'cerrada', on: 'abierta' },
    key: { off: 'fuera', on: 'girada' },
    tilt: { off: 'recta', on: 'inclinada' },
    other: { off: 'no', on: 'sí' },
  },

  held: {
    bar: { raised: 'Barra arriba', dropped: 'Barra abajo' },
    coins: { accepted: 'Monedas sí', refused: 'Monedas no' },
    startLamp: { lit: 'START encendido', dark: 'START apagado' },
  },
  tests: {
    barRaise: 'Subir la barra',
    barDrop: 'Bajar la barra',
    coinGate: 'Entrada de monedas',
    startLamp: 'Lámpara de START',
    meter: 'Pulso al contador',
    release: 'Soltar las bolas',
    chime: 'Tocar el timbre',
    display: 'Imágenes de prueba',
    coins: 'Monedas sin crédito',
    balls: 'Contar bolas',
  },
  outcomes: {
    done: 'hecho',
    moving: 'se espera al interruptor de la barra',
    there: 'el interruptor de la barra lo confirma',
    already: 'ya estaba ahí, dice su interruptor: pruébela primero al revés',
    notThere: 'el interruptor no lo confirma. Mira la barra, su bobina o motor, su fusible y el interruptor.',
  },
  refused: {
    closed: 'Gira antes la llave de servicio.',
    notFitted: 'Aquí no hay.',
    gameOn: 'No durante una partida.',
    cabinetLost: 'El mueble no responde.',
    noPower: 'Las bobinas no tienen corriente.',
    starting: 'La mesa está arrancando.',
    notWritable: 'El disco no admite nada.',
    resting: 'La bobina ha de descansar.',
    tooHot: 'La bobina ha de enfriarse.',
    unknownTest: 'No existe esa prueba.',
  },

  putCoinsIn: 'Echa monedas: no dan crédito.',
  coinRefused: (why) => `rechazada: ${why}`,
  coinFaults: {
    width: 'pulso demasiado corto o largo',
    rate: 'demasiado seguida de la anterior',
    pulses: 'ninguna moneda tiene tantos pulsos',
    string: 'se ha tirado del hilo',
    currency: 'otra divisa',
    rejected: 'por el monedero',
    fraud: 'alguien hace trampa',
  },
  down: (down, balls) => `Han entrado ${down} de ${balls} bolas`,
  reds: (count) => n(count, { one: '# roja', other: '# rojas' }),
  notHome: (count) =>
    n(count, { one: '# no ha pasado por el retorno', other: '# no han pasado por el retorno' }),
  lifted: (count) => n(count, { one: '# sacada del canal', other: '# sacadas del canal' }),
  noneYet: (holes) => `todavía ninguna: ${holes}`,

  reader: 'Lector de bolas',
  nothingRead: 'nada ha pasado por él todavía',
  tagOf: (tag, age) => `etiqueta ${tag}, ${age}`,
  tagUnknown: 'ninguna bola de los ajustes',

  picture: { edges: 'Se ven los cuatro bordes', light: 'Todo claro', dark: 'Todo oscuro' },
  coinTest: 'Se prueban las monedas: no dan crédito',
};
