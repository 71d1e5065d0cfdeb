import { v7 } from 'uuid';
import type { Random } from './vocabulary/random.ts';

/** The id of something created at a moment: a UUIDv7 whose random part comes from the seed. */
export const sampleId = (at: Date, random: Random): string =>
  v7({
    msecs: at.getTime(),
    random: Uint8Array.from({ length: 16 }, () => random.between(0, 255)),
    seq: random.between(0, 0x7fffffff),
  });
