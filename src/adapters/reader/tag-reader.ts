import type { BallReader, BallReaderEvent } from '../../ports/ball-reader.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Line, OpenLine } from '../../ports/serial-line.ts';
import type { ErrorCode } from '../../ports/table-error.ts';
import { type Field, GONE_MS, leftAt, seenIn } from './field.ts';
import { BETWEEN, type Heard, type Hearing, heard } from './frame.ts';

export interface TagReaderOptions {
  readonly port: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly open: OpenLine;
}

/** How long until the port is tried again, each time; then as the last. */
const RETRY_MS = [500, 1_000, 2_000, 5_000] as const;
const LAST_RETRY_MS = 5_000;
/** A port that is only read does not tell that it is gone: a byte that nobody hears goes out now and then. */
const PROBE_MS = 1_000;
const PROBE = Uint8Array.of(0);
/** So much in a row that cannot be read is no ball that rolled by too fast. */
const NOISY = 8;
/** A ball rolls by within a second: one that stays so long lies there. */
const BLOCKED_MS = 20_000;

/** An RDM6300, which says the number of the tag before it over and over, and nothing else, ever. */
export class TagReader implements BallReader {
  readonly #options: TagReaderOptions;
  readonly #raised = new Map<ErrorCode, string>();
  #tell: (event: BallReaderEvent) => void = () => {};
  #isEnding = false;
  #line: Line | null = null;
  #hearing: Hearing = BETWEEN;
  #field: Field = new Map();
  #garbled = 0;
  #failures = 0;
  #reason = '';
  #timer: unknown = null;
  #goneTimer: unknown = null;
  /** Opening a line or closing one, whichever was last. */
  #settling: Promise<void> = Promise.resolve();

  constructor(options: TagReaderOptions) {
    this.#options = options;
  }

  async start(tell: (event: BallReaderEvent) => void): Promise<void> {
    this.#tell = tell;
    this.#seek();
  }

  async stop(): Promise<void> {
    const { clock } = this.#options;
    this.#isEnding = true;
    this.#tell = () => {};
    clock.clearTimeout(this.#timer);
    clock.clearTimeout(this.#goneTimer);
    await this.#settling;
    await this.#line?.close();
    this.#line = null;
  }

  #seek(): void {
    this.#settling = this.#open();
  }

  async #open(): Promise<void> {
    const { open, port } = this.#options;
    let line: Line;
    try {
      line = await open(port);
    } catch (error) {
      this.#lose(String(error));
      return;
    }
    if (this.#isEnding) await line.close();
    else this.#listen(line);
  }

  #listen(line: Line): void {
    const { log, port } = this.#options;
    this.#line = line;
    this.#hearing = BETWEEN;
    this.#failures = 0;
    this.#reason = '';
    line.onBytes((bytes) => this.#hear(bytes));
    line.onLost(() => this.#lost(line));
    this.#mend('READER_LOST');
    this.#probe(line);
    log.info({ port }, 'the ball reader is listened to');
  }

  #probe(line: Line): void {
    line.write(PROBE);
    this.#timer = this.#options.clock.setTimeout(() => this.#probe(line), PROBE_MS);
  }

  #lost(line: Line): void {
    if (this.#line !== line || this.#isEnding) return;
    this.#options.clock.clearTimeout(this.#timer);
    this.#line = null;
    this.#mend('READER_NOISY');
    this.#settling = line.close().then(() => this.#lose('the port closed'));
  }

  #lose(reason: string): void {
    if (this.#isEnding) return;
    const { clock, log, port } = this.#options;
    if (reason !== this.#reason) log.warn({ reason, port }, 'there is no ball reader');
    this.#reason = reason;
    this.#raise('READER_LOST', port);
    this.#timer = clock.setTimeout(() => this.#seek(), RETRY_MS[this.#failures++] ?? LAST_RETRY_MS);
  }

  #hear(bytes: Uint8Array): void {
    for (const byte of bytes) {
      const { hearing, told } = heard(this.#hearing, byte);
      this.#hearing = hearing;
      if (told) this.#understand(told);
    }
  }

  #understand(told: Heard): void {
    if (told.type === 'tag') {
      this.#read(told.tag);
      return;
    }
    this.#garbled++;
    this.#options.log.debug({ why: told.why }, 'the ball reader could not be understood');
    if (this.#garbled >= NOISY) this.#raise('READER_NOISY', this.#options.port);
  }

  #read(tag: string): void {
    const at = this.#options.clock.now();
    const { field, isNew } = seenIn(this.#field, tag, at);
    this.#field = field;
    this.#garbled = 0;
    this.#mend('READER_NOISY');
    if (at - (field.get(tag)?.since ?? at) >= BLOCKED_MS) this.#raise('READER_BLOCKED', tag);
    this.#awaitGone();
    if (isNew) this.#tell({ type: 'tag', tag, at });
  }

  #awaitGone(): void {
    const { clock } = this.#options;
    clock.clearTimeout(this.#goneTimer);
    this.#goneTimer = clock.setTimeout(() => {
      this.#field = leftAt(this.#field, clock.now());
      const blocker = this.#raised.get('READER_BLOCKED');
      if (blocker !== undefined && !this.#field.has(blocker)) this.#mend('READER_BLOCKED');
    }, GONE_MS);
  }

  #raise(code: ErrorCode, what: string): void {
    if (this.#raised.has(code)) return;
    this.#raised.set(code, what);
    this.#tell({ type: 'failed', code, what });
  }

  #mend(code: ErrorCode): void {
    const what = this.#raised.get(code);
    if (what === undefined) return;
    this.#raised.delete(code);
    this.#tell({ type: 'mended', code, what });
  }
}
