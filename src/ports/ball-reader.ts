import type { ErrorCode } from './table-error.ts';

export type BallReaderEvent =
  /** A tag came before it, ten hex digits. It is told once, however long it stays there. */
  | { readonly type: 'tag'; readonly tag: string; readonly at: number }
  | { readonly type: 'failed' | 'mended'; readonly code: ErrorCode; readonly what: string };

/** Knows balls in the return lane by their tags. It may go and come at any time. */
export interface BallReader {
  start(tell: (event: BallReaderEvent) => void): Promise<void>;
  stop(): Promise<void>;
}
