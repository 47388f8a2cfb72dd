import type { Broadcast } from './broadcast.ts';

/** A sensor that chatters changes it a thousand times a second: pages are told no oftener than they can draw. */
const PACE_MS = 100;

/** Tells pages what service mode shows, while it is open, and once that it is shut. */
export function servicePace(broadcast: Broadcast, isServed: () => boolean) {
  let wasOpen = false;
  let timer: NodeJS.Timeout | null = null;
  const tell = () => {
    timer = null;
    broadcast.changed('service');
  };
  return {
    /** Something may have changed. */
    look() {
      const isOpen = isServed();
      if (!isOpen && !wasOpen) return;
      wasOpen = isOpen;
      timer ??= setTimeout(tell, PACE_MS).unref();
    },
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}
