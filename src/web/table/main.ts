/** The simulated table's page: the stream in, hands out. */
import { render } from 'lit';
import { openLive, post } from '../live.ts';
import { mountScoreboard } from '../scoreboard/mount.ts';
import { wordsFor } from '../words/words.ts';
import { goByArrow } from './arrows.ts';
import { drawnHoles } from './geometry.ts';
import { guidanceFor, guideView } from './guide.ts';
import { openDialogs } from './help-view.ts';
import { intentsOf } from './keys.ts';
import { meaningOf } from './meaning.ts';
import { ballMotion } from './motion.ts';
import { FRESH_UI, type TableIntent, type TableScene, type TableUi } from './scene.ts';
import { send } from './send.ts';
import { cabinetView, deskView } from './table-view.ts';
import { hearTouches, targetOf } from './touches.ts';
import { TABLE_DICTIONARIES } from './words/words.ts';

const NOTICE_MS = 5_000;
const live = openLive();
const place = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const [table, advice, desk] = [place('table'), place('advice'), place('desk')];
const follow = ballMotion();
let ui: TableUi = FRESH_UI;
let coinsReturned: number | null = null;
let notice = 0;

function scene(): TableScene | null {
  const { view, layout, board } = { view: live.state().cabinet, ...live.state() };
  if (!view || !layout || !board) return null;
  const { language } = layout;
  const [words, own] = [wordsFor(language), TABLE_DICTIONARIES[language]];
  return { view, layout, board, language, words, own, ui, act };
}

function draw(): void {
  noticeCoins();
  const now = scene();
  if (!now) return;
  document.documentElement.lang = now.layout.language;
  document.body.dataset.hint = guidanceFor(now).hint;
  render(cabinetView(now), table);
  render(guideView(now), advice);
  render(deskView(now), desk);
  openDialogs(desk);
  follow(table, drawnHoles(now.layout));
}

function show(change: Partial<TableUi>): void {
  ui = { ...ui, ...change };
  draw();
}

/** Shown for a while; the next notice replaces it. */
function notify(change: Pick<TableUi, 'refused' | 'coinBack'>): void {
  clearTimeout(notice);
  ui = { ...ui, ...change };
  notice = window.setTimeout(() => show({ refused: null, coinBack: false }), NOTICE_MS);
}

function noticeCoins(): void {
  const { cabinet } = live.state();
  const returned = cabinet ? cabinet.coinsReturned + (cabinet.acceptor?.returned ?? 0) : coinsReturned;
  if (coinsReturned !== null && returned !== null && returned > coinsReturned) {
    notify({ refused: null, coinBack: true });
  }
  coinsReturned = returned;
}

function act(intent: TableIntent): void {
  switch (intent.do) {
    case 'cabinet':
      void send(intent.action).then((refused) => {
        notify({ refused, coinBack: false });
        draw();
      });
      break;
    case 'panel':
      void post(intent.action);
      show({ sheet: 'none' });
      break;
    case 'sheet':
      show({ sheet: intent.sheet });
      break;
    case 'ball':
      show({ ball: intent.ball });
  }
}

hearTouches(table, {
  touched(target, touch) {
    const now = scene();
    const action = now && meaningOf(target, touch, now);
    if (action) act({ do: 'cabinet', action });
  },
  waiting: (hole) => show({ waiting: hole }),
  certain: () => ui.ball === 'red',
});

window.addEventListener('keydown', (event) => {
  const now = scene();
  if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = targetOf(event);
  if (target && (event.key === 'Enter' || event.key === ' ' || event.key.toLowerCase() === 'w')) {
    const held = event.key.toLowerCase() === 'w';
    const action = meaningOf(target, held ? 'hold' : event.shiftKey ? 'other' : 'plain', now);
    if (action) act({ do: 'cabinet', action });
    return event.preventDefault();
  }
  if (goByArrow(table, event.key)) return event.preventDefault();
  for (const intent of intentsOf(event, now)) act(intent);
});

mountScoreboard(place('scoreboard'), { live, post, keyboard: false });
live.watch(draw);
