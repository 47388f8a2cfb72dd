/** The simulated table's page: the stream in, hands out. */
import { render } from 'lit';
import { openLive, post } from '../live.ts';
import { mountScoreboard } from '../scoreboard/mount.ts';
import { wordsFor } from '../words/words.ts';
import { goByArrow } from './arrows.ts';
import { hearDrags } from './drags.ts';
import { guideView } from './guide.ts';
import { openDialogs } from './help-view.ts';
import { intentsOf } from './keys.ts';
import { ballMotion } from './motion.ts';
import { pageOf, type TablePage } from './page.ts';
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
  const page = pageOf(now);
  const guidance = page.guidance();
  document.documentElement.lang = now.layout.language;
  document.body.dataset.hint = guidance.hint;
  document.body.dataset.table = now.view.table;
  render(cabinetView(page), table);
  render(guideView(guidance), advice);
  render(deskView(now, page), desk);
  openDialogs(desk);
  follow(table, page.holes);
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
      // Whoever does something else calls no foul.
      if (ui.sheet === 'fouls') show({ sheet: 'none' });
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
      break;
    case 'pick':
      show({ picked: intent.balls });
  }
}

function actAll(intents: readonly TableIntent[]): void {
  for (const intent of intents) act(intent);
}

function onPage(wish: (page: TablePage) => readonly TableIntent[]): void {
  const now = scene();
  if (now) actAll(wish(pageOf(now)));
}

hearTouches(table, {
  touched: (target, touch) => onPage((page) => page.touched(target, touch)),
  waiting: (hole) => show({ waiting: hole }),
  certain: () => {
    const now = scene();
    return now !== null && pageOf(now).tapsAtOnce;
  },
});

hearDrags(table, (ball, spot) => onPage((page) => page.dropped(ball, spot)));

window.addEventListener('keydown', (event) => {
  const now = scene();
  if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = targetOf(event);
  if (target && (event.key === 'Enter' || event.key === ' ' || event.key.toLowerCase() === 'w')) {
    const held = event.key.toLowerCase() === 'w';
    actAll(pageOf(now).touched(target, held ? 'hold' : event.shiftKey ? 'other' : 'plain'));
    return event.preventDefault();
  }
  if (goByArrow(table, event.key)) return event.preventDefault();
  actAll(intentsOf(event, now));
});

mountScoreboard(place('scoreboard'), { live, post, keyboard: false });
live.watch(draw);
