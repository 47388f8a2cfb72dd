/** `#foul/fr` shows that state in that language; without a state, a list of them all. */
import '../theme.css';
import '../scoreboard/styles/styles.ts';
import { html, render } from 'lit';
import { type Intent, intend, type Ui } from '../scoreboard/ui.ts';
import { scoreboardView } from '../scoreboard/view.ts';
import { languageOf, wordsFor } from '../words/words.ts';
import type { State } from './state.ts';
import { NOW, STATES } from './states.ts';

const states: Readonly<Record<string, State>> = STATES;

function show(): void {
  const [name = '', language = 'en'] = location.hash.slice(1).split('/');
  const chosen = states[name];
  if (chosen) draw({ ...chosen, ui: { ...chosen.ui, language: languageOf(language) } });
  else render(html`<ul>${Object.keys(states).map(link)}</ul>`, document.body);
}

function draw({ board, layout, service, ui }: State & { ui: Ui }): void {
  const language = ui.language ?? layout.language;
  const act = (intent: Intent) => draw({ board, layout, service, ui: intend(ui, intent) });
  document.documentElement.lang = language;
  render(
    scoreboardView({ board, layout, service, ui, now: NOW, language, words: wordsFor(language), act }),
    document.body,
  );
}

function link(name: string) {
  return html`<li><a href=${`#${name}`}>${name}</a></li>`;
}

window.addEventListener('hashchange', show);
show();
