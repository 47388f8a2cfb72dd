import { POOL_CHAPTERS } from '../../words/book/pool/book.ts';
import { POOL_BOOKS } from '../../words/book/pool/books.ts';
import { poolFacts } from '../pool/facts.ts';
import { poolPlay } from '../pool/play.ts';
import { poolPlayers } from '../pool/players.ts';
import { fifteen } from '../pool/rack.ts';
import { rackPicture } from '../pool/rack-picture.ts';
import { poolSteps } from '../pool/steps.ts';
import type { Scene } from '../scene.ts';
import type { GameLook } from './look.ts';

export const poolLook: GameLook = {
  title: ({ pool }) => pool.title,
  steps: poolSteps,
  idle: fifteen,
  whoStarts: ({ pool }) => pool.whoBreaks,
  opening: rackPicture,
  play: poolPlay,
  players: poolPlayers,
  end: endOf,
  chapters: (scene) => {
    const book = POOL_BOOKS[scene.language];
    const facts = poolFacts(scene.layout);
    return POOL_CHAPTERS.map((id) => ({
      id,
      title: book[id].title,
      says: book[id].says(facts),
      picture: id === 'table' ? rackPicture(scene) : null,
    }));
  },
  keys: ({ panel, pool }) => [
    ['1 – 9', pool.panel.numbers],
    ['D', pool.panel.ball],
    ['N', `${pool.panel.strokeEnd} · ${panel.no}`],
    ['K', pool.panel.call],
  ],
};

/** What the black did; where no pocket had to be named, only that it is down. */
function endOf({ board, layout, words }: Scene): string | null {
  const ends: Readonly<Record<string, string>> = words.pool.ends;
  const { verdict } = board;
  if (verdict?.id !== 'won' || verdict.cause === undefined) return null;
  const isUncalled = verdict.cause === 'blackPotted' && layout.flags.callRequired !== true;
  return isUncalled ? words.pool.blackPotted : (ends[verdict.cause] ?? null);
}
