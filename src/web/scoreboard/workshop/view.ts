/** The key is turned, and a technician looks for what is wrong: every sensor as it is, and what can be tried. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../panel/button.ts';
import { minutesAndSeconds } from '../parts/clock.ts';
import { headingView } from '../parts/refusal.ts';
import { msLeft, type Scene } from '../scene.ts';
import { reconnectingView } from '../scenes/reconnecting.ts';
import { lookView } from './look.ts';
import { sensorsView } from './sensors.ts';
import { testsView } from './tests.ts';
import { toldView } from './told.ts';

export function workshopView(scene: Scene): TemplateResult {
  const { words, act, service, ui } = scene;
  const close = button(words.workshop.back, () => act({ do: 'close' }), { key: 'Esc' });
  return html`${headingView(scene, words.workshop.title, close)}
    ${
      service
        ? html`<p class="how">${howItIs(scene)}</p>
          ${lookView(scene, service)}${toldView(scene, service)}${testsView(scene, service)}
          ${sensorsView(scene, service)}`
        : nothing
    }
    ${ui.connected ? nothing : reconnectingView(words)}`;
}

/** What goes on at the table meanwhile, and what it holds. */
function howItIs(scene: Scene): TemplateResult {
  const { words, service, board } = scene;
  const { gameOn, untimed, noGame, held } = words.workshop;
  const { bar, coins, startLamp } = service?.outputs ?? board.outputs;
  const isTimed = board.tariff.gameMs !== null;
  const running = isTimed ? gameOn(minutesAndSeconds(msLeft(scene))) : untimed;
  const hasBar = service?.tests.some(({ test }) => test === 'barRaise') ?? false;
  const told = [
    service?.gameOn ? running : noGame,
    ...(hasBar ? [held.bar[bar]] : []),
    ...[held.coins[coins], held.startLamp[startLamp]],
  ];
  return html`${told.map((each) => html`<span>${each}</span>`)}`;
}
