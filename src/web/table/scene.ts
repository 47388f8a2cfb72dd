/** Everything one picture of the cabinet is made of. */
import type {
  BarBilliardsView,
  CabinetAction,
  CabinetRefusal,
  CabinetView,
  PanelAction,
  PoolView,
} from '../../ports/web-api.ts';
import type { Language, Scoreboard, TableLayout } from '../../session/scoreboard.ts';
import type { Words } from '../words/words.ts';
import type { TableWords } from './words/en.ts';

export type BallColour = 'white' | 'red';

/** What only this page knows. */
export interface TableUi {
  /** What goes down at bar billiards when a hole is touched. */
  readonly ball: BallColour;
  /** Which balls go down at pool when a pocket is touched. */
  readonly picked: readonly string[];
  readonly sheet: 'none' | 'fouls' | 'help' | 'broken';
  /** A hole touched once: a second touch soon makes it the red. */
  readonly waiting: string | null;
  readonly refused: CabinetRefusal | null;
  readonly coinBack: boolean;
}

export const FRESH_UI: TableUi = {
  ball: 'white',
  picked: [],
  sheet: 'none',
  waiting: null,
  refused: null,
  coinBack: false,
};

export type TableIntent =
  | { readonly do: 'cabinet'; readonly action: CabinetAction }
  | { readonly do: 'panel'; readonly action: PanelAction }
  | { readonly do: 'sheet'; readonly sheet: TableUi['sheet'] }
  | { readonly do: 'ball'; readonly ball: BallColour }
  | { readonly do: 'pick'; readonly balls: readonly string[] };

export interface SceneOf<View extends CabinetView> {
  readonly view: View;
  readonly layout: TableLayout;
  readonly board: Scoreboard;
  readonly language: Language;
  /** The words that all pages share. */
  readonly words: Words;
  /** The words of this page. */
  readonly own: TableWords;
  readonly ui: TableUi;
  readonly act: (intent: TableIntent) => void;
}

export type BarBilliardsScene = SceneOf<BarBilliardsView>;
export type PoolScene = SceneOf<PoolView>;
export type TableScene = SceneOf<CabinetView>;

export function can({ board }: Pick<TableScene, 'board'>, action: string): boolean {
  return board.can.includes(action);
}
