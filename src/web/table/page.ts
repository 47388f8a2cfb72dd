/** What the page shows and understands of the table that stands in it; and the one place that asks which it is. */
import type { TemplateResult } from 'lit';
import type { Spot } from '../../rules/spot.ts';
import { barBilliardsPage } from './bar-billiards/page.ts';
import type { Guidance } from './guide.ts';
import { poolPage } from './pool/page.ts';
import type { TableIntent, TableScene } from './scene.ts';
import type { Target, Touch } from './touches.ts';

export interface TablePage {
  /** The table from above. */
  bed(): TemplateResult;
  /** What hands do that no button of the cabinet stands for. */
  hands(): TemplateResult;
  guidance(): Guidance;
  readonly help: HelpPage;
  /** Where balls go down, in the drawing. */
  readonly holes: ReadonlyMap<string, Spot>;
  /** A single tap is certain at once; else it waits for a second one. */
  readonly tapsAtOnce: boolean;
  touched(target: Target, touch: Touch): TableIntent[];
  /** A ball was dragged to this place of the drawing. */
  dropped(ball: string, spot: Spot): TableIntent[];
  /** The nth digit of the keyboard, from 0. */
  digit(nth: number, shift: boolean): TableIntent[];
  /** By the letter, in the order in which the help shows them. */
  readonly letters: Readonly<Record<string, () => TableIntent[]>>;
}

export interface HelpPage {
  readonly game: readonly string[];
  readonly touches: readonly string[];
  readonly digits: readonly (readonly [keys: string, what: string])[];
  readonly arrows: string;
  readonly letters: Readonly<Record<string, string>>;
}

export function pageOf(scene: TableScene): TablePage {
  const { view } = scene;
  return view.table === 'pool' ? poolPage({ ...scene, view }) : barBilliardsPage({ ...scene, view });
}
