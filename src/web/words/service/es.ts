import { plural } from '../plural.ts';
import type { ServiceWords } from './en.ts';

const n = plural('es');

export const service: ServiceWords = {
  title: 'Servicio',
  period: (number) => `Período ${number}`,
  since: (when) => `desde ${when}`,
  sinceTheFirst: 'desde la primera moneda',
  cash: 'Efectivo',
  cashless: 'Sin efectivo',
  refunds: 'Devoluciones',
  site: 'Parte del local',
  operator: 'Parte del operador',
  inAll: 'En total',
  taken: 'Recaudación',
  gamesPaid: 'Partidas pagadas',
  gamesFree: 'Partidas gratis',
  gamesService: 'Partidas de servicio',
  faults: 'Averías',
  noFaults: 'Ninguna',
  open: 'abierta',
  cleared: (when) => `resuelta ${when}`,
  first: (when) => `primera ${when}`,
  last: (when) => `última ${when}`,
  times: (count) => n(count, { one: '# vez', other: '# veces' }),
  clockUnset: 'reloj sin hora',
  credits: (count) => n(count, { one: '# crédito de servicio', other: '# créditos de servicio' }),
  dot: 'Hay una avería abierta, o hubo una desde el último giro de la llave',

  refund: (money) => `Devolver ${money}`,
  sureRefund: (money) => `¿Devolver ${money} en mano?`,
  refundSays: 'El crédito desaparece. Da el dinero al cliente.',
  payBack: 'Devolver',
  give: 'Dar un crédito de servicio',
  revend: 'Soltar otra vez las bolas',
  missingBalls: '¿Faltan bolas? Soltarlas otra vez',
  collect: 'Vaciar la caja',

  count: {
    title: '¿Cuánto hay en la caja?',
    says: 'Cuéntalo primero. Lo que espera la mesa se dice después.',
    counted: 'Contado',
    expected: 'Esperado',
    over: 'Sobra',
    short: 'Falta',
    even: 'Cuadra',
    initials: 'Tus iniciales, si quieres',
    compare: 'Comparar',
    again: 'Contar otra vez',
    erase: 'Borrar',
    close: 'Cerrar el período',
  },

  refused: {
    keyNotTurned: 'Gira antes la llave de servicio.',
    doorShut: 'Abre antes la puerta.',
    nothingToRefund: 'No hay nada que devolver.',
    revendTooLate: 'Es tarde para soltar otra vez las bolas.',
    notWritable: 'No se puede anotar: el disco está lleno o es de solo lectura.',
    notNow: 'Ahora no se puede.',
  },
};
