import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES = 16;
/** The system is asked for random bytes once for so many ids: each time costs more than the id. */
const AT_ONCE = 256;

const pool = new Uint8Array(BYTES * AT_ONCE);
let used = pool.length;

function nextRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}

const SEQUENCE_START = 2 ** 31;
let msecs = 0;
let seq = 0;

/** A new record's id: a UUIDv7, so that later ids sort later and indexes grow at one end. */
export function newId(): string {
  const random = nextRandom();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // Those of a millisecond count on from somewhere in the lower half.
    seq = new DataView(random.buffer, random.byteOffset).getUint32(0) % SEQUENCE_START;
  } else {
    seq += 1;
    if (seq === 2 * SEQUENCE_START) {
      seq = 0;
      msecs += 1;
    }
  }
  return v7({ random, msecs, seq });
}
