/** The rule book: one page a chapter, all chapters in sight. */
import { html, nothing, type TemplateResult } from 'lit';
import { CHAPTERS, type ChapterId } from '../../words/book/book.ts';
import { BOOKS } from '../../words/book/books.ts';
import { DICTIONARIES, LANGUAGE_LIST } from '../../words/words.ts';
import { button } from '../panel/button.ts';
import { breakPicture } from '../parts/break-picture.ts';
import { lastBallPicture } from '../parts/last-ball-picture.ts';
import type { Scene } from '../scene.ts';
import { bookFacts } from './facts.ts';

export function bookView(scene: Scene, page: number): TemplateResult {
  const { words, layout, language, act } = scene;
  const book = BOOKS[language];
  const id = CHAPTERS[page] ?? 'aim';
  const chapter = book[id];
  const turnTo = (to: number) => () => act({ do: 'open', sheet: { kind: 'rules', page: to } });
  return html`<section class="sheet book" data-chapter=${id}>
    <nav class="chapters" aria-label=${words.panel.rules}>
      ${CHAPTERS.map((id, place) =>
        button(book[id].title, turnTo(place), { key: String(place + 1), pressed: place === page }),
      )}
    </nav>
    <article>
      <h2>${chapter.title}</h2>
      ${chapter.says(bookFacts(layout, words)).map((line) => html`<p>${line}</p>`)}
    </article>
    ${pictureOf(scene, id)}
    <nav class="languages">
      ${LANGUAGE_LIST.map((each) =>
        button(DICTIONARIES[each].language, () => act({ do: 'speak', language: each }), {
          pressed: each === language,
        }),
      )}
    </nav>
  </section>`;
}

function pictureOf(scene: Scene, id: ChapterId): TemplateResult | typeof nothing {
  if (id === 'table') return breakPicture(scene);
  return id === 'lastBall' ? lastBallPicture(scene) : nothing;
}
