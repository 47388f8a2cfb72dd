import type { Wire } from './chip.ts';
import type { Level, PinOrder } from './io.ts';
import { CHAIN_PINS } from './workshop.ts';

export interface OutputPin {
  write(level: Level): void;
}

/** Takes a pin of the cabinet for a display, low at first. The cabinet keeps it and lets it go. */
export type ClaimPin = (name: string, pin: number) => OutputPin | Promise<OutputPin>;

export interface ChainPins {
  readonly data: number;
  readonly clock: number;
  readonly select: number;
}

export interface PinWay {
  readonly claim: ClaimPin;
  /** How long it takes until what was written has gone out, and others are next. */
  readonly pauseMs: number;
}

/** Three pins of the cabinet, claimed when they are first needed. */
export function pinWire(
  what: string,
  { data, clock, select }: ChainPins,
  { claim, pauseMs }: PinWay,
): Wire<PinOrder> {
  const wanted = new Map<number, readonly [string, number]>([
    [CHAIN_PINS.data, ['data', data]],
    [CHAIN_PINS.clock, ['clock', clock]],
    [CHAIN_PINS.cs, ['select', select]],
  ]);
  const claimed = new Map<number, OutputPin>();
  return {
    pauseMs,
    send: async (slice) => {
      for (const [role, [name, pin]] of wanted) {
        if (!claimed.has(role)) claimed.set(role, await claim(`${what} ${name}`, pin));
      }
      for (const { pin, level } of slice) claimed.get(pin)?.write(level);
    },
    close: async () => {},
  };
}
