import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

const RANDOM_BYTES = 16;

/** The id of something created at a moment: a UUIDv7 whose random part comes from a name for it. */
export function sampleId(at: Date, name: string): string {
  const hash = createHash('sha256').update(name).digest();
  const random = hash.subarray(0, RANDOM_BYTES);
  return v7({ msecs: at.getTime(), random, seq: hash.readUInt32BE(RANDOM_BYTES) >>> 1 });
}
