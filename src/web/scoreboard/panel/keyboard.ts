/** What a key means in this scene; null when nothing. */

import { nextLanguage } from '../../words/words.ts';
import { lookOf } from '../games.ts';
import { can, playersOf, type Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { TEST_KEYS, testIntent } from '../workshop/tests.ts';
import { answerFor } from './answer.ts';
import { BALL_SHEET, isCorrectable } from './controls.ts';
import { type Count, collection, compare, typed } from './count.ts';
import { errandAction } from './holes.ts';
import { answersOf } from './question.ts';
import { SERVICE_ACTIONS, serviceIntent } from './service-actions.ts';
import { errandsOpen, reasonsOffered, sheetAnswers } from './sheets.ts';

export function keyIntent(scene: Scene, key: string): Intent | null {
  const { sheet } = scene.ui;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (sheet.kind === 'count') return countKey(sheet, name);
  return (
    sheetKey(scene, name) ??
    anywhere(scene, name) ??
    (sheet.kind === 'none' ? (serviceKey(scene, name) ?? sceneKey(scene, name)) : null)
  );
}

/** All keys are the counter's: no letter of his name turns him to the rules. */
function countKey(count: Count, key: string): Intent | null {
  if (key === 'Escape') return { do: 'close' };
  if (key !== 'Enter') return { do: 'open', sheet: typed(count, key) };
  if (count.compared) return { do: 'post', action: collection(count) };
  const sheet = compare(count);
  return sheet ? { do: 'open', sheet } : null;
}

function serviceKey(scene: Scene, key: string): Intent | null {
  if (key === 'x' && scene.board.service) return { do: 'open', sheet: { kind: 'workshop' } };
  const offer = SERVICE_ACTIONS.find((each) => each.key === key);
  return offer && can(scene, offer.name) ? serviceIntent(offer.name) : null;
}

const post = (panel: string, more: { reason?: string } = {}): Intent => ({
  do: 'post',
  action: { panel, ...more },
});

function anywhere({ ui, language }: Scene, key: string): Intent | null {
  if (key === 'Escape') return { do: 'close' };
  if (key === 'l') return { do: 'speak', language: nextLanguage(language) };
  if (key === 'r')
    return ui.sheet.kind === 'rules' ? { do: 'close' } : { do: 'open', sheet: { kind: 'rules', page: 0 } };
  if (key === '?')
    return ui.sheet.kind === 'keys' ? { do: 'close' } : { do: 'open', sheet: { kind: 'keys' } };
  return null;
}

function sheetKey(scene: Scene, key: string): Intent | null {
  const { sheet } = scene.ui;
  const place = Number(key) - 1;
  switch (sheet.kind) {
    case 'rules':
      return turnPage(scene, sheet.page, key);
    case 'fouls': {
      const reason = reasonsOffered(scene)[place];
      return reason === undefined ? null : post('foul', { reason });
    }
    case 'concede':
      return key === 'y' ? post('concede') : key === 'n' ? { do: 'close' } : null;
    case 'corrections': {
      const errand = errandsOpen(scene)[place];
      return errand === undefined ? null : { do: 'open', sheet: { kind: 'holes', errand } };
    }
    case 'holes': {
      const hole = scene.layout.holes[place];
      return hole ? { do: 'post', action: errandAction(sheet.errand, hole.id) } : null;
    }
    case 'ball':
    case 'call':
      return answerFor(sheetAnswers(scene, sheet), key);
    case 'refund':
      return key === 'y' ? post('refund') : key === 'n' ? { do: 'close' } : null;
    case 'workshop':
      return testKey(scene, key);
    case 'keys':
    case 'count':
    case 'none':
      return null;
  }
}

function testKey({ service }: Scene, key: string): Intent | null {
  const offer = service?.tests.find(({ test }) => TEST_KEYS[test] === key);
  return offer ? testIntent(offer) : null;
}

function turnPage(scene: Scene, page: number, key: string): Intent | null {
  const step = key === 'ArrowRight' || key === ' ' ? 1 : key === 'ArrowLeft' ? -1 : null;
  const to = step === null ? Number(key) - 1 : page + step;
  return lookOf(scene).chapters(scene)[to] ? { do: 'open', sheet: { kind: 'rules', page: to } } : null;
}

function sceneKey(scene: Scene, key: string): Intent | null {
  return answerFor(answersOf(scene), key) ?? startKey(scene, key) ?? playKey(scene, key);
}

function startKey(scene: Scene, key: string): Intent | null {
  if (!can(scene, 'start')) return null;
  const { layout, ui } = scene;
  const players = Number(key);
  if (players >= layout.players.min && players <= layout.players.max) return { do: 'players', players };
  if (key === 'ArrowRight') return { do: 'first', first: ((ui.first ?? 0) + 1) % playersOf(scene) };
  if (key === 'Enter') return start(scene);
  return null;
}

export function start(scene: Scene): Intent {
  const { ui } = scene;
  return { do: 'post', action: { panel: 'start', players: playersOf(scene), first: ui.first ?? 0 } };
}

const SHEETS = { f: 'fouls', c: 'concede', e: 'corrections' } as const;
const NEEDS = { f: 'foul', c: 'concede' } as const;

function playKey(scene: Scene, key: string): Intent | null {
  if (key === 'e') return isCorrectable(scene) ? { do: 'open', sheet: { kind: SHEETS.e } } : null;
  if (key === 'f' || key === 'c')
    return can(scene, NEEDS[key]) ? { do: 'open', sheet: { kind: SHEETS[key] } } : null;
  if (key === 'd') return can(scene, 'ball') ? { do: 'open', sheet: BALL_SHEET } : null;
  if (key === 'k') return can(scene, 'call') ? { do: 'open', sheet: { kind: 'call' } } : null;
  if (key === 'n' || key === ' ') return turnEnd(scene);
  if (key === 'u') return can(scene, 'undo') ? post('undo') : null;
  if (key === 's') return can(scene, 'skittlesSet') ? post('skittlesSet') : null;
  return null;
}

function turnEnd(scene: Scene): Intent | null {
  const panel = ['strokeEnd', 'next'].find((each) => can(scene, each));
  return panel === undefined ? null : post(panel);
}
