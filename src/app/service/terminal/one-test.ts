import type { Clock } from '../../../ports/clock.ts';
import type { ServiceSeen } from '../../../ports/control.ts';
import { TableError } from '../../../ports/table-error.ts';
import { TEST_REFUSALS } from '../../../session/service/refusal.ts';
import type { Tried } from '../../../session/service/state.ts';
import { movesBar, type TestName } from '../../../session/service/tests.ts';
import type { Asked } from './ask.ts';
import { look } from './ask.ts';
import { OFFERS } from './english.ts';
import { coinText, tallyLines, triedLines } from './told-lines.ts';

const BEAT_MS = 250;

export interface Tester {
  readonly clock: Clock;
  readonly print: (line: string) => void;
  /** The person goes before the test is over. */
  readonly gone: AbortSignal;
}

/**
 * Tries one thing and says what came of it, as it comes. False when the bar did not follow, or nothing was given.
 * Throws TEST_REFUSED. A test is not left on by whoever goes: coins would give nobody credit.
 */
export async function tryOne(table: Asked, test: TestName, { clock, print, gone }: Tester): Promise<boolean> {
  const { state } = await look(table, { do: 'look' });
  const answer = await table.ask({ do: 'test', test });
  if ('untried' in answer) {
    if (state.open === null) await table.ask({ do: 'leave' });
    throw new TableError('TEST_REFUSED', `${OFFERS[test].name}: ${TEST_REFUSALS[answer.untried]}`);
  }
  print(`${OFFERS[test].name}: ${OFFERS[test].what}`);
  const last = await untilOver(table, test, { clock, print, gone, seen: answer.seen });
  if (gone.aborted) await table.ask({ do: 'endTest', test });
  // Whoever had opened it goes on with it.
  if (state.open === null) await table.ask({ do: 'leave' });
  return isRight(last, test);
}

/** A bar that was sent elsewhere meanwhile did not follow either. */
function isRight({ state: { tried } }: ServiceSeen, test: TestName): boolean {
  if (tried?.test !== test) return !movesBar(test);
  return !goesOn(tried) && tried.outcome !== 'notThere' && tried.outcome !== 'notGiven';
}

const goesOn = ({ outcome }: Tried): boolean => outcome === 'moving' || outcome === 'pending';

interface Watch extends Tester {
  readonly seen: ServiceSeen;
}

async function untilOver(
  table: Asked,
  test: TestName,
  { clock, print, gone, seen }: Watch,
): Promise<ServiceSeen> {
  let now = seen;
  let printed: readonly string[] = [];
  for (;;) {
    const news = newsOf(now, test);
    for (const line of news) if (!printed.includes(line)) print(line);
    printed = news;
    if (gone.aborted || isOver(now, test)) return now;
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, BEAT_MS);
    });
    now = await look(table, { do: 'look' });
  }
}

/** The bar that is raised by a test is waited for, not its half minute. */
function isOver({ state: { tests, tried } }: ServiceSeen, test: TestName): boolean {
  if (tried?.test === test) return !goesOn(tried);
  return tests.every((each) => each.test !== test || each.trial === null);
}

function newsOf({ state, currency }: ServiceSeen, test: TestName): readonly string[] {
  switch (test) {
    case 'coins':
      return state.coins.toReversed().map((coin) => coinText(coin, currency));
    case 'balls':
      return tallyLines(state).slice(0, 2);
    default:
      return state.tried?.test === test && !goesOn(state.tried)
        ? triedLines(state).map((line) => line.replace(/^.*?: /, ''))
        : [];
  }
}
