import { Readable } from 'node:stream';
import { PART_BYTES, type S3Client } from './s3-client.ts';

const TYPE = 'application/octet-stream';

type Bytes = AsyncIterator<Uint8Array>;

/** Reads the bytes of one part, and whether more follow. */
async function firstPart(source: Bytes): Promise<{ bytes: Buffer; isAll: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= PART_BYTES) {
    const next = await source.next();
    if (next.done) return { bytes: Buffer.concat(chunks), isAll: true };
    chunks.push(next.value);
    size += next.value.length;
  }
  return { bytes: Buffer.concat(chunks), isAll: false };
}

async function sendParts(
  { call }: S3Client,
  key: string,
  { first, rest }: { readonly first: Buffer; readonly rest: Bytes },
): Promise<number> {
  let size = 0;
  let failure: unknown;
  async function* all() {
    try {
      yield first;
      size += first.length;
      for (let next = await rest.next(); !next.done; next = await rest.next()) {
        size += next.value.length;
        yield next.value;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  const body = Readable.toWeb(Readable.from(all(), { objectMode: false })) as ReadableStream;
  // What the source failed with is nothing that the storage did.
  await call((client) =>
    client.putAnyObject(key, body, TYPE).catch((error: unknown) => {
      throw failure ?? error;
    }),
  );
  return size;
}

/**
 * Stores bytes as an object, which is there completely or not at all, and returns their number. More
 * than one part's are never in memory as a whole.
 */
export async function uploadTo(
  client: S3Client,
  key: string,
  bytes: AsyncIterable<Uint8Array> | Uint8Array,
): Promise<number> {
  if (bytes instanceof Uint8Array) {
    await client.call((s3) => s3.putObject(key, bytes, TYPE));
    return bytes.length;
  }
  const source = bytes[Symbol.asyncIterator]();
  try {
    const { bytes: first, isAll } = await firstPart(source);
    if (!isAll) return await sendParts(client, key, { first, rest: source });
    await client.call((s3) => s3.putObject(key, first, TYPE));
    return first.length;
  } finally {
    await source.return?.();
  }
}
