import type { Clock } from '../../../ports/clock.ts';
import type { BoardLink } from './board-link.ts';

const ASK_MS = 1_000;
const MOST_UNANSWERED = 3;

/** Asks a board again and again whether it is there; until it is silent, or what is returned is called. */
export function watchBoard(link: Pick<BoardLink, 'ask'>, clock: Clock, onSilent: () => void): () => void {
  // Counted and not timed: however long the program was busy, an answer that waits is read before the next question.
  let unanswered = 0;
  const look = () => {
    if (unanswered === MOST_UNANSWERED) {
      onSilent();
      return;
    }
    unanswered += 1;
    link.ask(() => {
      unanswered = 0;
    });
    timer = clock.setTimeout(look, ASK_MS);
  };
  let timer = clock.setTimeout(look, ASK_MS);
  return () => clock.clearTimeout(timer);
}
