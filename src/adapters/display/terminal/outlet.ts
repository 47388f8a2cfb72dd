import { ReadStream } from 'node:tty';

/** What a display writes to: the terminal of an ssh session, or a pipe or file. */
export interface Outlet {
  readonly columns?: number;
  write(text: string): boolean;
  on(event: 'drain' | 'resize' | 'error', told: () => void): unknown;
  end(text: string): unknown;
  destroy(): unknown;
}

export type OutStream = NodeJS.WriteStream & { readonly fd: number };

/**
 * Node writes to a terminal synchronously: Ctrl-S or a dead ssh connection would stop the game. The same terminal,
 * opened once more the way standard input is, is written to without waiting. Pipes and files never wait.
 */
export function outletOf(stream: OutStream): Outlet {
  if (!stream.isTTY) return pipeOf(stream);
  const terminal = new ReadStream(stream.fd);
  return {
    get columns() {
      return stream.columns;
    },
    write: (text) => terminal.write(text),
    on: (event, told) => (event === 'resize' ? stream : terminal).on(event, told),
    end: (text) => terminal.end(text),
    destroy: () => terminal.destroy(),
  };
}

/** Standard output stays open for whoever writes there next. */
function pipeOf(stream: OutStream): Outlet {
  return {
    write: (text) => stream.write(text),
    on: (event, told) => stream.on(event, told),
    end: (text) => stream.write(text),
    destroy: () => {},
  };
}
