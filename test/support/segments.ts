// What a person takes seven segments for: bit 6 is the top, bit 0 the middle.
const READ: Readonly<Record<number, string>> = {
  0: ' ',
  1: '-',
  126: '0',
  48: '1',
  109: '2',
  121: '3',
  51: '4',
  91: '5',
  95: '6',
  112: '7',
  127: '8',
  123: '9',
  119: 'A',
  31: 'b',
  78: 'C',
  79: 'E',
  71: 'F',
  55: 'H',
  23: 'h',
  16: 'i',
  14: 'L',
  103: 'P',
  5: 'r',
  15: 't',
  62: 'U',
};

/** One digit as it is read; what is no sign at all is a `?`. */
export function readDigit(segments: number): string {
  return (READ[segments & 0x7f] ?? '?') + (segments & 0x80 ? '.' : '');
}

/** How a message looks on seven segments, which have no O, S and V of their own. */
export function asSeen(message: string): string {
  return message.replaceAll('O', '0').replaceAll('S', '5').replaceAll('V', 'U');
}
