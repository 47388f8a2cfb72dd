/** What the driver asks of a kernel: bytes in, bytes out. */
export interface Kernel {
  /** Paths of the GPIO character devices. */
  chips(): readonly string[];
  /** These throw errors with the kernel's `code`, such as EBUSY. */
  open(path: string): number;
  close(fd: number): void;
  /** Sends the bytes, and has the answer in them. */
  ioctl(fd: number, request: number, bytes: Buffer): void;
  /** How many bytes it read; 0 when none wait. */
  read(fd: number, into: Buffer): number;
  /** Tells whenever something waits to be read; what is returned ends that. */
  watch(fd: number, ready: (error: Error | null) => void): () => void;
  /** CLOCK_MONOTONIC, by which the kernel stamps its edges. */
  monotonicNs(): bigint;
}
