import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A page's ear: the server-sent events of a table, as they come. */
export interface Listening {
  readonly status: number;
  /** The next event of this name, parsed; other events before it are passed over. */
  next(name: string): Promise<unknown>;
  /** Resolves when the table has ended the stream. */
  ended(): Promise<void>;
  leave(): void;
}

export async function listenTo(address: string): Promise<Listening> {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/events`, { signal: leaving.signal });
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let heard = '';
  const more = async () => {
    const { value, done } = await reader.read();
    heard += decoder.decode(value, { stream: true });
    return !done;
  };
  return {
    status: answer.status,
    async next(name) {
      for (;;) {
        const end = heard.indexOf('\n\n');
        if (end < 0) {
          if (!(await more())) throw new Error(`the stream ended before ${name}`);
          continue;
        }
        const frame = heard.slice(0, end);
        heard = heard.slice(end + 2);
        const [event, data] = frame.split('\n');
        if (event === `event: ${name}`) return JSON.parse(data?.slice('data: '.length) ?? '');
      }
    },
    async ended() {
      try {
        while (await more());
      } catch {
        // Cut rather than ended: a page sees both alike.
      }
    },
    leave: () => leaving.abort(),
  };
}

/** A page that asked for the stream and then reads nothing of it. */
export async function deafPage(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  return socket;
}
