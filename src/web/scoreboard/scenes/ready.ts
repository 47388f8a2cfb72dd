/** A credit waits: how many play, who starts, START. */
import { html, nothing, type TemplateResult } from 'lit';
import { lookOf } from '../games.ts';
import { button } from '../panel/button.ts';
import { start } from '../panel/keyboard.ts';
import { creditDot, gamesReady, partCredit, towardsNext } from '../parts/credit.ts';
import { can, playersOf, type Scene } from '../scene.ts';

export function readyScene(scene: Scene): TemplateResult {
  const { words, act } = scene;
  const [first = words.attract.freePlay, ...others] = gamesReady(scene);
  return html`<section class="ready"><div class="ask">
    <header><h1>${first}${creditDot(scene)}</h1>${partCredit([...others, ...towardsNext(scene)])}</header>
    ${howMany(scene)}
    ${playersOf(scene) > 1 ? whoStarts(scene) : html`<div class="choice"><h2>${words.ready.alone}</h2></div>`}
    ${can(scene, 'start') ? button(words.ready.start, () => act(start(scene)), { key: 'Enter', kind: 'main' }) : nothing}
    </div>${lookOf(scene).opening(scene)}</section>`;
}

/** Not asked where only so many can play. */
function howMany(scene: Scene) {
  const { layout, act, words } = scene;
  const { min, max } = layout.players;
  if (min === max) return nothing;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).map((players) =>
    button(players, () => act({ do: 'players', players }), { pressed: players === playersOf(scene) }),
  );
  return html`<div class="choice"><h2>${words.ready.howMany}</h2><div class="row">${counts}</div></div>`;
}

function whoStarts(scene: Scene) {
  const { words, ui, act } = scene;
  const count = playersOf(scene);
  const seats = Array.from({ length: count }, (_, first) =>
    button(words.player(first + 1), () => act({ do: 'first', first }), {
      pressed: first === (ui.first ?? 0),
    }),
  );
  const toss = () => act({ do: 'first', first: Math.floor(Math.random() * count) });
  return html`<div class="choice"><h2>${lookOf(scene).whoStarts(words)}</h2>
    <div class="row">${seats}${button(words.ready.toss, toss)}</div></div>`;
}
