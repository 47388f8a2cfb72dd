import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../src/adapters/config/problem.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { problemsOf } from '../support/config-reading.ts';

describe('A wrong configuration', () => {
  it('is told whole: every mistake at once, in the order of the file', () => {
    const text = `profile: clasic
table:
  farRow: [30, 20, 10, 20]
play:
  gameTime: 17
money:
  pirce: 1.00
  coins:
    - { line: coin.1, value: 1.00 }
    - { line: coin.1, value: 0.5O }
`;
    expect(problemsOf(text)).toEqual([
      'table.yaml:1:10 profile: "clasic" is not possible, allowed: classic, classic-strict, free, aebba, norwich; did you mean classic?',
      'table.yaml:3:11 table.farRow: does not fit: exactly five values, not 4',
      'table.yaml:5:13 play.gameTime: 17 has no unit, write 17m; allowed: 1m to 1h',
      'table.yaml:7:3 money.pirce: unknown setting; did you mean price?',
      'table.yaml:10:30 money.coins[1].value: "0.5O" is no amount, allowed: digits with a point, such as 1.00; did you mean 0.5?',
    ]);
  });

  it('is told as it was written, whatever a computer makes of it', () => {
    expect(problemsOf('play:\n  players: .nan\nmoney:\n  maxCredits: -.inf')).toEqual([
      expect.stringContaining('play.players: .nan is not possible'),
      expect.stringContaining('money.maxCredits: -.inf is not possible'),
    ]);
  });

  it('is headed by how much there is to mend', () => {
    const problems = (text: string) => {
      const reading = readConfig(text);
      return 'problems' in reading ? formatProblems('pub.yaml', reading.problems) : '';
    };
    expect(problems('a: 1\nb: 2').split('\n')[0]).toBe('pub.yaml has 2 problems');
    expect(problems('prices: 1').split('\n')).toEqual([
      'pub.yaml has 1 problem',
      '  pub.yaml:1:1 prices: unknown setting, allowed: game, profile, table, rules, play, money, cabinet, display',
    ]);
  });

  it('has a name set twice told with both lines', () => {
    expect(problemsOf('play:\n  start: button\n  start: credit')).toEqual([
      'table.yaml:3:3 play.start: is set twice, the first time in line 2',
    ]);
  });

  it.each([
    ['play: { players: 5 }', 'play.players: 5 is not possible, allowed: a whole number from 1 to 4'],
    ['play: { players: two }', 'play.players: "two" is not possible, allowed: a whole number from 1 to 4'],
    ['play: { players: 0 }', 'play.players: 0 is not possible, allowed: a whole number from 1 to 4'],
    ['play: { players: 1.5 }', 'play.players: 1.5 is not possible, allowed: a whole number from 1 to 4'],
    ['play: { players:  }', 'play.players: has no value, allowed: a whole number from 1 to 4'],
    [
      'play: [17m]',
      'play: a list is not possible, allowed: settings on indented lines of their own, each as `name: value`',
    ],
    [
      'rules: { redRespot: yes }',
      'rules.redRespot: "yes" is not possible, allowed: true, false; did you mean true?',
    ],
    [
      'rules: { lastBallHoles: [100] }',
      'rules.lastBallHoles: leaves out the 200, allowed: [100, 200] or [200]',
    ],
    [
      'rules: { maxDoublePotsFromBreak: 0 }',
      'rules.maxDoublePotsFromBreak: 0 is not possible, allowed: a whole number from 1 to 99',
    ],
    [
      'rules: { maxDoublePotsFromBreak: false }',
      'rules.maxDoublePotsFromBreak: false is not possible, allowed: off, or a whole number from 1 to 99',
    ],
    [
      'table: { holes: { 51L: 9 } }',
      'table.holes.51L: there is no such hole, allowed: 200, 50L, 50R, 100, 30L, 20L, 10, 20R, 30R; did you mean 50L?',
    ],
    ['table: { farRow: [30, 20, 30, 20, 30] }', null],
    [
      'table: { farRow: [30, 30, 10, 20, 30] }',
      'table.farRow: does not fit: two holes would be called 30L: set their worth in table.holes',
    ],
    [
      'table: { skittles: A4 }',
      'table.skittles: "A4" is not possible, allowed: A1, A2, A3, or a list of { id, colour, costs } with one black',
    ],
    [
      'cabinet: { driver: gpoi }',
      'cabinet.driver: "gpoi" is not possible, allowed: simulated, gpio, firmata; did you mean gpio?',
    ],
    ['cabinet: { sensors: [lane, lane] }', 'cabinet.sensors[1]: lane stands there already'],
    ['display: { language: de }', 'display.language: "de" is not possible, allowed: en, es, nl, da, fr'],
    [
      'display: { night: { from: 23:00, to: 23:00 } }',
      'display.night.to: is the same as from, write off for no night',
    ],
    ['play: { warnings: [30s, 30s] }', 'play.warnings[1]: stands there already'],
  ])('%s', (text, reason) => {
    expect(problemsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''))).toEqual(
      reason === null ? [] : [reason],
    );
  });

  it('BB-12 is one without a black skittle, or with two', () => {
    const skittles = (...list: string[]) => problemsOf(`table: { skittles: [${list.join(', ')}] }`);
    const white = '{ id: w, colour: white }';
    const black = '{ id: b, colour: black }';
    expect(skittles(white)).toEqual([
      'table.yaml:1:20 table.skittles: has to have exactly one black skittle, not 0',
    ]);
    expect(skittles(black, '{ id: c, colour: black }')).toEqual([
      'table.yaml:1:20 table.skittles: has to have exactly one black skittle, not 2',
    ]);
    expect(skittles(black, white, white)).toEqual([
      'table.yaml:1:79 table.skittles[2].id: there is another skittle called w, give each a name of its own',
    ]);
  });

  it('says nothing of what follows only from another mistake', () => {
    expect(problemsOf('profile: fre\nplay: { gameTime: 3m }')).toHaveLength(1);
    expect(problemsOf('money: { price: "5,00", offers: [{ price: 12, games: 3 }] }')).toHaveLength(1);
  });

  it('leaves to each game its own settings', () => {
    expect(problemsOf('rules: { blackOnBreak: loss }\ncabinet: { balls: panel }')).toEqual([
      'table.yaml:1:10 rules.blackOnBreak: is a rule of pool8, leave it out',
      'table.yaml:2:12 cabinet.balls: is of pool8, leave it out',
    ]);
    const pool =
      'game: pool8\nprofile: classic\ntable: { make: sams }\nrules: { redRespot: true }\ncabinet: { red: lane }';
    expect(problemsOf(pool)).toEqual([
      'table.yaml:2:1 profile: is of bar billiards, leave it out',
      'table.yaml:3:1 table: is of bar billiards, leave it out',
      'table.yaml:4:10 rules.redRespot: is a rule of bar billiards, leave it out',
      'table.yaml:5:12 cabinet.red: is of bar billiards, leave it out',
    ]);
  });

  it('gives a pool table neither more players nor sensors than it can have, and only there no clock', () => {
    expect(problemsOf('game: pool8\nplay: { players: 3 }\ncabinet: { sensors: [trough, door] }')).toEqual([
      'table.yaml:2:18 play.players: 3 is not possible at pool8, allowed: 2',
      'table.yaml:3:22 cabinet.sensors[0]: a pool table has no trough, leave it out',
    ]);
    expect(problemsOf('cabinet: { sensors: [delivery] }')).toEqual([
      'table.yaml:1:22 cabinet.sensors[0]: a bar billiards table has no delivery, leave it out',
    ]);
    expect(problemsOf('play: { gameTime: off }')).toEqual([
      'table.yaml:1:19 play.gameTime: off is only for pool8, allowed in profile classic: 1m to 1h',
    ]);
    const outputs = 'outputs: { bar: { pin: 17 }, coins: { pin: 27 }, startLamp: { pin: 22 } }';
    expect(problemsOf(`game: pool8\ncabinet: { gpio: { ${outputs} } }`)).toEqual([
      'table.yaml:2:29 cabinet.gpio.outputs.release: is missing, allowed: a coil, such as { pin: 17, pulse: 200ms }',
      'table.yaml:2:36 cabinet.gpio.outputs.bar: a pool table has no bar, leave it out',
    ]);
    expect(problemsOf('game: pool8\nrules: { blackOnBreak: lose }')).toEqual([
      'table.yaml:2:24 rules.blackOnBreak: "lose" is not possible, allowed: loss, rerackFreeVend; did you mean loss?',
    ]);
  });
});

