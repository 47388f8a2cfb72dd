import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/ports/table-error.ts';

/** The stories that bring each fault about by what the program does itself: none of them hands it in. */
const RAISED_IN: Readonly<Record<ErrorCode, string>> = {
  CONFIG_WRONG: 'adapters/config-load',
  CONFIG_UNREADABLE: 'adapters/config-load',
  CONFIG_CURRENCY: 'app/new-settings',
  TRACE_UNREADABLE: 'replay/command',
  JOURNAL_UNWRITABLE: 'adapters/journal-file',
  JOURNAL_CORRUPT: 'app/damaged-journal',
  JOURNAL_TOO_NEW: 'adapters/journal-file',
  JOURNAL_IN_USE: 'adapters/journal-file',
  JOURNAL_UNREADABLE: 'adapters/journal-file',
  GAME_UNKNOWN: 'replay/export-command',
  PORT_IN_USE: 'adapters/web-server',
  PORT_FORBIDDEN: 'adapters/web-server',
  DRIVER_UNLOADABLE: 'adapters/coil-guard',
  GPIO_MISSING: 'adapters/gpio-chardev',
  GPIO_FORBIDDEN: 'adapters/gpio-chardev',
  GPIO_BUSY: 'adapters/gpio-chardev',
  BOARD_UNFIT: 'adapters/firmata-cabinet',
  BOARD_FORBIDDEN: 'adapters/serial-link',
  BOARD_BUSY: 'adapters/serial-link',
  BOARD_SILENT: 'adapters/serial-link',
  CABINET_LOST: 'adapters/arduino',
  ACCEPTOR_LOST: 'adapters/cctalk-faults',
  ACCEPTOR_FAULT: 'adapters/cctalk-faults',
  ACCEPTOR_UNFIT: 'adapters/cctalk-driver',
  COINS_UNREAD: 'adapters/cctalk-driver',
  COIN_FRAUD: 'adapters/cctalk-faults',
  COIN_STRING: 'stories/credit-life',
  COIN_RATE: 'sensing/coin-noise',
  READER_LOST: 'stories/ball-reader',
  READER_NOISY: 'adapters/tag-reader',
  READER_SILENT: 'stories/ball-reader',
  READER_BLOCKED: 'adapters/tag-reader',
  TAG_UNKNOWN: 'stories/ball-reader',
  VEND_FAILED: 'stories/bar',
  BAR_STUCK: 'stories/bar',
  COIL_LIMIT: 'adapters/coils',
  DISPLAY_LOST: 'adapters/kernel-i2c',
  BUS_MISSING: 'adapters/kernel-i2c',
  BUS_FORBIDDEN: 'adapters/kernel-i2c',
  HEARTBEAT_STOPPED: 'app/health',
  OUTPUT_WRONG: 'adapters/gpio-chardev',
  GUARD_LOST: 'adapters/gpio-chardev',
  EDGES_LOST: 'adapters/gpio-chardev',
  LINE_LOST: 'adapters/gpio-chardev',
  CLOCK_UNSET: 'stories/credit-life',
  COLLECT_REFUSED: 'app/collect-command',
  TEST_REFUSED: 'app/service-terminal',
  TABLE_UNREACHABLE: 'app/collect-command',
  SOCAT_MISSING: 'adapters/pty-port',
  HOLE_BLOCKED: 'stories/game',
  COIN_STUCK: 'stories/credit-life',
  LINE_ACTIVE_AT_START: 'sensing/start-up',
  LINE_CHATTERS: 'sensing/line-health',
  LINE_SILENT: 'sensing/line-health',
  RED_ALONE: 'sensing/red',
  BALL_COUNT: 'stories/game',
  RED_TWICE: 'stories/game',
};

describe.each(Object.entries(RAISED_IN))('The fault %s', (code, story) => {
  const stories = readFileSync(`test/${story}.test.ts`, 'utf8');

  it('is expected by the story that raises it', () => {
    const statements = stories.split(';').filter((statement) => !/\.not\./.test(statement));
    expect(statements.join(';')).toMatch(new RegExp(`\\b(expect|until)\\([^;]*\\b${code}\\b`));
  });

  it('is given to nobody there', () => {
    expect(stories).not.toMatch(new RegExp(`(TableError|raise)\\(\\s*'${code}'`));
    expect(stories).not.toMatch(new RegExp(`(report|tell)\\(\\{[^;]*\\b${code}\\b`));
  });
});
