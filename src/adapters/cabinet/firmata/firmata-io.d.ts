// The library has no types of its own; only what is used of it.
declare module 'firmata-io' {
  import type { EventEmitter } from 'node:events';
  import type { BoardIo } from './board-link.ts';

  class Firmata extends EventEmitter implements BoardIo {
    constructor(transport: object, options: { reportVersionTimeout: number });
    isReady: boolean;
    readonly MODES: BoardIo['MODES'];
    readonly pins: BoardIo['pins'];
    readonly reportVersionTimeoutId: NodeJS.Timeout;
    reportVersion(answered: () => void): void;
    queryFirmware(answered: () => void): void;
    pinMode(pin: number, mode: number): void;
    digitalRead(pin: number, heard: (value: 0 | 1) => void): void;
    digitalWrite(pin: number, value: 0 | 1): void;
  }
  const bound: { Firmata: typeof Firmata };
  export = bound;
}
