import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { SimulatedReader, simulatedTag } from '../../src/adapters/reader/simulated-reader.ts';
import { TagReader } from '../../src/adapters/reader/tag-reader.ts';
import { memoryPort } from '../../src/adapters/serial/memory-line.ts';
import { ptyPort } from '../../src/adapters/serial/pty-port.ts';
import type { Asked } from '../../src/app/service/terminal/ask.ts';
import { type TagSource, tagsAtPort, tagsOfTable } from '../../src/app/tags/tag-sources.ts';
import { teach } from '../../src/app/tags/teach.ts';
import { silentLog } from '../../src/ports/log.ts';
import { BALLS } from '../../src/rules/pool8/table.ts';
import { baulk, pathOf } from '../support/baulk.ts';
import { good } from '../support/config-reading.ts';
import { type OpenTable, openTable } from '../support/open-table.ts';
import { PROGRAM } from '../support/program.ts';

const PORT = '/dev/ttyUSB0';

/** Somebody with the balls in his hands; what he is told, and what he types. */
function person() {
  const said: string[] = [];
  let type: (line: string | null) => void = () => {};
  return {
    said,
    type: (line: string | null) => type(line),
    say: (words: string) => void said.push(words),
    onLine: (told: (line: string | null) => void) => {
      type = told;
      return () => {};
    },
  };
}

/** A hand that holds balls to a reader without more ado. */
function handSource() {
  let hold: (tag: string) => void = () => {};
  const source: TagSource = {
    start: async (hear) => {
      hold = hear;
    },
    stop: async () => {},
  };
  return { source, hold: (tag: string) => hold(tag) };
}

describe('baulk tags', () => {
  it('asks for ball after ball, and its lines are what the settings need', async () => {
    const { source, hold } = handSource();
    const teacher = person();
    const lines = teach(source, teacher, PORT);
    for (const ball of BALLS) hold(simulatedTag(ball));
    const text = ['game: pool8', ...(await lines)].join('\n');
    const { config, warnings } = good(readConfig(text));
    expect(warnings).toEqual([]);
    expect(config.cabinet).toMatchObject({
      balls: 'reader',
      reader: { port: PORT, tags: Object.fromEntries(BALLS.map((ball) => [ball, simulatedTag(ball)])) },
    });
    expect(teacher.said.slice(0, 4)).toEqual([
      'Enter leaves a ball out, q ends.',
      'Hold the 1 (S1) to the reader',
      '  S1: 0000005331',
      'Hold the 2 (S2) to the reader',
    ]);
  });

  it('takes no ball for two, and leaves out what is not at hand', async () => {
    const { source, hold } = handSource();
    const teacher = person();
    const lines = teach(source, teacher, PORT);
    hold('0A1B2C3D4E');
    hold('0A1B2C3D4E');
    expect(teacher.said.slice(-2)).toEqual([
      '  0A1B2C3D4E is S1, take another ball',
      'Hold the 2 (S2) to the reader',
    ]);
    teacher.type('');
    hold('0A1B2C3D4F');
    teacher.type('q');
    expect((await lines).slice(-2)).toEqual(['      S1: 0A1B2C3D4E', '      S3: 0A1B2C3D4F']);
  });

  it('hears the reader of the table that runs, and only what comes from now on', async () => {
    const { clock, reader, table } = await tableWithReader();
    reader.pass('S7');
    clock.advance(1_000);
    const heard: string[] = [];
    const source = tagsOfTable(asked(table), clock);
    await source.start(
      (tag) => heard.push(tag),
      (error) => {
        throw error;
      },
    );
    reader.pass('S1');
    clock.advance(60);
    reader.pass('R1');
    for (let nth = 0; nth < 4; nth += 1) {
      clock.advance(250);
      await new Promise(setImmediate);
    }
    await source.stop();
    expect(heard).toEqual([simulatedTag('S1'), simulatedTag('R1')]);
  });

  it('says when there is nothing at the port', async () => {
    const clock = new HandClock();
    const reader = new SimulatedReader({ clock, tags: {} });
    const port = memoryPort(reader, clock);
    port.unplug();
    const driver = new TagReader({ port: PORT, clock, log: silentLog, open: port.open });
    await expect(teach(tagsAtPort(driver, PORT), person(), PORT)).rejects.toMatchObject({
      code: 'READER_LOST',
    });
  });

  it('reads at the port through the real program, and prints the lines alone on its output', async () => {
    const reader = new SimulatedReader({ clock: systemClock, tags: {} });
    const port = await ptyPort(reader);
    onTestFinished(() => port.stop());
    const child = spawn(process.execPath, [...PROGRAM, 'tags', '--port', port.path]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const output: string[] = [];
    child.stdout.on('data', (text) => output.push(String(text)));
    // Until the program has opened the port, what the reader says is lost: the ball lies there.
    reader.lay('S1');
    await until(child.stderr, 'S1: 0000005331');
    reader.lay('S2');
    await until(child.stderr, 'S2: 0000005332');
    reader.take();
    child.stdin.write('q\n');
    await once(child, 'close');
    expect(output.join('').split('\n')).toEqual([
      'cabinet:',
      '  balls: reader',
      '  reader:',
      `    port: ${port.path}`,
      '    tags:',
      '      S1: 0000005331',
      '      S2: 0000005332',
      '',
    ]);
  });

  it('wants to know the port where the settings name no reader', async () => {
    const { code, stderr } = await baulk([
      'tags',
      '--config',
      'config/pool8.yaml',
      '--journal',
      pathOf('none.db'),
    ]);
    expect([code, stderr]).toEqual([
      2,
      'There is no reader in these settings: give its port, such as --port /dev/ttyUSB0.\n',
    ]);
  });
});

async function until(stream: NodeJS.ReadableStream, words: string): Promise<void> {
  let said = '';
  while (!said.includes(words)) said += String((await once(stream, 'data'))[0]);
}

async function tableWithReader() {
  const fitted: SimulatedReader[] = [];
  const table = await openTable({ game: 'pool8', cabinet: { balls: 'reader' } }, undefined, {
    readerOn: (clock) => {
      const made = new SimulatedReader({ clock, tags: {} });
      fitted.push(made);
      return new TagReader({ port: PORT, clock, log: silentLog, open: memoryPort(made, clock).open });
    },
  });
  await new Promise(setImmediate);
  const [reader] = fitted;
  if (!reader) throw new Error('no reader was asked for');
  return { table, reader, clock: table.clock };
}

function asked({ controller }: OpenTable): Asked {
  return {
    async ask(request) {
      const answer = controller.service(request);
      if ('refused' in answer) throw new Error(answer.refused);
      return answer;
    },
  };
}
