import type { ByteSource } from './byte-source.ts';

/** A chunk of a WAV file: its name, and the place and the size of its content. */
type Chunk = { readonly name: string; readonly start: number; readonly size: number };

const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;

/** The chunks of a WAV file, up to its end. */
export async function* chunksIn(bytes: ByteSource): AsyncGenerator<Chunk> {
  for (let at = RIFF_HEAD_BYTES; at < bytes.size; ) {
    const head = await bytes.read(at, CHUNK_HEAD_BYTES);
    if (head.length < CHUNK_HEAD_BYTES) return;
    const size = head.readUInt32LE(4);
    yield { name: head.toString('latin1', 0, 4), start: at + CHUNK_HEAD_BYTES, size };
    // Chunks begin at even offsets.
    at += CHUNK_HEAD_BYTES + size + (size % 2);
  }
}
