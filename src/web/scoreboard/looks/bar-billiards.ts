import { CHAPTERS, type ChapterId } from '../../words/book/book.ts';
import { BOOKS } from '../../words/book/books.ts';
import { bookFacts } from '../book/facts.ts';
import { breakPicture } from '../parts/break-picture.ts';
import { highBreaksView } from '../parts/high-breaks.ts';
import { lastBallPicture } from '../parts/last-ball-picture.ts';
import { howToPlay } from '../parts/pictures.ts';
import { playersView } from '../parts/players.ts';
import { can, type Scene } from '../scene.ts';
import { lastBallSetup } from '../scenes/last-ball-setup.ts';
import { playScene } from '../scenes/play.ts';
import type { GameLook } from './look.ts';

const STEPS = ['strike', 'score', 'skittles', 'bar'] as const;

export const barBilliardsLook: GameLook = {
  title: ({ attract }) => attract.title,
  steps: ({ layout, words }) => {
    const pictures = howToPlay(layout);
    return STEPS.map((step) => ({ picture: pictures[step], says: words.attract.steps[step] }));
  },
  idle: highBreaksView,
  whoStarts: ({ ready }) => ready.whoStarts,
  opening: breakPicture,
  play: (scene) => (can(scene, 'skittlesSet') && isLastBall(scene) ? lastBallSetup(scene) : playScene(scene)),
  players: playersView,
  end: () => null,
  chapters: (scene) => {
    const book = BOOKS[scene.language];
    const facts = bookFacts(scene.layout, scene.words);
    return CHAPTERS.map((id) => ({
      id,
      title: book[id].title,
      says: book[id].says(facts),
      picture: pictureOf(scene, id),
    }));
  },
  keys: ({ panel, keys }) => [
    ['1 – 9', keys.numbers],
    ['N', `${panel.next} · ${panel.no}`],
    ['S', panel.skittlesSet],
    ['E', panel.correct],
  ],
};

const isLastBall = ({ board }: Scene): boolean => board.phase === 'lastBall';

function pictureOf(scene: Scene, id: ChapterId) {
  if (id === 'table') return breakPicture(scene);
  return id === 'lastBall' ? lastBallPicture(scene) : null;
}
