import { EventEmitter, once } from 'node:events';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { CctalkAcceptor } from '../../src/adapters/coin/cctalk/acceptor.ts';
import { openSerialLine } from '../../src/adapters/serial/serial-line.ts';
import type { CoinSource } from '../../src/ports/coin-source.ts';
import { silentLog } from '../../src/ports/log.ts';
import { coinSourceContract } from '../contracts/coin-source.ts';
import { pluggedAcceptor } from '../support/acceptor.ts';
import { BUS, cctalkBench, SERIAL } from '../support/cctalk-bench.ts';
import { BookingListener } from '../support/coin-listener.ts';

coinSourceContract('ccTalk on a line within the process', async () => {
  const { acceptor, port, table, driver, pass } = cctalkBench();
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 1_000 && !isSo(); tries++) await pass(50);
  };
  return {
    table,
    newSource: () => {
      const source = driver();
      return {
        start: (listener) => source.start(listener),
        hold: (coins) => source.hold(coins),
        get answeredAt() {
          return source.answeredAt;
        },
        stop: () => finished(source.stop(), pass),
      };
    },
    insert: (id) => acceptor.insert(id),
    gate: () => acceptor.view().gate,
    unplug: async () => port.unplug(),
    plug: async () => port.plug(),
    until,
  };
});

coinSourceContract('ccTalk at a serial port', async () => {
  const news = new EventEmitter();
  const onChange = () => news.emit('news');
  const { acceptor, path, unplug, plug, stop } = await pluggedAcceptor({ serial: SERIAL, onChange });
  const table = new BookingListener();
  table.onNews(onChange);
  const sources: CoinSource[] = [];
  onTestFinished(async () => {
    await Promise.all(sources.map((source) => source.stop()));
    await stop();
  });
  return {
    table,
    newSource: () => {
      const settings = { ...BUS, port: path };
      const source = new CctalkAcceptor({
        settings,
        currency: 'GBP',
        clock: systemClock,
        log: silentLog,
        open: openSerialLine,
      });
      sources.push(source);
      return source;
    },
    insert: (id) => acceptor.insert(id),
    gate: () => acceptor.view().gate,
    unplug,
    plug,
    until: async (isSo) => {
      while (!isSo()) await once(news, 'news');
    },
  };
});

async function finished(work: Promise<void>, pass: (ms: number) => Promise<void>): Promise<void> {
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  while (!isDone) await pass(10);
  await done;
}
