import type { ByteSource } from './byte-source.ts';

const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const FORMAT_BYTES = 16;

/** Whether a WAV file describes its sample format and then holds samples. */
export async function isWave(bytes: ByteSource): Promise<boolean> {
  let hasFormat = false;
  for (let at = RIFF_HEAD_BYTES; at < bytes.size; ) {
    const head = await bytes.read(at, CHUNK_HEAD_BYTES);
    if (head.length < CHUNK_HEAD_BYTES) return false;
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    // An interrupted recorder leaves a wrong size here.
    if (name === 'data') return hasFormat && size > 0 && at + CHUNK_HEAD_BYTES < bytes.size;
    if (name === 'fmt ') hasFormat = size >= FORMAT_BYTES;
    // Chunks begin at even offsets.
    at += CHUNK_HEAD_BYTES + size + (size % 2);
  }
  return false;
}
