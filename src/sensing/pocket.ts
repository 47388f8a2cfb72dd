import type { Detector, Step } from './detector.ts';
import type { SensingSetup, TableEvent } from './events.ts';
import { type Mouth, mouthDetector } from './mouth.ts';

/** A pocket is a hole whose beam tells that a ball fell, and not which. */
export function pocketDetector(
  pocket: string,
  figures: Pick<SensingSetup, 'hole' | 'redPairMs'>,
): Detector<Mouth> {
  const line = `pocket.${pocket}`;
  const mouth = mouthDetector({ hole: pocket, beam: line, red: '' }, figures);
  const passed = ({ state, told }: Step<Mouth>): Step<Mouth> => ({ state, told: told.map(withoutBall) });
  return {
    start: mouth.start,
    edge: (state, edge) => passed(mouth.edge(state, edge)),
    expire: (state) => passed(mouth.expire(state)),
  };
}

function withoutBall(event: TableEvent): TableEvent {
  if (event.type !== 'ball.potted') return event;
  return { type: 'pocket.passed', pocket: event.hole, at: event.at };
}
