import * as z from 'zod';
import {
  amount,
  choice,
  duration,
  group,
  listOf,
  offOr,
  refused,
  serialPort,
  text,
  wholeNumber,
} from './kinds.ts';

/** A coin acceptor that speaks ccTalk. */

const PORT = '/dev/serial/by-id/usb-FTDI_FT232R_USB_UART_A600TZ3C-if00-port0';

export const acceptorSettings = group({
  port: serialPort(PORT, 'The serial port of its bus.'),
  address: wholeNumber(2, 255).default(2).meta({ description: 'Its address on the bus.' }),
  checksum: choice(['simple', 'crc16'])
    .default('simple')
    .meta({ description: 'The kind of checksum that it is set to.' }),
  echo: choice(['auto', 'required', 'none']).default('auto').meta({
    description:
      'Whether what is sent comes back: a bus of one wire does that, some adapters swallow it. auto finds out.',
  }),
  poll: duration({ min: 100, max: 900 })
    .prefault('200ms')
    .meta({ description: 'How often it is asked. It refuses coins when nobody has asked for a second.' }),
  tokens: z
    .record(z.string(), amount(), {
      error: ({ input }) => refused(input, 'coin id: worth, such as { TK100A: 1.00 }'),
    })
    .default({})
    .meta({ description: 'What tokens are worth, by their coin id.' }),
  refuse: listOf(text(/^\S{1,6}$/, 'a coin id such as GB005A'), 'coin ids')
    .default([])
    .meta({ description: 'Coins and tokens that it gives back, by their coin id.' }),
});

export const acceptor = offOr(acceptorSettings, `{ port: ${PORT} }`)
  .default('off')
  .meta({ description: 'A coin acceptor that speaks ccTalk, beside the coin lines or instead of them.' });
