import type { BallReader } from '../../ports/ball-reader.ts';
import type { Clock } from '../../ports/clock.ts';
import { TableError } from '../../ports/table-error.ts';
import { type Asked, look } from '../service/terminal/ask.ts';

/** Tags as they come past the reader. */
export interface TagSource {
  start(hear: (tag: string) => void, fail: (error: unknown) => void): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_MS = 250;

/** A table that runs has the reader: it says what came past since somebody asks. */
export function tagsOfTable(table: Asked, clock: Clock): TagSource {
  let timer: unknown = null;
  let isOver = false;
  let since = Number.NEGATIVE_INFINITY;
  const readings = async () => {
    const { state } = await look(table, { do: 'look' });
    const fresh = (state.reads ?? []).filter(({ at }) => at > since).toReversed();
    since = Math.max(since, state.reads?.[0]?.at ?? since);
    return fresh;
  };
  return {
    async start(hear, fail) {
      await readings();
      const again = () => {
        timer = clock.setTimeout(() => {
          readings()
            .then((fresh) => {
              if (isOver) return;
              for (const { tag } of fresh) hear(tag);
              again();
            })
            .catch(fail);
        }, LOOK_MS);
      };
      again();
    },
    async stop() {
      isOver = true;
      clock.clearTimeout(timer);
    },
  };
}

/** No table runs: the reader is at this port. */
export function tagsAtPort(reader: BallReader, port: string): TagSource {
  return {
    start: (hear, fail) =>
      reader.start((event) => {
        if (event.type === 'tag') hear(event.tag);
        else if (event.code === 'READER_LOST' && event.type === 'failed') {
          fail(new TableError('READER_LOST', `There is no reader at ${port}`));
        }
      }),
    stop: () => reader.stop(),
  };
}
