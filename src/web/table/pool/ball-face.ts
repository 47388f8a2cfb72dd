/** What is painted on a ball. */
import { GROUP_SIZE, groupOfBall, isBall } from '../../../rules/pool8/table.ts';
import type { TableWords } from '../words/en.ts';

export type BallKind = 'solids' | 'stripes' | 'black' | 'cue';

export interface BallFace {
  readonly kind: BallKind;
  /** 1 to 15; the white has none. */
  readonly number: number | null;
}

/** Solids are 1 to 7, the black is 8, stripes are 9 to 15. */
export function faceOf(ball: string): BallFace {
  const kind = kindOf(ball);
  const place = Number(ball.slice(1));
  switch (kind) {
    case 'solids':
      return { kind, number: place };
    case 'stripes':
      return { kind, number: GROUP_SIZE + 1 + place };
    case 'black':
      return { kind, number: GROUP_SIZE + 1 };
    case 'cue':
      return { kind, number: null };
  }
}

export function nameOf(ball: string, { pool }: TableWords): string {
  const { kind, number } = faceOf(ball);
  return pool.ball[kind](number ?? 0);
}

function kindOf(ball: string): BallKind {
  if (ball === 'black') return 'black';
  return (isBall(ball) ? groupOfBall(ball) : null) ?? 'cue';
}
