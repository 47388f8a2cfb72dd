import * as z from 'zod';
import { choice, group, refused, serialPort, wholeNumber } from './kinds.ts';
import { outputs } from './schema-outputs.ts';

/** Which pin each line and output is wired to. */

const headerPin = wholeNumber(0, 27).meta({
  description: 'Pin of the Raspberry Pi, by its BCM number.',
});

// 0 and 1 are the serial line between board and computer.
const boardPin = wholeNumber(2, 69).meta({ description: 'Pin of the board, by its digital number.' });

type Pin = typeof headerPin;

const wires = (pin: Pin) =>
  z
    .record(
      z.string(),
      group(
        {
          pin,
          active: choice(['low', 'high']).default('low').meta({
            description: 'low: active when the pin is pulled to ground. high: active when it is not.',
          }),
        },
        'a pin, such as { pin: 4, active: low }',
      ),
      { error: ({ input }) => refused(input, 'line: wire, such as { hole.200: { pin: 4, active: low } }') },
    )
    .default({})
    .meta({ description: 'The wire of each line, by its name.' });

export const gpio = group({ lines: wires(headerPin), outputs: outputs(headerPin) })
  .optional()
  .meta({ description: 'The wires of driver gpio: the header of the Raspberry Pi.' });

export const firmata = group({
  port: serialPort('/dev/serial/by-id/usb-Arduino_Mega_2560-if00', 'The serial port of the board.'),
  lines: wires(boardPin),
  outputs: outputs(boardPin),
})
  .optional()
  .meta({ description: 'The wires of driver firmata: a board with StandardFirmata on USB.' });
