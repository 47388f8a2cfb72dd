import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import epoll from 'epoll';
import { codeOf } from '../refusal.ts';
import { ioctl } from './ioctl.ts';
import type { Kernel } from './kernel.ts';

const { Epoll } = epoll;

/** The kernel of this computer. */
export const linux: Kernel = {
  chips: () =>
    readdirSync('/dev')
      .filter((name) => /^gpiochip\d+$/.test(name))
      .map((name) => join('/dev', name)),
  open: (path) => openSync(path, 'r+'),
  close: closeSync,
  ioctl,
  read: (fd, into) => {
    try {
      return readSync(fd, into, 0, into.length, null);
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') return 0;
      throw error;
    }
  },
  watch: (fd, ready) => {
    const poller = new Epoll((error) => ready(error));
    poller.add(fd, Epoll.EPOLLIN);
    return () => poller.close();
  },
  monotonicNs: () => process.hrtime.bigint(),
};
