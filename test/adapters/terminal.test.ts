import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { linePainter, screenPainter } from '../../src/adapters/display/terminal/painters.ts';
import { TerminalDisplay } from '../../src/adapters/display/terminal/terminal-display.ts';
import { wordsFor } from '../../src/adapters/display/terminal/words/words.ts';
import { REMEDIES } from '../../src/ports/table-error.ts';
import { LANGUAGES, type Language } from '../../src/session/scoreboard.ts';
import { boardWith, poolWith, serviceWith } from '../support/board.ts';
import { Terminal } from '../support/terminal.ts';

let clock: HandClock;
let terminal: Terminal;

beforeEach(() => {
  clock = new HandClock();
  terminal = new Terminal();
});

function open(language: Language = 'en', painter = screenPainter()): TerminalDisplay {
  return new TerminalDisplay({ outlet: terminal, painter, clock, words: () => wordsFor(language) });
}

async function seen(change: Parameters<typeof boardWith>[0], language?: Language): Promise<string> {
  open(language).show(boardWith(change));
  await nextTurn();
  return terminal.screen;
}

describe('the scoreboard on a terminal', () => {
  it('marks who is at the table, with the score and the break', async () => {
    const screen = await seen({ active: 1, players: [player(340, 0), player(90, 120)] });
    expect(screen).toMatch(/^ {2}Player 1 +340$/m);
    expect(screen).toMatch(/^> Player 2 +90 {2}\+ 120$/m);
  });

  it('counts the balls and says when the red is gone', async () => {
    const balls = { bed: 1, baulk: 2, transit: 0, trapped: 5 };
    const screen = await seen({ ballsInPlay: 3, redInPlay: false, balls });
    expect(screen).toContain('Balls in play: 3, the red is gone (bed 1, trough 2, rolling 0, gone 5)');
  });

  it('says what a foul cost, and what to do next', async () => {
    const screen = await seen({
      verdict: { id: 'foul', player: 0, points: -120, cause: 'baulk', at: 1 },
      prompt: { id: 'cushion', ask: 'yesNo', player: 1 },
    });
    expect(screen).toContain('Player 1: foul -120 (back over the baulk line)');
    expect(screen).toContain('Player 2: Was it off a side cushion? [yes/no]');
  });

  it('tells of a pool table what each plays, the call and where the white may go', async () => {
    const pool = { open: false, called: 'TL', ballInHand: 'd', down: [] } as const;
    const verdict = { id: 'foul', player: 0, points: 0, cause: 'wrongBallFirst', at: 1 };
    const prompt = { id: 'playBlack', holes: ['TL'], player: 1 };
    open().show(poolWith({ pool, verdict, prompt }));
    await nextTurn();
    expect(terminal.screen).toMatch(/^ {2}Player 1 +3 {2}solids, 4 left$/m);
    expect(terminal.screen).toMatch(/^> Player 2 +7 {2}stripes, on the black$/m);
    expect(terminal.screen).toContain('The black is called: TL');
    expect(terminal.screen).toContain('Ball in hand: in the D');
    expect(terminal.screen).toContain('Player 1: foul (opponent’s ball hit first)');
    expect(terminal.screen).toContain('Player 2: Play the black. (TL)');
    expect(terminal.screen).not.toMatch(/\bbar\b|the red|trough/);
  });

  it('says of a pool table when paid time is up that the frame is played out', async () => {
    open().show(poolWith({ phase: 'afterBar' }));
    await nextTurn();
    expect(terminal.screen).toContain('Time is up: this frame is played out');
  });

  it('names a fault, its place and its remedy', async () => {
    const screen = await seen({ faults: [{ code: 'HOLE_BLOCKED', what: 'hole.200', at: 1 }] });
    expect(screen).toContain('Fault: HOLE_BLOCKED hole.200');
    expect(screen).toContain('Look into the hole named');
  });

  it('says the whole of what to do, however long that is', async () => {
    terminal.columns = 40;
    const said = await seen({ faults: [{ code: 'HEARTBEAT_STOPPED', what: 'acceptor', at: 1 }] });
    expect(said.replaceAll(/\s+/g, ' ')).toContain(REMEDIES.HEARTBEAT_STOPPED);
    expect(said.split('\n').filter((line) => line.length > 40)).toEqual([]);
  });

  it('says who won, and why', async () => {
    const result = { kind: 'win', winner: 1, reason: 'conceded', ranking: [1, 0] } as const;
    expect(await seen({ phase: 'over', result })).toContain('Player 2 wins (by concession)');
  });

  it('says what a game costs, in the language and currency of the table', async () => {
    expect(await seen({ phase: 'attract', players: [] }, 'nl')).toMatch(/£\s1,00 per spel/);
  });

  it('tells what is paid, a technician’s credits apart, and puts a dot after it when a fault came', async () => {
    const credit = { games: 2, amount: 50, currency: 'GBP', service: 0, dot: false };
    expect(await seen({ credit })).toMatch(/towards the next: £0\.50; credits 2$/m);
    const noted = { ...credit, service: 1, dot: true };
    expect(await seen({ credit: noted })).toMatch(/service credits 1; credits 2\.$/m);
  });

  it('has the dot alone where there is no credit to tell', async () => {
    const credit = { games: 0, amount: 0, currency: 'GBP', service: 0, dot: true };
    expect(await seen({ credit, tariff: { ...boardWith().tariff, freePlay: true } })).toMatch(
      /^Free play\.$/m,
    );
  });

  it('shows the takings and the period while the key is turned', async () => {
    const since = new Date(2026, 4, 28, 16, 20).getTime();
    const period = { ...serviceWith().period, since };
    const screen = await seen({ service: serviceWith({ period }) });
    expect(screen).toContain('Takings £123.00, games paid 100, games free 3');
    expect(screen).toContain('Period 2, since 28/05/2026, 16:20');
    expect(screen).toContain('Cash £45.00, cashless £8.00, refunds £1.00');
    expect(screen).toContain('Site £26.00, operator £26.00');
    expect(screen).toContain('Games paid 51, free 2, service 1');
  });

  it('says so when the clock was not set at the last collection', async () => {
    const period = { ...serviceWith().period, since: 86_400_000 };
    expect(await seen({ service: serviceWith({ period }) })).toContain('Period 2, clock not set');
    expect(await seen({ service: serviceWith({ period: { ...period, since: null } }) })).toContain(
      'first coin',
    );
  });

  it.each(LANGUAGES)('has words in %s for every line of a game', async (language) => {
    const screen = await seen({ prompt: { id: 'lastBallSetUp' }, phase: 'lastBall' }, language);
    expect(screen).toContain(wordsFor(language).prompts.lastBallSetUp);
    expect(screen).toContain(wordsFor(language).phases.lastBall);
  });

  it('speaks another language as soon as the settings do', async () => {
    let language: Language = 'en';
    const words = () => wordsFor(language);
    const display = new TerminalDisplay({ outlet: terminal, painter: screenPainter(), clock, words });
    display.show(boardWith({ phase: 'attract' }));
    await nextTurn();
    language = 'nl';
    display.show(boardWith({ phase: 'attract' }));
    await nextTurn();
    expect(terminal.screen).toContain(wordsFor('nl').phases.attract);
    expect(terminal.screen).not.toContain(wordsFor('en').phases.attract);
  });

  it('is cut to the width of the terminal', async () => {
    terminal.columns = 20;
    const screen = await seen({ prompt: { id: 'noBallInTrough' } });
    expect(Math.max(...screen.split('\n').map((line) => line.length))).toBe(20);
  });
});

