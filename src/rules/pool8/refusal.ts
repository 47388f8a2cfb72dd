import type { GameEvent } from '../game.ts';
import { FOUL_REASONS, OPTIONS, type Pool8Event } from './events.ts';
import { BALLS, POCKETS } from './table.ts';

const KNOWN = {
  ball: BALLS,
  pocket: POCKETS,
  from: POCKETS,
  reason: FOUL_REASONS,
  option: OPTIONS,
  group: ['solids', 'stripes'],
} as const satisfies Record<string, readonly string[]>;

interface Details {
  readonly needs?: readonly (keyof typeof KNOWN)[];
  readonly may?: readonly (keyof typeof KNOWN)[];
}

const DETAILS: Readonly<Record<Pool8Event['type'], Details>> = {
  'pocket.passed': { needs: ['pocket'] },
  'ball.delivered': {},
  'ball.returned': { may: ['ball', 'from'] },
  'stroke.ended': {},
  'bar.dropped': {},
  'panel.ball': { needs: ['ball'], may: ['pocket'] },
  'panel.call': { needs: ['pocket'] },
  'panel.foul': { needs: ['reason'] },
  'panel.strokeEnd': {},
  'panel.next': {},
  'panel.group': { needs: ['group'] },
  'panel.choose': { needs: ['option'] },
  'panel.concede': {},
  'panel.yes': {},
  'panel.no': {},
};

/** Why Pool 8 does not know such an event, or null when it does. */
export function unknownOf(event: GameEvent): string | null {
  if (!isType(event.type)) return `unknown action ${event.type.replace('panel.', '')}`;
  const { needs = [], may = [] } = DETAILS[event.type];
  const given = may.filter((detail) => (Reflect.get(event, detail) ?? null) !== null);
  const wrong = [...needs, ...given].find((detail) =>
    valuesOf(event, detail).some((each) => !isOneOf(KNOWN[detail], each)),
  );
  return wrong === undefined ? null : `unknown ${wrong} ${String(Reflect.get(event, wrong))}`;
}

/** A ball may have come from several pockets. */
function valuesOf(event: GameEvent, detail: keyof typeof KNOWN): readonly unknown[] {
  const given: unknown = Reflect.get(event, detail);
  return detail === 'from' && Array.isArray(given) ? given : [given];
}

/** What nobody at a pool table could have sensed or pressed is not told to the game. */
export const isKnown = (event: GameEvent): event is Pool8Event => unknownOf(event) === null;

const isType = (type: string): type is Pool8Event['type'] => Object.hasOwn(DETAILS, type);

const isOneOf = (known: readonly string[], given: unknown): boolean => known.some((each) => each === given);
