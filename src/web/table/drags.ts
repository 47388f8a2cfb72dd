/** Balls dragged over the table, told by where they were let go. */
import type { Spot } from '../../rules/spot.ts';
import { placed } from './motion.ts';

/** A hand that moves less has clicked. */
const SLOP_PX = 8;
/** A ball stays where it was dropped until the table has answered. */
const STAYS_MS = 600;

interface Drag {
  readonly ball: SVGGElement;
  readonly svg: SVGSVGElement;
  readonly from: { readonly x: number; readonly y: number };
  readonly motion: Animation | null;
}

/** Only what is marked can be dragged. */
export function hearDrags(root: HTMLElement, dropped: (ball: string, spot: Spot) => void): void {
  let drag: Drag | null = null;
  root.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const ball = target instanceof Element ? target.closest<SVGGElement>('[data-drag]') : null;
    const svg = ball?.ownerSVGElement;
    if (ball && svg) drag = { ball, svg, from: { x: clientX, y: clientY }, motion: null };
  });
  root.addEventListener('pointermove', (event) => {
    if (drag) drag = moved(drag, event);
  });
  window.addEventListener('pointerup', (event) => {
    const ended = drag;
    drag = null;
    if (!ended?.motion) return;
    ended.motion.effect?.updateTiming({ duration: STAYS_MS });
    ended.motion.currentTime = 0;
    dropped(ended.ball.dataset.ball ?? '', inDrawing(ended.svg, event));
  });
  window.addEventListener('pointercancel', () => {
    drag?.motion?.cancel();
    drag = null;
  });
}

function moved(drag: Drag, event: PointerEvent): Drag {
  const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y);
  if (!drag.motion && far < SLOP_PX) return drag;
  drag.motion?.cancel();
  const transform = placed(inDrawing(drag.svg, event), 1.15);
  const motion = drag.ball.animate([{ transform }, { transform }], { duration: 600_000 });
  return { ...drag, motion };
}

/** From the screen to the millimetres of the drawing. */
function inDrawing(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Spot {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}
