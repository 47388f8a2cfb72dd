/** When the picture has to be drawn again by itself: a still screen costs nothing. */
import { isBarAlert } from './parts/bar-alert.ts';
import { isCounting } from './parts/counting.ts';
import { freshVerdict } from './parts/verdict.ts';
import { msLeft, type Scene } from './scene.ts';

const FRAME_MS = 16;
const SOON_MS = 250;
const IDLE_MS = 10_000;

export function nextDrawIn(scene: Scene): number {
  if (isCounting(scene)) return FRAME_MS;
  const waits = [IDLE_MS];
  const { speed } = scene.board.clock;
  if (speed > 0 && msLeft(scene) > 0) waits.push(toNextSecond(msLeft(scene), speed));
  if (scene.ui.sheet.kind === 'workshop' || scene.board.screen) waits.push(SOON_MS);
  if (isBarAlert(scene) || freshVerdict(scene)) waits.push(SOON_MS);
  return Math.min(...waits);
}

function toNextSecond(leftMs: number, speed: number): number {
  const toGo = leftMs % 1000 || 1000;
  return Math.max(FRAME_MS, toGo / speed + 1);
}