describe('A file that is no YAML', () => {
  it('is told line by line in plain words', () => {
    expect(problemsOf('money:\n\tprice: 1\nplay: [1\ntable: "x\n')).toEqual([
      'table.yaml:2:1 a tab, indent with spaces instead',
      'table.yaml:4:1 is not in line with the settings around it, or a bracket above is not closed',
      'table.yaml:5:1 something is missing: the colon and space after a name, a comma in a list, or a closing quote or bracket',
    ]);
  });

  it.each([
    [
      'play:\n  gameTime 17m\n  players: 2',
      'table.yaml:2:3 a name without its colon, write it as `name: value`',
    ],
    [
      'play: gameTime: 17m',
      'table.yaml:1:7 two colons in one line: put each setting on a line of its own, or the value in quotes',
    ],
    [
      'game: bar-billiards\n---\ngame: pool8',
      'table.yaml:2:1 a second set of settings begins here (---), one file is for one table',
    ],
    [
      'display: &d {}\nplay: *d',
      'table.yaml:2:7 play: refers to another place (*), write the value out instead',
    ],
    [
      'hello',
      'table.yaml:1:1 "hello" is not possible, allowed: settings on indented lines of their own, each as `name: value`',
    ],
  ])('%j', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  it('is told also when it is made to break whoever reads it', () => {
    expect(problemsOf('[['.repeat(50_000))[0]).toContain('brackets inside brackets without end');
    expect(problemsOf(`play: ${'{a: '.repeat(40)}1${'}'.repeat(40)}`)).toHaveLength(2);
  });
});
