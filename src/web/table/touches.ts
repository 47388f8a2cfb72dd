/** Clicks, second taps and long presses on the wood, told as what they mean. */
export type Target =
  | { readonly kind: 'hole'; readonly id: string }
  | { readonly kind: 'peg'; readonly id: string }
  | { readonly kind: 'ball'; readonly id: string }
  /** The D, and whatever else on the table can be touched. */
  | { readonly kind: 'd' }
  | { readonly kind: 'trough' };

/** `other`: with Shift, or touched a second time at once. `hold`: the other mouse button, or held long. */
export type Touch = 'plain' | 'other' | 'hold';

const SECOND_TAP_MS = 400;
const LONG_PRESS_MS = 500;

export interface TouchListener {
  touched(target: Target, touch: Touch): void;
  /** A hole was tapped once and waits for a second tap; null when it waits no more. */
  waiting(hole: string | null): void;
  /** Whether a single tap is certain at once. */
  certain(): boolean;
}

export function hearTouches(root: HTMLElement, listener: TouchListener): void {
  const tap = tapJudge(listener);
  const press = longPress((target) => listener.touched(target, 'hold'));
  root.addEventListener('pointerdown', (event) => press.begin(targetOf(event), event));
  root.addEventListener('pointermove', press.move);
  for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, press.end);
  root.addEventListener('contextmenu', (event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    if (!press.done()) listener.touched(target, 'hold');
  });
  root.addEventListener('click', (event) => {
    const target = targetOf(event);
    if (!target || press.done()) return;
    if (event.shiftKey) listener.touched(target, 'other');
    else if (isFinger(event) && target.kind === 'hole') tap(target);
    else listener.touched(target, 'plain');
  });
}

export function targetOf({ target }: Event): Target | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest<SVGElement>(
    '[data-hole].target, [data-peg], .wood-ball, [data-d], [data-trough]',
  );
  if (!found) return null;
  const { hole, peg, ball, trough } = found.dataset;
  if (peg !== undefined) return { kind: 'peg', id: peg };
  if (ball !== undefined) return { kind: 'ball', id: ball };
  if (hole !== undefined) return { kind: 'hole', id: hole };
  return { kind: trough === undefined ? 'd' : 'trough' };
}

function isFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** A finger has no Shift: a first tap waits a moment for a second one, which makes it the red. */
function tapJudge(listener: TouchListener): (target: Target & { kind: 'hole' }) => void {
  let first: { hole: string; timer: number } | null = null;
  const settle = (target: Target, touch: Touch): void => {
    if (first) clearTimeout(first.timer);
    first = null;
    listener.waiting(null);
    listener.touched(target, touch);
  };
  return (target) => {
    if (listener.certain()) return settle(target, 'plain');
    if (first?.hole === target.id) return settle(target, 'other');
    if (first) settle({ kind: 'hole', id: first.hole }, 'plain');
    first = { hole: target.id, timer: window.setTimeout(() => settle(target, 'plain'), SECOND_TAP_MS) };
    listener.waiting(target.id);
  };
}

function longPress(held: (target: Target) => void) {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let done = false;
  const end = (): void => clearTimeout(timer);
  return {
    begin(target: Target | null, { clientX, clientY, pointerType }: PointerEvent) {
      done = false;
      from = { x: clientX, y: clientY };
      end();
      if (!target || pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        done = true;
        held(target);
      }, LONG_PRESS_MS);
    },
    move({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.x, clientY - from.y) > 10) end();
    },
    end,
    /** This press has already been told as held. */
    done: () => done,
  };
}
