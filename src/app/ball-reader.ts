import type { BallReaderEvent } from '../ports/ball-reader.ts';
import { ballRead } from './ears.ts';
import type { Parts } from './parts.ts';
import { ballOf } from './tags/tags.ts';

/** What the ball reader tells. */
export function hearReader(parts: Parts, event: BallReaderEvent): void {
  switch (event.type) {
    case 'tag':
      tagRead(parts, event);
      break;
    case 'failed':
      parts.faults.raise(event.code, event.what);
      break;
    case 'mended':
      parts.faults.clear(event.code, event.what);
      break;
  }
}

function tagRead(parts: Parts, { tag, at }: { tag: string; at: number }): void {
  const ball = ballOf(parts.play, tag);
  parts.lane.note({ tag, ball, at }, parts);
  parts.world.log.info({ tag, ball }, 'a tag was read');
  if (ball === null) {
    parts.faults.raise('TAG_UNKNOWN', tag);
    return;
  }
  ballRead(parts, { ball, at });
}
