import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 2_000;
const DEFLATED = 8;

/**
 * Whether all that is packed in a zip file stays below a size, and it is one that can be read. What
 * the file says of itself proves nothing, so every part is unpacked as far as the limit.
 */
export function fitsUnpacked(bytes: Buffer, limit: number): boolean {
  const last = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  let end = bytes.length - END_BYTES;
  while (end >= last && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < last) return false;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return false;
  let at = bytes.readUInt32LE(end + 16);
  let left = limit;
  for (let entry = 0; entry < count; entry += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) return false;
    const size = unpackedSize(bytes, at, left);
    left -= size;
    if (left < 0) return false;
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return true;
}

function unpackedSize(bytes: Buffer, at: number, limit: number): number {
  const packed = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (bytes.readUInt16LE(at + 10) !== DEFLATED) return packed;
  // It throws when there is more than the limit.
  const inflated = inflateRawSync(bytes.subarray(start, start + packed), {
    maxOutputLength: Math.max(1, limit),
  });
  return inflated.length;
}
