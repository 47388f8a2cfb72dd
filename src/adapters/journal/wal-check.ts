const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * Has the write-ahead log lost something that was on the disk? SQLite takes the first frame with a wrong sum for the
 * end and says nothing. But a transaction begins only when the one before it is safe: a wrong frame with a whole
 * transaction and one more frame behind it was not torn by a power cut, it was damaged.
 */
export function walIsDamaged(wal: Buffer): boolean {
  if (wal.length < HEADER_BYTES + FRAME_HEADER_BYTES) return false;
  const order = endianness(wal.readUInt32BE(0));
  const header = order && checksum(wal.subarray(0, 24), [0, 0], order);
  if (!header || !matches(wal.subarray(24), header)) return true;
  const frames = framesOf(wal);
  let sum = header;
  const broken = frames.findIndex((frame) => {
    sum = checksum(frame.page, checksum(frame.head.subarray(0, 8), sum, order), order);
    return !frame.live || !matches(frame.head.subarray(16), sum);
  });
  if (broken < 0) return false;
  const behind = frames.slice(broken).filter((frame) => frame.live);
  const commit = behind.findIndex((frame) => frame.commits);
  return commit >= 0 && commit < behind.length - 1;
}

type Endianness = 'big' | 'little';
type Sum = readonly [number, number];

interface Frame {
  readonly head: Buffer;
  readonly page: Buffer;
  readonly commits: boolean;
  /** Of the log's present life: the frames of an earlier one have other salts. */
  readonly live: boolean;
}

function endianness(magic: number): Endianness | null {
  if (magic === 0x377f0683) return 'big';
  return magic === 0x377f0682 ? 'little' : null;
}

function framesOf(wal: Buffer): readonly Frame[] {
  const salts = wal.subarray(16, 24);
  const bytes = FRAME_HEADER_BYTES + wal.readUInt32BE(8);
  const frames: Frame[] = [];
  for (let at = HEADER_BYTES; at + bytes <= wal.length; at += bytes) {
    const head = wal.subarray(at, at + FRAME_HEADER_BYTES);
    const page = wal.subarray(at + FRAME_HEADER_BYTES, at + bytes);
    const live = head.subarray(8, 16).equals(salts);
    frames.push({ head, page, live, commits: head.readUInt32BE(4) !== 0 });
  }
  return frames;
}

function matches(written: Buffer, [first, second]: Sum): boolean {
  return written.readUInt32BE(0) === first && written.readUInt32BE(4) === second;
}

/** The sum of the WAL format: pairs of 32-bit words, each added to the other's running sum. */
function checksum(bytes: Buffer, seed: Sum, order: Endianness): Sum {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [first, second] = seed;
  for (let at = 0; at < bytes.byteLength; at += 8) {
    first = (first + words.getUint32(at, order === 'little') + second) >>> 0;
    second = (second + words.getUint32(at + 4, order === 'little') + first) >>> 0;
  }
  return [first, second];
}
