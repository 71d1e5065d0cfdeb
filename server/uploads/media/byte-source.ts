import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../../blobs/blob-store.ts';

/** The bytes of a file, read in parts. */
export type ByteSource = {
  readonly size: number;
  /** The requested number of bytes from `start` on, or fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
};

/** The checks read a few bytes at a time. Larger blocks are read from the disk. */
const WINDOW_BYTES = 65_536;

/** Reads a stored file in windows, never all of it. */
export function sourceOf(blobs: BlobStore, name: string, size: number): ByteSource {
  let from = 0;
  let buffered: Buffer = Buffer.alloc(0);
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      if (start >= end) return Buffer.alloc(0);
      if (start < from || end > from + buffered.length) {
        const last = Math.max(end, Math.min(start + WINDOW_BYTES, size)) - 1;
        buffered = await buffer(await blobs.get(name, { start, end: last }));
        from = start;
      }
      return buffered.subarray(start - from, end - from);
    },
  };
}

/** The same bytes. They end early for whoever reads more often than this. */
export function readAtMost(times: number, { size, read }: ByteSource): ByteSource {
  let reads = 0;
  return {
    size,
    async read(start, length) {
      reads += 1;
      return reads > times ? Buffer.alloc(0) : read(start, length);
    },
  };
}
