import type { Group } from '../game.ts';
import { judgeBlack } from './black.ts';
import { type Foul, foulsOf } from './fouls.ts';
import type { Judged } from './judged.ts';
import { groupOf, opponentOf, type Position, setGroups, solidsWhen } from './position.ts';
import type { Pool8Rules } from './setup.ts';
import { firstGroup, hasPotted, objectsIn, pottedOf, type Stroke } from './stroke.ts';

/** What a stroke makes of the position before it. It may be judged again when more of it is known. */
export function judge(before: Position, stroke: Stroke, rules: Pool8Rules): Judged {
  const fouls = foulsOf(before, stroke, rules);
  if (hasPotted(stroke, 'black')) return judgeBlack(before, stroke, { rules, fouls });
  const [worst] = fouls;
  const after: Position = { ...before, broken: true, down: [...before.down, ...objectsIn(stroke)] };
  return worst
    ? fouled({ ...after, solids: solidsAfterFoul(before, stroke, rules) }, fouls, worst)
    : fair({ ...after, ballInHand: 'none' }, before, stroke);
}

/** The opponent plays (P8-5). After a short break he chooses how (P8-15). */
function fouled(after: Position, fouls: readonly Foul[], { zone, cause }: Foul): Judged {
  const isShort = fouls.some((foul) => foul.cause === 'fewerThanFour');
  const position: Position = {
    ...after,
    player: opponentOf(after.player),
    ballInHand: zone,
    choice: isShort ? 'afterShortBreak' : null,
  };
  return { position, said: { id: 'foul', player: after.player, cause } };
}

/** P8A-12. */
function solidsAfterFoul(before: Position, stroke: Stroke, rules: Pool8Rules): number | null {
  const first = firstGroup(stroke);
  const sets = rules.foulPotSetsGroups && before.broken && before.solids === null;
  return sets && first && first !== 'unclear' ? solidsWhen(before.player, first) : before.solids;
}

function fair(after: Position, before: Position, stroke: Stroke): Judged {
  const { player } = after;
  const first = firstGroup(stroke);
  if (before.broken && before.solids === null && first) return firstAfterBreak(after, first);
  const own = groupOf(before, player);
  const goesOn = own ? pottedOf(stroke, own) > 0 : first !== null;
  if (!goesOn) return { position: { ...after, player: opponentOf(player) }, said: { id: 'miss', player } };
  return { position: after, said: { id: 'pot', player, cause: objectsIn(stroke).at(-1) ?? 'cue' } };
}

/** It sets the groups, and its player goes on (P8-13, P8A-13). */
function firstAfterBreak(after: Position, first: Group | 'unclear'): Judged {
  const { player } = after;
  return first === 'unclear'
    ? { position: { ...after, choice: 'group' }, said: { id: 'bothGroups', player } }
    : { position: setGroups(after, first), said: { id: 'groupsSet', player, cause: first } };
}
