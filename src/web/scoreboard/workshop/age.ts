import type { Words } from '../../words/words.ts';

/** `9s`, `12m`, `3h`, as the reader writes it: how long ago something was. */
export function age({ locale }: Words, ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [count, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 6_000
        ? [Math.floor(seconds / 60), 'minute']
        : [Math.floor(seconds / 3_600), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
}
