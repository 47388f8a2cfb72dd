import { createInterface } from 'node:readline';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { loadConfig } from '../../adapters/config/load-config.ts';
import { isListening } from '../../adapters/control/is-listening.ts';
import { controlPathOf } from '../../adapters/control/socket-path.ts';
import { silentLog } from '../../ports/log.ts';
import { readerAt } from '../reader-for.ts';
import { tableOf } from '../service/terminal/ask.ts';
import { type TagSource, tagsAtPort, tagsOfTable } from '../tags/tag-sources.ts';
import { type Teacher, teach } from '../tags/teach.ts';
import { EXIT } from './exit-codes.ts';

export interface TagsOptions {
  readonly config: string;
  readonly journal: string;
  readonly port?: string;
}

const NO_PORT = `There is no reader in these settings: give its port, such as --port /dev/ttyUSB0.
`;

/** Prints what the settings need to know the balls; the exit code. */
export async function tags({ config, journal, port: given }: TagsOptions): Promise<number> {
  const port = given ?? loadConfig(config).config.cabinet.reader?.port;
  const isRunning = given === undefined && (await isListening(controlPathOf(journal)));
  if (port === undefined && !isRunning) {
    process.stderr.write(NO_PORT);
    return EXIT.wrongInput;
  }
  const at = port ?? '/dev/serial/by-id/…';
  const source = isRunning ? tagsOfTable(tableOf(journal), systemClock) : await atPort(at);
  const lines = await teach(source, person(), at);
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.done;
}

async function atPort(port: string): Promise<TagSource> {
  return tagsAtPort(await readerAt(port, { clock: systemClock, log: silentLog }), port);
}

function person(): Teacher {
  return {
    say: (words) => process.stderr.write(`${words}\n`),
    onLine: (told) => {
      const lines = createInterface({ input: process.stdin });
      lines.on('line', told).once('close', () => told(null));
      return () => lines.close();
    },
  };
}
