import { writeFileSync } from 'node:fs';

/** How an output is switched off by whoever holds nothing of it: plain values, to be handed to another thread. */
export type Cutoff =
  | { readonly by: 'file'; readonly path: string }
  | { readonly by: 'ioctl'; readonly fd: number; readonly request: number; readonly bytes: Uint8Array };

/** Ready to do it at once. What it returns throws what the kernel refuses. */
export async function cutter(cutoff: Cutoff): Promise<() => void> {
  if (cutoff.by === 'file') return () => writeFileSync(cutoff.path, '0');
  const { ioctl } = await import('./chardev/ioctl.ts');
  return () => ioctl(cutoff.fd, cutoff.request, Buffer.from(cutoff.bytes));
}
