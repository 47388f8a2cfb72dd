import type { SensedEvent } from '../rules/sensed.ts';
import type { SensingSetup, SwitchName } from './events.ts';

/** The buttons that every cabinet has; another is heard too, as `button.<name>`. */
export const BUTTONS = ['start', 'next', 'foul', 'undo'] as const;

export const SWITCHES = ['door', 'key', 'tilt', 'bar.down'] as const satisfies readonly SwitchName[];

/** Where a coin mechanism tells that somebody pulls a coin back. */
export const STRING_LINE = 'coin.string';

/** What of a set-up decides which lines there are. */
export interface Fitted
  extends Pick<
    SensingSetup,
    'holes' | 'pegs' | 'pockets' | 'pocketBeams' | 'delivery' | 'red' | 'trough' | 'baulk' | 'lane' | 'string'
  > {
  readonly coins: readonly { readonly line: string }[];
}

/** The lines that this table's sensing listens to. */
export function lineNames(setup: Fitted): readonly string[] {
  const { holes, pegs, coins } = setup;
  return [
    ...holes.map((hole) => `hole.${hole}`),
    ...(setup.red === 'perHole' ? holes.map((hole) => `red.${hole}`) : []),
    ...pegs.map((peg) => `peg.${peg}`),
    ...(setup.delivery ? ['delivery'] : []),
    ...(setup.pocketBeams ? setup.pockets.map((pocket) => `pocket.${pocket}`) : []),
    ...(setup.trough ? ['trough'] : []),
    ...(setup.baulk ? ['baulk'] : []),
    ...(hasLane(setup) ? ['lane'] : []),
    ...(setup.red === 'lane' ? ['lane.red'] : []),
    ...coins.map((coin) => coin.line),
    ...(setup.string ? [STRING_LINE] : []),
    ...BUTTONS.map((button) => `button.${button}`),
    ...SWITCHES,
  ];
}

/** A line that such a table can have, fitted or not; one that is not fitted tells nothing. */
export function isLine(setup: SensingSetup, name: string): boolean {
  const whole: SensingSetup = {
    ...setup,
    pocketBeams: true,
    delivery: setup.pockets.length > 0,
    red: 'perHole',
    trough: true,
    baulk: true,
    lane: true,
    string: true,
  };
  return (
    name === 'lane.red' || isButton(name) || /^coin\.[\w-]+$/.test(name) || lineNames(whole).includes(name)
  );
}

export function isButton(name: string): boolean {
  return /^button\.[\w-]+$/.test(name);
}

/** A red detector in the lane needs the lane's beam beside it. */
export function hasLane(setup: Fitted): boolean {
  return setup.lane || setup.red === 'lane';
}

/** Where balls go down, as far as something sees them: at their holes, or in the pockets of a pool table. */
export function beamsOf({ holes, pockets, pocketBeams }: Fitted): readonly string[] {
  const beams = pocketBeams ? pockets.map((pocket) => `pocket.${pocket}`) : [];
  return [...holes.map((hole) => `hole.${hole}`), ...beams];
}

/** What balls pass on their way besides: each of a game, whichever hole it went down. */
export function waysOf(fitted: Fitted): readonly string[] {
  return [
    ...(fitted.delivery ? ['delivery'] : []),
    ...(hasLane(fitted) ? ['lane'] : []),
    ...(fitted.trough ? ['trough'] : []),
  ];
}

/** Of these, the one before which a ball went down; null: none did. */
export function beamBehind(event: SensedEvent): string | null {
  return event.type === 'ball.potted' || event.type === 'pocket.passed' ? lineBehind(event) : null;
}

/** The line that told this; null when several or none did. */
export function lineBehind(event: SensedEvent): string | null {
  switch (event.type) {
    case 'ball.potted':
    case 'red.seen':
      return `hole.${event.hole}`;
    case 'peg.fallen':
    case 'peg.wobbled':
    case 'peg.standing':
      return `peg.${event.peg}`;
    case 'pocket.passed':
      return `pocket.${event.pocket}`;
    case 'ball.delivered':
      return 'delivery';
    case 'ball.returned':
      return 'lane';
    case 'ball.lifted':
      return 'trough';
    case 'ball.overBaulk':
      return 'baulk';
    case 'stroke.ended':
    case 'bar.dropped':
      return null;
  }
}
