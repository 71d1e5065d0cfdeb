import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRange } from '../../../server/blobs/byte-range.ts';

describe('the part of a file that a player requests', () => {
  it('is inside the file, whatever the header says', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(5000), (first, last, size) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = byteRange(header, size);
          if (!range || range === 'outside') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });

  it('is the part that HTTP defines for the header', () => {
    expect(byteRange('bytes=0-3', 10)).toEqual({ start: 0, end: 3 });
    expect(byteRange('bytes=4-', 10)).toEqual({ start: 4, end: 9 });
    expect(byteRange('bytes=-4', 10)).toEqual({ start: 6, end: 9 });
    expect(byteRange('bytes=-40', 10)).toEqual({ start: 0, end: 9 });
    expect(byteRange('bytes=8-400', 10)).toEqual({ start: 8, end: 9 });
  });

  it('is the whole file if the header is missing or malformed', () => {
    for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2']) {
      expect(byteRange(header, 10), header).toBeUndefined();
    }
  });

  it('does not exist if it begins beyond the end', () => {
    for (const header of ['bytes=10-', 'bytes=11-20', 'bytes=-0']) {
      expect(byteRange(header, 10), header).toBe('outside');
    }
    expect(byteRange('bytes=0-', 0)).toBe('outside');
    expect(byteRange('bytes=-5', 0)).toBe('outside');
  });
});
