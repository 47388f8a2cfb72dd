import { connect } from 'node:net';

/** Whether a table listens for commands there, answering or not: the system keeps no socket open for a dead one. */
export function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const tell = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
}
