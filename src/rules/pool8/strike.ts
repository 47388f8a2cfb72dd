import type { Group } from '../game.ts';
import type { FoulReason, Option } from './events.ts';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import { opponentOf, racked, setGroups } from './position.ts';
import { newStroke, objectsIn } from './stroke.ts';
import { OBJECT_BALLS, type Pocket } from './table.ts';

/** A stroke begins: the call can be changed no more (P8-24). */
export function strike(frame: Frame): Frame {
  return { ...frame, before: frame.position, stroke: newStroke(frame.called), called: null };
}

/** It was no stroke. */
export function unstrike(frame: Frame): Frame {
  return { ...frame, called: frame.stroke.called, stroke: newStroke(null) };
}

/** Nothing rolls any more. */
export function settle(frame: Frame): Frame {
  return { ...frame, stroke: { ...frame.stroke, over: true } };
}

/** What has dropped in a stroke that nobody will judge any more. */
export function withDropped(frame: Frame): Frame {
  const { position, stroke } = frame;
  return { ...frame, position: { ...position, down: [...position.down, ...objectsIn(stroke)] } };
}

/** What the stroke comes to, as far as it is known; what is told later of it is judged with the rest. */
export function decide(frame: Frame, at: number): Frame {
  const { position, said } = judge(frame.before, frame.stroke, frame.setup.rules);
  const isLetGo = position.releases > frame.position.releases;
  // Only what went down comes out again: the others are on the table.
  const delivered = isLetGo ? OBJECT_BALLS.length - objectsIn(frame.stroke).length : frame.delivered;
  // A pocket was named by whoever seemed to play next.
  const called = position.player === frame.position.player ? frame.called : null;
  return { ...frame, position, called, delivered, verdict: { ...said, points: 0, at } };
}

/** One more of the balls that were let go came out. */
export function deliver(frame: Frame): Frame {
  return { ...frame, delivered: Math.min(frame.delivered + 1, OBJECT_BALLS.length) };
}

/** A foul ends the stroke and the turn at once. */
export function foul(frame: Frame, reason: FoulReason, at: number): Frame {
  const { stroke } = frame;
  const reasons = stroke.reasons.includes(reason) ? stroke.reasons : [...stroke.reasons, reason];
  return decide({ ...frame, stroke: { ...stroke, reasons } }, at);
}

/** One pocket a stroke, which may be another until the stroke is played (P8-23). */
export function call(frame: Frame, pocket: Pocket): Frame {
  return { ...frame, called: pocket };
}

/** Four balls did reach a cushion. */
export function sayFourBalls(frame: Frame): Frame {
  return { ...frame, stroke: { ...frame.stroke, fourBalls: true } };
}

/** P8-16 to P8-18. */
export function choose(frame: Frame, option: Option, at: number): Frame {
  const { position } = frame;
  const { player, releases } = position;
  if (option === 'playOn') {
    const playOn = { ...position, choice: null };
    return { ...frame, position: playOn, verdict: { id: 'playOn', player, points: 0, at } };
  }
  const breaker = option === 'rerackOffender' ? opponentOf(player) : player;
  const again = racked(breaker, releases);
  return { ...frame, position: again, verdict: { id: 'rerack', player: breaker, points: 0, at } };
}

/** One of each fell at once: the player says which is his (P8A-13). */
export function chooseGroup(frame: Frame, group: Group, at: number): Frame {
  const { player } = frame.position;
  const verdict = { id: 'groupsSet', player, points: 0, cause: group, at } as const;
  return { ...frame, position: setGroups(frame.position, group), verdict };
}

/** The player at the table gives up. */
export function concede(frame: Frame, at: number): Frame {
  const { player } = frame.position;
  const end = { winner: opponentOf(player), reason: 'conceded' } as const;
  return {
    ...frame,
    position: { ...frame.position, ballInHand: 'none', end },
    verdict: { id: 'conceded', player, points: 0, at },
  };
}
