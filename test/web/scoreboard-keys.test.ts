import { describe, expect, it } from 'vitest';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { BOARD, LAYOUT } from '../../src/web/gallery/boards.ts';
import { keyIntent } from '../../src/web/scoreboard/panel/keyboard.ts';
import { FRESH, type Intent, intend, type Ui } from '../../src/web/scoreboard/ui.ts';
import { wordsFor } from '../../src/web/words/words.ts';

/** The keys one after another; what the table was asked to do. */
function press(keys: readonly string[], board: Partial<Scoreboard> = {}, start: Ui = FRESH) {
  let ui = start;
  const posted: unknown[] = [];
  for (const key of keys) {
    const scene = {
      board: { ...BOARD, ...board },
      layout: LAYOUT,
      language: ui.language ?? 'en',
      words: wordsFor('en'),
      ui,
      now: 0,
      service: null,
      act: () => {},
    } as const;
    const intent: Intent | null = keyIntent(scene, key);
    if (intent?.do === 'post') posted.push(intent.action);
    if (intent) ui = intend(ui, intent);
  }
  return { ui, posted };
}

const READY: Partial<Scoreboard> = { phase: 'ready', players: [], can: ['start'], prompt: null };

describe('by keyboard', () => {
  it('a game for three starts with the second player', () => {
    expect(press(['3', 'ArrowRight', 'Enter'], READY).posted).toEqual([
      { panel: 'start', players: 3, first: 1 },
    ]);
  });

  it('five cannot play', () => {
    expect(press(['5', 'Enter'], READY).posted).toEqual([{ panel: 'start', players: 2, first: 0 }]);
  });

  it('a missed stroke ends the turn', () => {
    expect(press(['n']).posted).toEqual([{ panel: 'next' }]);
  });

  it('a foul is called with its reason', () => {
    expect(press(['f', '3']).posted).toEqual([{ panel: 'foul', reason: 'offTable' }]);
  });

  it('conceding is asked about first', () => {
    expect(press(['c']).posted).toEqual([]);
    expect(press(['c', 'n']).posted).toEqual([]);
    expect(press(['c', 'y']).posted).toEqual([{ panel: 'concede' }]);
  });

  it('N is no while a question is open, not the next player', () => {
    const prompt = { id: 'cushion', ask: 'yesNo', player: 0 } as const;
    expect(press(['n'], { prompt, can: ['yes', 'no', 'next'] }).posted).toEqual([{ panel: 'no' }]);
    expect(press(['y'], { prompt, can: ['yes', 'no'] }).posted).toEqual([{ panel: 'yes' }]);
  });

  it('the hole of the red is one of those asked about', () => {
    const prompt = { id: 'whichHole', ask: 'hole', holes: ['50R', '100'] } as const;
    expect(press(['1', '2', '3'], { prompt, can: ['no'] }).posted).toEqual([
      { panel: 'red', hole: '50R' },
      { panel: 'red', hole: '100' },
    ]);
  });

  it('a ball that nobody potted is taken away again', () => {
    const can = ['red', 'white', 'addPot', 'removePot'];
    expect(press(['e', '5', '9'], { can }).posted).toEqual([{ panel: 'removePot', hole: '30R' }]);
    expect(press(['e', '4', '1'], { can }).posted).toEqual([{ panel: 'addPot', hole: '200', ball: 'red' }]);
  });

  it('only what the table allows now is asked of it', () => {
    expect(press(['n', 'u', 's', 'f', 'c', 'e', 'Enter'], { can: [], prompt: null }).posted).toEqual([]);
  });

  it('the rules open with R, turn by arrows, and close with R', () => {
    expect(press(['r', 'ArrowRight', 'ArrowRight']).ui.sheet).toEqual({ kind: 'rules', page: 2 });
    expect(press(['r', 'ArrowLeft']).ui.sheet).toEqual({ kind: 'rules', page: 0 });
    expect(press(['r', '9', 'r']).ui.sheet).toEqual({ kind: 'none' });
  });

  it('nothing is played while the rules are open', () => {
    expect(press(['r', 'n', 'u']).posted).toEqual([]);
  });

  it('the language goes round and the table keeps its own', () => {
    expect(press(['l', 'l']).ui.language).toBe('nl');
    expect(press(['l', 'l', 'l', 'l', 'l']).ui.language).toBe('en');
  });
});
