/** `?state=foul&language=fr` shows that one; without a state, a list of them all. */
import '../theme.css';
import '../scoreboard/styles/styles.ts';
import { html, render } from 'lit';
import { intend, type Ui } from '../scoreboard/ui.ts';
import { scoreboardView } from '../scoreboard/view.ts';
import { languageOf, wordsFor } from '../words/words.ts';
import { NOW, STATES, type State } from './states.ts';

const states: Readonly<Record<string, State>> = STATES;
const asked = new URLSearchParams(location.search);
const language = languageOf(asked.get('language') ?? 'en');

function show({ board, layout, ui }: State): void {
  const draw = (shown: Ui) => {
    const spoken = shown.language ?? language;
    document.documentElement.lang = spoken;
    const act = (intent: Parameters<typeof intend>[1]) => draw(intend(shown, intent));
    const scene = { board, layout, ui: shown, now: NOW, language: spoken, words: wordsFor(spoken), act };
    render(scoreboardView(scene), document.body);
  };
  draw(ui);
}

const chosen = states[asked.get('state') ?? ''];
if (chosen) show(chosen);
else {
  const links = Object.keys(states).map((name) => html`<li><a href=${`?state=${name}`}>${name}</a></li>`);
  render(html`<ul>${links}</ul>`, document.body);
}
