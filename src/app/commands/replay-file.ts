import { readFileSync } from 'node:fs';
import { loadConfig, readSettingsText } from '../../adapters/config/load-config.ts';
import { TableError } from '../../ports/table-error.ts';
import { readTrace } from '../replay/read-trace.ts';
import { replay } from '../replay/replay.ts';
import { EXIT } from './exit-codes.ts';

/** Prints the result of a trace, or on standard error every line that is wrong; the exit code. */
export async function replayFile(file: string, configFile: string | undefined): Promise<number> {
  const configText = configFile === undefined ? '' : readSettingsText(configFile);
  if (configFile !== undefined) loadConfig(configFile);
  const trace = readTrace(textOf(file), configText);
  if ('problems' in trace) {
    const name = file === '-' ? 'standard input' : file;
    for (const { line, reason } of trace.problems) process.stderr.write(`${name}:${line}: ${reason}\n`);
    return EXIT.wrongInput;
  }
  const result = await replay(trace.play, trace.steps, trace.wall);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  return EXIT.done;
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (cause) {
    throw new TableError('TRACE_UNREADABLE', `${file} cannot be read`, { cause });
  }
}
