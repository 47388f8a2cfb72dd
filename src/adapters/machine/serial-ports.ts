import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Holder, holderOf } from './locks.ts';
import { mayWrite, namesIn } from './read.ts';

export interface PortReading {
  readonly port: string;
  readonly isThere: boolean;
  readonly isAllowed: boolean;
  readonly holder: Holder | null;
  /** The name of the same port that does not change from one start to the next. */
  readonly lasting: string | null;
}

const BY_ID = 'dev/serial/by-id';

/** The lasting names of all serial ports that are plugged in. */
export const lastingPorts = (root: string): readonly string[] =>
  namesIn(join(root, BY_ID)).map((name) => `/${BY_ID}/${name}`);

export function lookAtPort(root: string, port: string): PortReading {
  const path = join(root, port);
  const isThere = existsSync(path);
  const real = isThere ? realpathSync(path) : null;
  const isSame = (name: string) => existsSync(join(root, name)) && realpathSync(join(root, name)) === real;
  return {
    port,
    isThere,
    isAllowed: isThere && mayWrite(path),
    holder: holderOf(root, path),
    lasting: isThere ? (lastingPorts(root).find(isSame) ?? null) : null,
  };
}
