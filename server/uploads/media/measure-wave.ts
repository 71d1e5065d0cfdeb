import type { ByteSource } from './byte-source.ts';
import type { Measures } from './measures.ts';
import { chunksIn } from './wave-chunks.ts';

/** Where a format says how many bytes a second takes. */
const BYTES_A_SECOND_AT = 8;

/** The duration of a WAV file: the bytes of its samples through those of a second. */
export async function measureWave(bytes: ByteSource): Promise<Measures> {
  let bytesPerSecond = 0;
  for await (const { name, start, size } of chunksIn(bytes)) {
    if (name === 'fmt ') {
      const format = await bytes.read(start + BYTES_A_SECOND_AT, 4);
      bytesPerSecond = format.length === 4 ? format.readUInt32LE(0) : 0;
    }
    if (name !== 'data' || bytesPerSecond === 0) continue;
    // An interrupted recorder leaves a size that is too large.
    return { duration: Math.min(size, bytes.size - start) / bytesPerSecond };
  }
  return {};
}
