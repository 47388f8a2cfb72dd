/** What a question of pool can be answered with, in the order of the number keys. */
import { html } from 'lit';
import type { Group } from '../../../rules/game.ts';
import { OPTIONS, type Option } from '../../../rules/pool8/events.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../panel/answer.ts';
import { can, playerName, type Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { poolBall } from './ball.ts';
import { type BallKind, ballsUp, numberOf } from './balls-of.ts';
import { ballName, pocketName } from './names.ts';
import { pocketIntent, pocketsOpen } from './pockets.ts';

const KINDS: readonly BallKind[] = ['solids', 'stripes', 'black', 'cue'];

/** What went down: by its kind, and by its number where a reader will tell which it was. */
export function ballAnswers(scene: Scene, pocket: string | null): readonly Answer[] {
  const { words } = scene;
  const kinds = KINDS.filter((kind) => isUp(scene, kind)).map(
    (kind, place): Answer => ({
      key: String(place + 1),
      label: labelOf(kind, words),
      intent: kindIntent(scene, kind, pocket),
    }),
  );
  return mayBeNone(scene) ? [...kinds, noBall(words)] : kinds;
}

/** While something else is asked, NO is the answer to that. */
const mayBeNone = (scene: Scene): boolean => can(scene, 'no') && scene.board.prompt?.ask !== 'yesNo';

const noBall = ({ pool }: Words): Answer => ({
  key: 'N',
  label: pool.panel.noBall,
  intent: { do: 'post', action: { panel: 'no' } },
});

function labelOf(kind: BallKind, { pool }: Words) {
  return html`${poolBall({ kind })} ${pool.balls[kind]}`;
}

function isUp({ board: { pool } }: Scene, kind: BallKind): boolean {
  if (!pool || kind === 'cue') return true;
  return kind === 'black' ? !pool.down.includes('black') : ballsUp(pool, kind).length > 0;
}

function kindIntent(scene: Scene, kind: BallKind, pocket: string | null): Intent {
  if (kind === 'black' || kind === 'cue') return ballIntent(kind, pocket);
  if (scene.layout.flags.reader === true) return { do: 'open', sheet: { kind: 'ball', group: kind, pocket } };
  return ballIntent(upIn(scene, kind)[0] ?? kind, pocket);
}

/** Which of a group it was, where it matters. */
export function numberAnswers(scene: Scene, group: Group, pocket: string | null): readonly Answer[] {
  return upIn(scene, group).map((ball, place) => ({
    key: String(place + 1),
    label: html`${poolBall({ kind: group, number: numberOf(ball) })} ${ballName(scene, ball)}`,
    intent: ballIntent(ball, pocket),
  }));
}

const upIn = ({ board: { pool } }: Scene, group: Group) => (pool ? ballsUp(pool, group) : []);

function ballIntent(ball: string, pocket: string | null): Intent {
  return { do: 'post', action: { panel: 'ball', ball, ...(pocket !== null && { pocket }) } };
}

export function pocketAnswers(scene: Scene): readonly Answer[] {
  return pocketsOpen(scene).map((id, place) => ({
    key: String(place + 1),
    label: pocketName(scene.words, id) ?? id,
    intent: pocketIntent(scene, id),
    kind: 'main',
  }));
}

export function groupAnswers({ words }: Scene): readonly Answer[] {
  return (['solids', 'stripes'] as const).map((group, place) => ({
    key: String(place + 1),
    label: html`${poolBall({ kind: group })} ${words.pool.groups[group]}`,
    intent: { do: 'post', action: { panel: 'group', group } },
  }));
}

/** What the opponent may choose after a short break. */
export function optionAnswers(scene: Scene): readonly Answer[] {
  return OPTIONS.map((option, place) => ({
    key: String(place + 1),
    label: optionName(scene, option),
    intent: { do: 'post', action: { panel: 'choose', option } },
    kind: 'main',
  }));
}

function optionName(scene: Scene, option: Option): string {
  const { playOn, rerack } = scene.words.pool.panel;
  const { active } = scene.board;
  if (option === 'playOn') return playOn;
  return rerack(playerName(scene, option === 'rerackOffender' ? 1 - active : active));
}
