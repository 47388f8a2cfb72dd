import type { Line } from './picture.ts';

/** Turns a picture into what has to be written for it to be seen; '' when nothing has. */
export interface Painter {
  readonly opening: string;
  readonly closing: string;
  paint(picture: readonly Line[]): string;
  /** The terminal has another size: what stands there is not to be trusted. */
  forget(): void;
}

const STYLES = { plain: '', bold: '\x1b[1m', dim: '\x1b[2m', alert: '\x1b[7m' } as const;

/** The whole screen of a terminal: only lines that changed are written. */
export function screenPainter(): Painter {
  let painted: readonly string[] = [];
  return {
    opening: '\x1b[?1049h\x1b[?25l\x1b[2J',
    closing: '\x1b[0m\x1b[?25h\x1b[?1049l',
    paint(picture) {
      const before = painted;
      painted = picture.map(({ text, style }) => `${STYLES[style]}${text}\x1b[0m`);
      const changed = painted.map((line, row) => (line === before[row] ? '' : `${at(row)}${line}\x1b[K`));
      const cleared = before.slice(painted.length).map((_, n) => `${at(painted.length + n)}\x1b[K`);
      return [...changed, ...cleared].join('');
    },
    forget() {
      painted = [];
    },
  };
}

/** For a pipe or a file: one line for everything that changed, the running clock aside. */
export function linePainter(): Painter {
  let written = '';
  return {
    opening: '',
    closing: '',
    paint(picture) {
      const texts = picture
        .filter(({ clock }) => !clock)
        .map(({ text }) => text.trim().replaceAll(/ +/g, ' '));
      const line = `${texts.filter((text) => text !== '').join(' | ')}\n`;
      if (line === written) return '';
      written = line;
      return line;
    },
    forget() {},
  };
}

function at(row: number): string {
  return `\x1b[${row + 1};1H`;
}
