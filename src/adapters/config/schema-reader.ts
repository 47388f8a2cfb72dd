import * as z from 'zod';
import { group, offOr, refused, serialPort, text } from './kinds.ts';

/** A reader that knows balls by the tags in them. */

const PORT = '/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0';

const readerSettings = group({
  port: serialPort(PORT, 'The serial port that it is on.'),
  tags: z
    .record(z.string(), text(/^[0-9A-Fa-f]{10}$/, 'a tag of ten hex digits, such as 0A1B2C3D4E'), {
      error: ({ input }) => refused(input, 'ball: tag, such as { S1: 0A1B2C3D4E }'),
    })
    .default({})
    .meta({
      description:
        'The tag in each ball: S1 to S7, R1 to R7, black and cue (the white). `baulk tags` reads them one after another.',
    }),
});

export const reader = offOr(readerSettings, `{ port: ${PORT} }`).default('off').meta({
  description:
    'Pool 8: the reader of 125 kHz tags in the return lane (RDM6300), where balls are known by it.',
});