it('a terminal that does not know its width shows everything', async () => {
  terminal.columns = 0;
  expect(await seen({ prompt: { id: 'fromTheD' } })).toContain('Take a ball and play from the D.');
});

describe('the clock on a terminal', () => {
  it('counts down by itself while a game runs, and writes no more than it needs', async () => {
    const screen = await seen({ clock: { msLeft: 612_000, at: 0, speed: 1, warning: null } });
    expect(screen).toContain('10:12 until the bar drops');
    terminal.written = '';
    clock.advance(3_000);
    expect(terminal.screen).toContain('10:09 until the bar drops');
    expect(terminal.written.split('\x1b[K')).toHaveLength(4);
  });

  it('stands still while it stands', async () => {
    await seen({ clock: { msLeft: 612_000, at: 0, speed: 0, warning: null } });
    terminal.written = '';
    clock.advance(60_000);
    expect(terminal.written).toBe('');
  });

  it('is gone when the bar is down', async () => {
    await seen({ clock: { msLeft: 1_000, at: 0, speed: 1, warning: 30_000 } });
    clock.advance(1_000);
    expect(terminal.screen).not.toContain('until the bar drops');
  });
});

describe('a terminal that fails', () => {
  it('gets the newest scoreboard when it reads again, and makes nobody wait till then', async () => {
    const display = open();
    terminal.stopReading();
    for (let score = 1; score <= 50; score += 1) {
      display.show(boardWith({ players: [player(score, 0)] }));
      await nextTurn();
    }
    expect(terminal.screen).toMatch(/Player 1 +1$/m);
    terminal.readOn();
    expect(terminal.screen).toMatch(/Player 1 +50$/m);
    expect(terminal.screen).not.toMatch(/Player 1 +49$/m);
  });

  it('is left at once when the table stops', async () => {
    const display = open();
    terminal.stopReading();
    display.show(boardWith());
    await nextTurn();
    await display.stop();
    expect(terminal.closed).toBe('destroyed');
  });

  it('and is drawn anew when its size changes', async () => {
    await seen({});
    terminal.written = '';
    terminal.resize(40);
    expect(terminal.written).toContain('Player 1');
    expect(terminal.written).toContain('Player 2');
  });

  it('has its own screen back when the table stops', async () => {
    const display = open();
    await display.stop();
    expect(terminal.written.startsWith('\x1b[?1049h')).toBe(true);
    expect(terminal.written.endsWith('\x1b[?1049l')).toBe(true);
    display.show(boardWith());
    await nextTurn();
    expect(terminal.screen).toBe('');
  });
});

describe('a pipe instead of a terminal', () => {
  it('gets one line for every change, and none for the running clock', async () => {
    const display = open('en', linePainter());
    display.show(boardWith());
    await nextTurn();
    clock.advance(10_000);
    display.show(boardWith({ active: 1 }));
    await nextTurn();
    const lines = terminal.written.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Play \| > Player 1 340 \+ 120 \| Player 2 90 \| Balls in play: 8/);
    expect(terminal.written).not.toContain('\x1b');
  });
});

function player(score: number, turn: number) {
  return { score, turn, out: false };
}
