import type { EventEmitter } from 'node:events';
import type { Level } from '../levels.ts';

/** What is used of a board: the contract of johnny-five's IO plugins, of which firmata-io is one. */
export interface BoardIo extends EventEmitter {
  readonly isReady: boolean;
  readonly MODES: Readonly<Record<'INPUT' | 'OUTPUT' | 'PULLUP' | 'ANALOG', number>>;
  readonly pins: readonly { readonly supportedModes: readonly number[]; readonly value?: number }[];
  pinMode(pin: number, mode: number): void;
  digitalRead(pin: number, heard: (value: Level) => void): void;
  digitalWrite(pin: number, value: Level): void;
}

/** A board that answers, for as long as it is plugged in. It is never opened again: the next one is another link. */
export interface BoardLink {
  readonly io: BoardIo;
  readonly isOpen: () => boolean;
  /** When it is unplugged, and when it has restarted: then it holds nothing any more of what it was told. */
  onLost(told: () => void): void;
  /** Has it answer, with as little as it can say. */
  ask(answered: () => void): void;
  /** Lets go of the board when everything has been sent. */
  close(): Promise<void>;
  /** Lets go of it at once: what was not sent yet never is. */
  drop(): Promise<void>;
}

/** Throws when there is no board, and TableError BOARD_FORBIDDEN, BOARD_BUSY or BOARD_SILENT when a person can mend that. */
export type OpenLink = (port: string) => Promise<BoardLink>;
