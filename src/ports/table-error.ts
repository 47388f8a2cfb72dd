/** What a person must mend, by a stable code. The remedies stand in README too; a test holds them together. */
export const REMEDIES = {
  CONFIG_WRONG:
    'Mend the lines named above; `baulk check-config FILE` checks them without starting the table.',
  CONFIG_UNREADABLE: 'Check the path of the configuration file and that this user may read it.',
  CONFIG_CURRENCY:
    'A journal keeps the money of one currency: give this table a journal of its own with --journal, or set money.currency back.',
  TRACE_UNREADABLE: 'Check the path of the trace and that this user may read it; - reads standard input.',
  JOURNAL_UNWRITABLE:
    'The disk is full or read-only. The table takes no coins until it can write again: free space, then check the card.',
  JOURNAL_CORRUPT:
    'The damaged file was set aside under the name given; the last good copy is in use. Keep the file and check the card.',
  JOURNAL_TOO_NEW:
    'This journal was written by a newer version: install that version again, or move the file away.',
  JOURNAL_IN_USE:
    'Another process runs this table. Stop it first, or give this one a journal of its own with --journal.',
  JOURNAL_UNREADABLE:
    'Check the path of the journal (--journal) and that this user may read it. A table that runs mends it by itself.',
  GAME_UNKNOWN: 'List the games with `baulk export --list`.',
  PORT_IN_USE: 'Another program listens there. Choose another port with --port.',
  PORT_FORBIDDEN:
    'This machine does not allow it: choose a port above 1023 with --port, and an address of this machine with --host.',
  DRIVER_UNLOADABLE:
    'Install the libraries again with npm ci; on a Raspberry Pi that needs python3, make and g++.',
  GPIO_MISSING:
    'Run the table on a Raspberry Pi whose system has /dev/gpiochip0 or /sys/class/gpio, or use a board (cabinet.driver: firmata).',
  GPIO_FORBIDDEN:
    'Put this user into the group gpio (sudo usermod -aG gpio USER), then log in again or restart the service.',
  GPIO_BUSY:
    'Stop what else uses the pin, or switch off what /boot/firmware/config.txt gives it to, or choose another pin.',
  BOARD_UNFIT: 'Plug in the board that the settings are for, or name other pins in cabinet.firmata.',
  BOARD_FORBIDDEN:
    'Put this user into the group dialout (sudo usermod -aG dialout USER), then log in again or restart the service.',
  BOARD_BUSY:
    'Stop what else uses the port (a serial monitor, ModemManager), or name the port of the board in cabinet.firmata.port.',
  BOARD_SILENT:
    'Put StandardFirmata on the board, or name the port of the board in cabinet.firmata.port. If neither helps, change the board.',
  CABINET_LOST:
    'Check the cable between the computer and the table board; on the pins of the computer itself, start the table again.',
  ACCEPTOR_LOST:
    'Check the power of the coin acceptor, its cable, cabinet.acceptor.port, and that this user is in the group dialout.',
  ACCEPTOR_FAULT:
    'The coin acceptor tells what is wrong with it: open it, clear and clean it. If it stays, change the acceptor.',
  ACCEPTOR_UNFIT:
    'Fit a coin acceptor that is programmed for money.currency, or mend cabinet.acceptor (address, checksum, tokens).',
  COINS_UNREAD:
    'The acceptor took more coins than it could tell: compare its accept counter with the audit and pay the patron.',
  COIN_FRAUD:
    'Somebody cheats the coin acceptor (a coin on a string, a slug): look who stands there, then look into the acceptor.',
  COIN_STRING:
    'Somebody pulls a coin back by a string: no coin is taken for a while. Look who stands there, then clear the mechanism.',
  COIN_RATE:
    'More coins came than the mechanism can pass: noise on its line or somebody at the wires. Check wire and screen.',
  READER_LOST:
    'Check the power of the ball reader, its cable, cabinet.reader.port, and that this user is in the group dialout. The game goes on: the players name the balls.',
  READER_NOISY:
    'What the ball reader says cannot be read: check its wire and its ground, and keep both away from the coils.',
  READER_SILENT:
    'Balls went down, and the reader read none: check its aerial and its power, and roll a ball past it by hand.',
  READER_BLOCKED: 'The ball with the tag named lies before the reader: look into the return lane.',
  TAG_UNKNOWN:
    'Write the tag named beside its ball in cabinet.reader.tags; `baulk tags` reads ball after ball and prints the lines.',
  VEND_FAILED:
    'The bar did not rise; a game that had just begun is credit again. Check the bar, its coil, its fuse and the switch bar.down.',
  BAR_STUCK:
    'The bar does not fall although it was told to: look for a ball under it, then check its coil or motor, its fuse and the switch bar.down.',
  COIL_LIMIT:
    'The coil named was asked for more often than it can bear and was left off: look what asks for it, then let it cool.',
  DISPLAY_LOST:
    'The display named does not answer: check its plug, its power and its address (display.digits, display.lcd). The game goes on.',
  BUS_MISSING:
    'Switch I2C on: dtparam=i2c_arm=on in /boot/firmware/config.txt, then start the computer again; or name another bus.',
  BUS_FORBIDDEN:
    'Put this user into the group i2c (sudo usermod -aG i2c USER), then log in again or restart the service.',
  HEARTBEAT_STOPPED:
    'Coil power and coin gate are off until what is named is well again. program: the computer is too slow or too hot, start it again; lines: look for another fault of the pins; journal: free space; acceptor: check its power and its cable.',
  OUTPUT_WRONG:
    'Check wire and driver of the output named for a short; a coil that stays on burns, so switch its supply off first. Once mended it clears by itself within a minute.',
  GUARD_LOST:
    'The coils are off until the thread that ends their pulses is back; if it stays away, start the table again.',
  EDGES_LOST:
    'More came on the wires than could be read, a coin maybe: look which line chatters, and pay the patron.',
  LINE_LOST:
    'The kernel gives no more edges of the line named: start the table again; if it stays, change the computer.',
  CLOCK_UNSET:
    'Prices by the hour need the time, until then the base price holds: connect the network or set the clock.',
  COLLECT_REFUSED:
    'Turn the key and open the door, or use --remote if the cash box was emptied without them.',
  TEST_REFUSED: 'Do what the reason says; `baulk service` shows what can be tried now.',
  TABLE_UNREACHABLE:
    'The table that runs with this journal does not answer: check that it is of this version, and start it again.',
  SOCAT_MISSING: 'Install it with sudo apt-get install socat.',
  HOLE_BLOCKED:
    'Look into the hole named: a ball, chalk or dirt breaks the beam. If it is clear, check the sensor and its wire.',
  COIN_STUCK:
    'A coin or a wire holds the coin line named: open the mechanism and clear it; if it stays, check the wire.',
  LINE_ACTIVE_AT_START:
    'The line named was active when the table started: clear the sensor or mend its wire.',
  LINE_CHATTERS:
    'The line named changes faster than anything behind it can: check its wire, its screen and the sensor.',
  LINE_SILENT:
    'The sensor named has seen nothing for many games: pot a ball there by hand, then check its wire.',
  RED_ALONE:
    'The red detector named fired without a ball in its hole: check the beam there, and the detector.',
  BALL_COUNT:
    'More balls went down than there are, or (lane) than came home past its sensor. Count the balls; check the sensor of the hole named, or of the lane, and its wire.',
  RED_TWICE:
    'The red went down twice without coming back: check the red detector of the hole named, or of the lane, and put the score right at the panel.',
} as const;

export type ErrorCode = keyof typeof REMEDIES;

export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: ErrorCode;
  /** What it is about, in words. */
  readonly what: string;

  constructor(code: ErrorCode, what: string, options?: ErrorOptions) {
    super(`${what} (${code}). ${REMEDIES[code]}`, options);
    this.code = code;
    this.what = what;
  }
}
