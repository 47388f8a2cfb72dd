import type { Scoreboard, TableLayout } from '../../session/scoreboard.ts';
import type { ServiceState } from '../../session/service/state.ts';
import type { Ui } from '../scoreboard/ui.ts';

/** All that a picture of the gallery is made of. */
export interface State {
  readonly board: Scoreboard;
  readonly layout: TableLayout;
  readonly service: ServiceState | null;
  readonly ui: Ui;
}
