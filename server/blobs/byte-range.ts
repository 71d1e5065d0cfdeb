import type { ByteRange } from './blob-store.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a `Range` header requests, or `outside` if the file has no such part.
 * `undefined` is all of it: without a header, and for one that is malformed or requests several
 * parts, which HTTP lets a server ignore.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
