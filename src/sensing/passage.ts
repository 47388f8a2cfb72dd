import type { Detector, Step } from './detector.ts';
import type { SensingSetup, TableEvent } from './events.ts';
import { type Mouth, mouthDetector } from './mouth.ts';

type Figures = Pick<SensingSetup, 'hole' | 'redPairMs'>;

/** A pocket is a hole whose beam tells that a ball fell, and not which. */
export const pocketDetector = (pocket: string, figures: Figures): Detector<Mouth> =>
  passageDetector(`pocket.${pocket}`, figures, (at) => ({ type: 'pocket.passed', pocket, at }));

/** Where balls that are let go roll out, each is counted. */
export const deliveryDetector = (figures: Figures): Detector<Mouth> =>
  passageDetector('delivery', figures, (at) => ({ type: 'ball.delivered', at }));

/** A beam that balls pass one by one. */
function passageDetector(
  line: string,
  figures: Figures,
  passage: (at: number) => TableEvent,
): Detector<Mouth> {
  const mouth = mouthDetector({ hole: line, beam: line, red: '' }, figures);
  const told = (event: TableEvent): TableEvent => (event.type === 'ball.potted' ? passage(event.at) : event);
  const passed = (step: Step<Mouth>): Step<Mouth> => ({ state: step.state, told: step.told.map(told) });
  return {
    start: mouth.start,
    edge: (state, edge) => passed(mouth.edge(state, edge)),
    expire: (state) => passed(mouth.expire(state)),
  };
}
