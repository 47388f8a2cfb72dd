import { describe, expect, it } from 'vitest';
import { readTrace } from '../../src/app/replay/read-trace.ts';
import { replay } from '../../src/app/replay/replay.ts';

/** What is wrong with the lines of this text, by line number. */
function problemsIn(text: string): Record<number, string> {
  const trace = readTrace(text, '');
  if (!('problems' in trace)) return {};
  return Object.fromEntries(trace.problems.map(({ line, reason }) => [line, reason]));
}

async function resultOf(text: string) {
  const trace = readTrace(text, '');
  if ('problems' in trace) throw new Error(JSON.stringify(trace.problems));
  return replay(trace.play, trace.steps, trace.wall);
}

describe('a line of a trace', () => {
  it.each([
    ['[1]', /an object/],
    ['null', /an object/],
    ['{}', /at/],
    ['{"at":-1}', /at/],
    ['{"at":"2"}', /at.*number/],
    ['{"at":1e999}', /at/],
    ['{"at":1e18}', /^at 1000000000000000000 lies more than a year from the start$/],
    ['{"at":31622400001,"panel":"next"}', /more than a year/],
    ['{"line":"hole.100","value":1}', /at/],
    ['{"at":1,"line":"hole.300","value":1}', /no line hole\.300.*hole\.200/],
    ['{"at":1,"line":"peg.redC","value":1}', /no line peg\.redC/],
    ['{"at":1,"line":"hole.100","value":2}', /value/],
    ['{"at":1,"line":"hole.100"}', /value/],
    ['{"at":1,"line":"hole.100","value":1,"why":"x"}', /why/],
    ['{"at":1,"line":"hole.100","value":1,"ball":"red"}', /one thing/],
    ['{"at":1,"coin":{"amount":0,"currency":"GBP"}}', /amount/],
    ['{"at":1,"coin":{"amount":1.5,"currency":"GBP"}}', /amount/],
    ['{"at":1,"coin":{"amount":100}}', /currency/],
    ['{"at":1,"ball":"blue"}', /no ball blue.*red white/],
    ['{"at":1,"ball":"red","from":["TL"]}', /no pocket TL/],
    ['{"at":1,"ball":"red","from":"100"}', /from/],
    ['{"at":1,"power":"maybe"}', /power/],
    ['{"at":1,"panel":"dance"}', /dance/],
    ['{"at":1,"panel":"toString"}', /unknown action toString/],
    ['{"at":1,"panel":"constructor","reason":"other"}', /unknown action constructor/],
    ['{"at":1,"panel":"foul"}', /reason/],
    ['{"at":1,"panel":"foul","reason":"sneeze"}', /sneeze/],
    ['{"at":1,"panel":"red","hole":"300"}', /300/],
    ['{"at":1,"panel":"addPot","hole":"100","ball":"blue"}', /blue/],
    ['{"at":1,"panel":"undo","hole":"100"}', /undo has no hole/],
    ['{"at":1,"panel":"start","players":2.5}', /players/],
    ['{"at":1,"panel":"start","players":2,"who":1}', /who/],
    ['{"at":1,"nonsense":true}', /nonsense/],
    ['{"config":{}}', /config/],
  ])('cannot be %s', (written, reason) => {
    expect(problemsIn(`{"at":0}\n${written}\n{"at":2}\n`)).toEqual({ 2: expect.stringMatching(reason) });
  });

  it('follows the line before it in time, and may share its moment', () => {
    const lines = '{"at":0}\n{"at":5.5}\n{"at":5.5}\n{"at":5.4}\n{"at":5.5}\n';
    expect(problemsIn(lines)).toEqual({ 4: expect.stringContaining('before 5.5') });
  });

  it('may be followed by none, end as on Windows, and stand between empty lines', () => {
    expect(problemsIn('\uFEFF{"at":0}\r\n\r\n\n{"at":1,"line":"hole.100","value":1}')).toEqual({});
  });

  it('may tell a foul that the rules of the table ignore', async () => {
    const text = [
      '{"config":{"profile":"norwich"}}',
      '{"at":0,"coin":{"amount":100,"currency":"GBP"}}',
      '{"at":0,"panel":"start","players":2}',
      '{"at":9000,"panel":"foul","reason":"baulk"}',
    ].join('\n');
    expect(await resultOf(text)).toMatchObject({ phase: 'play', active: 0 });
  });

  it('knows the holes and skittles of the table that its first line describes', () => {
    const config = '{"config":{"table":{"farRow":[10,20,30,20,10],"skittles":"A3"}}}';
    const lines = ['hole.10R', 'peg.redC', 'hole.30L', 'peg.whiteL'];
    const text = [config, ...lines.map((line) => JSON.stringify({ at: 1, line, value: 1 }))].join('\n');
    expect(Object.keys(problemsIn(text))).toEqual(['4', '5']);
  });
});

describe('a trace', () => {
  it('is replayed whole, however many lines it has', async () => {
    const lines = ['{"at":0,"coin":{"amount":100,"currency":"GBP"}}', '{"at":0,"panel":"start","players":2}'];
    for (let ball = 0; ball < 10_000; ball += 1) {
      const at = 100 + ball * 100;
      lines.push(`{"at":${at},"line":"hole.10","value":1}`, `{"at":${at + 30.5},"line":"hole.10","value":0}`);
    }
    expect(await resultOf(lines.join('\n'))).toMatchObject({ players: [{ turn: 100_000 }, { turn: 0 }] });
  });

  it('comes to the same result each time', async () => {
    const text = [
      '{"at":0,"coin":{"amount":100,"currency":"GBP"}}',
      '{"at":0,"panel":"start","players":2}',
      '{"at":9000,"line":"hole.200","value":1}',
      '{"at":9025.5,"line":"hole.200","value":0}',
      '{"at":20000,"power":"off"}',
      '{"at":30000,"power":"on"}',
      '{"at":2000000}',
    ].join('\n');
    expect(await resultOf(text)).toEqual(await resultOf(text));
  });
});
