import type { Display } from '../ports/display.ts';
import type { Watchdog } from '../ports/watchdog.ts';
import type { Phase, Scoreboard } from '../session/scoreboard.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  attract: 'The table waits for a coin.',
  ready: 'A game is paid for and waits for START.',
  play: 'A game is played.',
  afterBar: 'A game is played, the bar is down.',
  lastBall: 'A game is played, its last ball.',
  over: 'A game is over, the table waits for the next.',
  outOfOrder: 'The table is out of order.',
};

/** How the table is, for `systemctl status`. */
export function statusOf({ phase, faults }: Pick<Scoreboard, 'phase' | 'faults'>): string {
  const wrong = faults.map(({ code, what }) => `${code} (${what})`).join(', ');
  return wrong === '' ? PHASES[phase] : `${PHASES[phase]} Wrong: ${wrong}.`;
}

export const statusLine = (watchdog: Watchdog): Display => ({
  show: (board) => watchdog.say(statusOf(board)),
  stop: async () => {},
});
