import type { Socket } from 'node:net';

const LONGEST = 65_536;

/** The first line that comes; null when the other side ends, breaks, is slow or says too much before it is whole. */
export function firstLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > LONGEST) resolve(null);
    });
    const nothing = () => resolve(null);
    socket.on('error', nothing).on('timeout', nothing).on('end', nothing).on('close', nothing);
  });
}

/** What a line of JSON says; undefined when it is none. */
export function understood(line: string | null): unknown {
  try {
    return line === null ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}
