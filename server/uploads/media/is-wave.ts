import type { ByteSource } from './byte-source.ts';
import { chunksIn } from './wave-chunks.ts';

const FORMAT_BYTES = 16;

/** Whether a WAV file describes its sample format and then holds samples. */
export async function isWave(bytes: ByteSource): Promise<boolean> {
  let hasFormat = false;
  for await (const { name, start, size } of chunksIn(bytes)) {
    // An interrupted recorder leaves a wrong size here.
    if (name === 'data') return hasFormat && size > 0 && start < bytes.size;
    if (name === 'fmt ') hasFormat = size >= FORMAT_BYTES;
  }
  return false;
}
