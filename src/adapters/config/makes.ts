import type { Make } from '../../session/table-config.ts';

/** Tables by their maker, with the size in inches (BB-11). It changes no score. */
export const TABLES = {
  sams: { name: 'Sams', inches: '33.5 × 56' },
  jelkes: { name: 'Jelkes', inches: '33.5 × 56.5' },
  'slim-sams': { name: 'slim Sams', inches: '30 × 60' },
  'burroughes-watts': { name: 'Burroughes & Watts', inches: '34 × 69' },
} as const satisfies Record<Make, { name: string; inches: string }>;

export const MAKES = Object.keys(TABLES) as Make[];
