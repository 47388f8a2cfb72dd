import type { Clock } from '../../ports/clock.ts';
import type { OpenLine } from '../../ports/serial-line.ts';

/** What sits at the other end of a line within this process. */
export interface Device {
  receive(bytes: Uint8Array): void;
  onSend(send: (bytes: Uint8Array) => void): void;
}

export interface MemoryPort {
  readonly open: OpenLine;
  /** The cable leaves the computer; until `plug` the port cannot be opened. */
  unplug(): void;
  plug(): void;
}

/** A serial port that is none, with a device behind it that hears what is written a moment later. */
export function memoryPort(device: Device, clock: Clock): MemoryPort {
  let isPlugged = true;
  let cut: (() => void) | null = null;
  const open: OpenLine = async (path) => {
    if (!isPlugged || cut) throw new Error(`cannot open ${path}`);
    const heard: ((bytes: Uint8Array) => void)[] = [];
    const lost: (() => void)[] = [];
    const end = () => {
      cut = null;
      device.onSend(() => {});
    };
    cut = () => {
      end();
      for (const told of lost) told();
    };
    const mine = cut;
    device.onSend((bytes) => {
      for (const hear of heard) hear(bytes);
    });
    return {
      write: (bytes) => {
        clock.setTimeout(() => cut === mine && device.receive(bytes), 1);
      },
      onBytes: (hear) => heard.push(hear),
      onLost: (told) => lost.push(told),
      close: async () => {
        if (cut === mine) end();
      },
    };
  };
  return {
    open,
    unplug: () => {
      isPlugged = false;
      cut?.();
    },
    plug: () => {
      isPlugged = true;
    },
  };
}
