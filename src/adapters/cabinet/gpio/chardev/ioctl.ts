import { getSystemErrorName } from 'node:util';
import koffi from 'koffi';

const call = koffi.load(null).func('int ioctl(int fd, unsigned long request, void *bytes)');

/** Throws an Error with the kernel's `code`, such as EBUSY. */
export function ioctl(fd: number, request: number, bytes: Buffer): void {
  if (call(fd, request, bytes) >= 0) return;
  const code = getSystemErrorName(-koffi.errno());
  throw Object.assign(new Error(`${code}: ioctl 0x${request.toString(16)}`), { code });
}
