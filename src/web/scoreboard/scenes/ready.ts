/** A credit waits: how many play, who starts, START. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../panel/button.ts';
import { start } from '../panel/keyboard.ts';
import { breakPicture } from '../parts/break-picture.ts';
import { creditDot, gamesReady, partCredit, towardsNext } from '../parts/credit.ts';
import { can, playersOf, type Scene } from '../scene.ts';

export function readyScene(scene: Scene): TemplateResult {
  const { words, act } = scene;
  const [first = words.attract.freePlay, ...others] = gamesReady(scene);
  return html`<section class="ready"><div class="ask">
    <header><h1>${first}${creditDot(scene)}</h1>${partCredit([...others, ...towardsNext(scene)])}</header>
    <div class="choice">
      <h2>${words.ready.howMany}</h2>
      <div class="row">${playerCounts(scene)}</div>
    </div>
    ${playersOf(scene) > 1 ? whoStarts(scene) : html`<div class="choice"><h2>${words.ready.alone}</h2></div>`}
    ${can(scene, 'start') ? button(words.ready.start, () => act(start(scene)), { key: 'Enter', kind: 'main' }) : nothing}
    </div>${breakPicture(scene)}</section>`;
}

function playerCounts(scene: Scene) {
  const { layout, act } = scene;
  const { min, max } = layout.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).map((players) =>
    button(players, () => act({ do: 'players', players }), { pressed: players === playersOf(scene) }),
  );
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
  return html`<div class="choice"><h2>${words.ready.whoStarts}</h2>
    <div class="row">${seats}${button(words.ready.toss, toss)}</div></div>`;
}
