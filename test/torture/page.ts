import { type Agent, get, type IncomingMessage, request } from 'node:http';

/** What the torture looks at of a `board`. */
export interface Board {
  readonly phase: string;
  readonly credit: { readonly games: number; readonly amount: number };
  readonly outputs: { readonly coins: 'accepted' | 'refused' };
  readonly faults: readonly { readonly code: string }[];
}

export interface View {
  readonly lines: readonly string[];
  readonly coinsReturned: number;
}

export interface Heard {
  board(board: Board): void;
  view(view: View): void;
  /** The stream is at its end, and everything in it was heard. */
  over(): void;
}

/** Listens as a display does, until the table ends. */
export function listen(address: string, heard: Heard): void {
  const stream = get(`${address}/events`, { agent: false }, (answer) => hear(answer, heard));
  stream.on('error', () => heard.over());
}

/** What a hand does at the table or its panel. False when nobody answered. */
export function act(address: string, agent: Agent, path: string, action: object): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${address}${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(true))
        .on('error', () => resolve(false));
    });
    sent.on('error', () => resolve(false));
    sent.end(JSON.stringify(action));
  });
}

function hear(answer: IncomingMessage, heard: Heard): void {
  let text = '';
  answer.setEncoding('utf8');
  answer.on('data', (more: string) => {
    const frames = (text + more).split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const [event, data = ''] = frame.split('\n');
      const told = () => JSON.parse(data.slice('data: '.length));
      if (event === 'event: board') heard.board(told());
      if (event === 'event: cabinet') heard.view(told());
    }
  });
  answer.on('error', () => {});
  answer.on('close', () => heard.over());
}
