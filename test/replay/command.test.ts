import { describe, it } from 'vitest';
import { baulk, fileOf } from '../support/baulk.ts';

const COIN = { at: 0, coin: { amount: 100, currency: 'GBP' } };
const START = { at: 0, panel: 'start', players: 2 };
/** Each starts the whole program, which on a Raspberry Pi takes its time. */
const PATIENCE = { timeout: 120_000 };

/** One white in a hole, 30 ms wide. */
function pot(hole: string, at: number): readonly unknown[] {
  return [
    { at, line: `hole.${hole}`, value: 1 },
    { at: at + 30, line: `hole.${hole}`, value: 0 },
  ];
}

describe.concurrent('baulk replay', PATIENCE, () => {
  it('prints the result of a trace as one JSON object, and nothing else', async ({ expect }) => {
    const trace = fileOf('game.jsonl', [COIN, START, ...pot('100', 5000.5), { at: 60_000 }]);
    const { code, stdout, stderr } = await baulk(['replay', trace]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'bar-billiards',
      phase: 'play',
      players: [
        { score: 0, turn: 100 },
        { score: 0, turn: 0 },
      ],
      active: 0,
      ballsInPlay: 8,
      result: null,
      credit: { games: 0, amount: 0, currency: 'GBP' },
      taken: 100,
      clockMs: 960_000,
      outputs: { bar: 'raised', coins: 'accepted' },
      prompt: null,
      faults: [],
    });
    expect(JSON.parse(stdout).history).toContainEqual({ at: 0, output: 'bar', value: 'raised' });
  });

  it('reads a trace from standard input, and an empty one is a table that waits', async ({ expect }) => {
    const { code, stdout, stderr } = await baulk(['replay', '-']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      phase: 'attract',
      players: [],
      ballsInPlay: 8,
      taken: 0,
      result: null,
    });
  });

  it('tells every line that is not a trace line by file, line and reason, prints nothing else and ends with 2', async ({
    expect,
  }) => {
    const trace = fileOf('wrong.jsonl', [COIN, 'no json', { at: 10 }, { at: 5 }, { at: 10, panel: 'dance' }]);
    const { code, stdout, stderr } = await baulk(['replay', trace]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(`^${trace}:2: .*no json`),
      expect.stringMatching(`^${trace}:4: .*before 10`),
      expect.stringMatching(`^${trace}:5: .*dance`),
    ]);
  });

  it('names standard input where it came from there', async ({ expect }) => {
    const { code, stdout, stderr } = await baulk(
      ['replay', '-'],
      '{"at":0}\n{"at":1,"line":"hole.300","value":1}\n',
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^standard input:2: .*hole\.300/);
  });

  it('ends with 2 for whatever was given wrong, as starting again would not help', async ({ expect }) => {
    const wrong = [['replay', '/nowhere.jsonl'], ['replay'], ['run', '--prt', '80'], ['dance']];
    const ends = await Promise.all(wrong.map((given) => baulk(given)));
    expect(ends.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(ends[0]?.stderr).toContain('(TRACE_UNREADABLE)');
    expect((await baulk(['run', '--help'])).code).toBe(0);
  });

  it('lays the settings of the first line over the file of --config', async ({ expect }) => {
    const config = fileOf('table.yaml', ['play:', '  gameTime: 5m', 'money:', '  price: 2.00']);
    const lines = [{ config: { money: { price: 1 } } }, COIN, START, { at: 60_000 }];
    const { code, stdout } = await baulk(['replay', fileOf('game.jsonl', lines), '--config', config]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ phase: 'play', clockMs: 240_000 });
  });

  it('names the trace, its first line and the setting when that is wrong', async ({ expect }) => {
    const lines = [{ config: { money: { prize: 1 }, play: { gameTime: '17' } } }, { at: 0 }];
    const trace = fileOf('game.jsonl', lines);
    const { code, stdout, stderr } = await baulk(['replay', trace]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`${trace}:1: money.prize: unknown setting; did you mean price?`);
    expect(stderr).toContain(`${trace}:1: play.gameTime: 17 has no unit`);
  });
});
