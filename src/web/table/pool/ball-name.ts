import { kindOfBall, numberOf } from '../../scoreboard/pool/balls-of.ts';
import type { TableWords } from '../words/en.ts';

export function ballName(ball: string, { pool }: Pick<TableWords, 'pool'>): string {
  return pool.ball[kindOfBall(ball) ?? 'cue'](numberOf(ball));
}
