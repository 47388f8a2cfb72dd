import type { ErrorCode } from '../../../ports/table-error.ts';

export interface FaultPhrase {
  readonly name: string;
  readonly remedy: string;
}

export type FaultPhrases = Readonly<Record<ErrorCode, FaultPhrase>>;

export const en: FaultPhrases = {
  CONFIG_WRONG: {
    name: 'Settings wrong',
    remedy: 'The old settings stay in force. Check the file with “baulk check-config”.',
  },
  CONFIG_UNREADABLE: {
    name: 'Settings unreadable',
    remedy: 'Check the path and the rights of the settings file.',
  },
  CONFIG_CURRENCY: {
    name: 'Settings in another currency',
    remedy: 'The old settings stay in force. Set the currency back, or give the table a journal of its own.',
  },
  JOURNAL_UNWRITABLE: {
    name: 'Disk full or read-only',
    remedy: 'No coins are taken until it can be written. Free some space, then check the card.',
  },
  JOURNAL_CORRUPT: {
    name: 'Journal damaged',
    remedy:
      'The damaged file was set aside and the last good copy is in use. Keep the file and check the card.',
  },
  JOURNAL_TOO_NEW: {
    name: 'Journal too new',
    remedy: 'Install the newer version again, or move the file away.',
  },
  JOURNAL_IN_USE: { name: 'Journal in use', remedy: 'Stop the other program that runs this table.' },
  JOURNAL_UNREADABLE: {
    name: 'Journal unreadable',
    remedy: 'Check the path of the journal and the rights of the file.',
  },
  GAME_UNKNOWN: { name: 'Game unknown', remedy: 'List the games with “baulk export --list”.' },
  PORT_IN_USE: { name: 'Network port in use', remedy: 'Choose another port with --port.' },
  DRIVER_UNLOADABLE: { name: 'Driver not loaded', remedy: 'Install the libraries again with “npm ci”.' },
  GPIO_MISSING: {
    name: 'No GPIO pins here',
    remedy: 'Run the table on a Raspberry Pi that has these pins, or use a table board.',
  },
  GPIO_FORBIDDEN: {
    name: 'GPIO pins forbidden',
    remedy: 'Put the user into the group gpio and log in again.',
  },
  GPIO_BUSY: { name: 'Pin in use', remedy: 'Stop what else uses the pin, or choose another one.' },
  BOARD_UNFIT: {
    name: 'Table board does not fit',
    remedy: 'Plug in the board that the settings are for, or name other pins.',
  },
  BOARD_FORBIDDEN: {
    name: 'Table board forbidden',
    remedy: 'Put this user into the group “dialout” and restart.',
  },
  BOARD_BUSY: {
    name: 'Port of the table board in use',
    remedy: 'Stop what else uses the port, or name the right one.',
  },
  BOARD_SILENT: {
    name: 'No Firmata on the table board',
    remedy: 'Put StandardFirmata on the board, or name the right port.',
  },
  CABINET_LOST: {
    name: 'Cabinet not answering',
    remedy: 'Check the cable to the table board. If there is none, start the table again.',
  },
  ACCEPTOR_LOST: {
    name: 'Coin acceptor not answering',
    remedy: 'Check its power and its cable. The game goes on; coins wait until it answers.',
  },
  ACCEPTOR_FAULT: {
    name: 'Coin acceptor reports a fault',
    remedy: 'Open it, clear it and clean it. If it stays, change the acceptor.',
  },
  ACCEPTOR_UNFIT: {
    name: 'Coin acceptor does not fit',
    remedy: 'Fit one for the currency of this table, or mend its settings.',
  },
  COINS_UNREAD: {
    name: 'Coins taken but not counted',
    remedy: 'Compare the acceptor’s own counter with the books, and pay the patron.',
  },
  COIN_FRAUD: {
    name: 'Somebody cheats the coin acceptor',
    remedy: 'Look who stands at the table, then look into the acceptor.',
  },
  COIN_STRING: {
    name: 'Coin pulled back by a string',
    remedy: 'No coins are taken for a while. Look who stands there, then clear the slot.',
  },
  COIN_RATE: {
    name: 'Coins too fast to be real',
    remedy: 'Check the wire of the coin slot and its screen, and who stands there.',
  },
  READER_LOST: {
    name: 'Ball reader not answering',
    remedy: 'Check its power and its cable. The game goes on; the players name the balls.',
  },
  READER_NOISY: {
    name: 'Ball reader garbled',
    remedy: 'Check its wire and its ground, and keep both away from the coils.',
  },
  READER_SILENT: {
    name: 'Ball reader reads nothing',
    remedy: 'Check its aerial and its power, and roll a ball past it by hand.',
  },
  READER_BLOCKED: {
    name: 'Ball lies before the reader',
    remedy: 'Look into the return lane and clear it.',
  },
  TAG_UNKNOWN: {
    name: 'Ball with an unknown tag',
    remedy: 'Write its tag beside its ball in the settings; “baulk tags” helps.',
  },
  VEND_FAILED: {
    name: 'The bar did not rise',
    remedy: 'A game that had just begun is credit again. Check the bar, its coil, its fuse and its switch.',
  },
  BAR_STUCK: {
    name: 'The bar does not fall',
    remedy: 'Look for a ball under it. Then check its coil or motor, its fuse and its switch.',
  },
  COIL_LIMIT: {
    name: 'Coil asked for too often',
    remedy: 'It is left off until it has cooled. Look what asks for it so often.',
  },
  BUS_MISSING: {
    name: 'No I²C bus',
    remedy: 'Switch I2C on: “dtparam=i2c_arm=on” in config.txt. The game goes on.',
  },
  BUS_FORBIDDEN: {
    name: 'I²C bus forbidden',
    remedy: 'Put this user into the group “i2c” and restart. The game goes on.',
  },
  DISPLAY_LOST: {
    name: 'Display not answering',
    remedy: 'Check its plug, its power and its address. The game goes on.',
  },
  HEARTBEAT_STOPPED: {
    name: 'Heartbeat stopped, coil power off',
    remedy:
      'Coil power comes back by itself once what is named is well. For “program” start the table again; for the rest see their own fault.',
  },
  OUTPUT_WRONG: {
    name: 'Output not as it was set',
    remedy:
      'Check its wire and its driver for a short. A coil that stays on burns: switch its supply off first. Once mended it clears by itself within a minute.',
  },
  GUARD_LOST: {
    name: 'Guard of the coils lost',
    remedy: 'The coils stay off until it is back. If it does not come back, start the table again.',
  },
  EDGES_LOST: {
    name: 'Too much at once on the wires',
    remedy: 'A coin may not have been counted. Look which sensor chatters, and pay the patron.',
  },
  LINE_LOST: {
    name: 'Sensor no longer read',
    remedy: 'Start the table again. If it stays, change the computer.',
  },
  CLOCK_UNSET: {
    name: 'The time of day is not set',
    remedy: 'The base price holds until then. Connect the network or set the clock.',
  },
  COLLECT_REFUSED: { name: 'Collection refused', remedy: 'Turn the key and open the door first.' },
  TEST_REFUSED: {
    name: 'Test refused',
    remedy: 'Do what the reason says; baulk service shows what can be tried now.',
  },
  TABLE_UNREACHABLE: {
    name: 'The running table does not answer',
    remedy: 'Check that it is of this version, and start it again.',
  },
  SOCAT_MISSING: { name: 'socat is not installed', remedy: 'Install it with “sudo apt-get install socat”.' },
  HOLE_BLOCKED: {
    name: 'Hole blocked',
    remedy: 'Look into the hole for a ball, chalk or dirt. If it is clear, check the sensor and its wire.',
  },
  COIN_STUCK: {
    name: 'Coin stuck',
    remedy: 'Open the coin mechanism and clear it. If it stays, check the wire.',
  },
  LINE_ACTIVE_AT_START: {
    name: 'Sensor active at the start',
    remedy: 'Clear the sensor or mend its wire. It does not count until then.',
  },
  LINE_CHATTERS: {
    name: 'Sensor chatters',
    remedy: 'Check its wire, the screen of the wire and the sensor.',
  },
  LINE_SILENT: {
    name: 'Sensor silent for many games',
    remedy: 'Put a ball down there by hand. If nothing is counted, check its wire.',
  },
  RED_ALONE: {
    name: 'Red seen without a ball',
    remedy: 'Check the beam of the hole and its red-ball detector.',
  },
  BALL_COUNT: {
    name: 'The balls do not add up',
    remedy: 'Count them. Check the sensor of what is named (a hole, or the lane) and its wire.',
  },
  RED_TWICE: {
    name: 'Red counted twice',
    remedy:
      'Check the red-ball detector of the hole named, or of the lane. Put the score right at the panel.',
  },
  TRACE_UNREADABLE: {
    name: 'Recording unreadable',
    remedy: 'Check its path and whether this user may read it.',
  },
  PORT_FORBIDDEN: {
    name: 'Network port forbidden',
    remedy: 'Choose a port above 1023 and an address of this machine.',
  },
};
