import type { Readable } from 'node:stream';

/** Everything that a stream holds, or `undefined` once it holds more than `limit` bytes. */
export async function readWithinLimit(
  stream: Readable,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size);
}
