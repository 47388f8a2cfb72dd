/** The rule book: one page a chapter, all chapters in sight. */
import { html, nothing, type TemplateResult } from 'lit';
import { DICTIONARIES, LANGUAGE_LIST } from '../../words/words.ts';
import { lookOf } from '../games.ts';
import { button } from '../panel/button.ts';
import type { Scene } from '../scene.ts';

export function bookView(scene: Scene, page: number): TemplateResult {
  const { words, language, act } = scene;
  const chapters = lookOf(scene).chapters(scene);
  const chapter = chapters[page] ?? chapters[0];
  const turnTo = (to: number) => () => act({ do: 'open', sheet: { kind: 'rules', page: to } });
  return html`<section class="sheet book" data-chapter=${chapter?.id ?? nothing}>
    <nav class="chapters" aria-label=${words.panel.rules}>
      ${chapters.map((each, place) =>
        button(each.title, turnTo(place), { key: String(place + 1), pressed: each === chapter }),
      )}
    </nav>
    <article>
      <h2>${chapter?.title}</h2>
      ${chapter?.says.map((line) => html`<p>${line}</p>`)}
    </article>
    ${chapter?.picture ?? nothing}
    <nav class="languages">
      ${LANGUAGE_LIST.map((each) =>
        button(DICTIONARIES[each].language, () => act({ do: 'speak', language: each }), {
          pressed: each === language,
        }),
      )}
    </nav>
  </section>`;
}
