// What the library's own types lack, only what is used of it.
import 'johnny-five';

declare module 'johnny-five' {
  namespace Led {
    interface DigitsOption {
      addresses?: readonly number[];
    }

    interface Digits {
      /** MAX7219: a register and its value. HT16K33: a command, and what is laid over it. */
      send(device: number, register: number, value: number): void;
      /** Raw segments, position from the right on a MAX7219 and from the left on an HT16K33. */
      sendDigit(device: number, position: number, segments: number): void;
      blink(device: number, pace: false): void;
    }
  }

  interface LCDI2COption {
    address: number;
  }

  interface LCD {
    command(value: number): void;
    /** Half a byte to the register named, as the chip takes it before it knows how wide its bus is. */
    writeBits(register: number, half: number): void;
  }
}
