import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { PART_BYTES, type S3Client, StorageError } from './s3-client.ts';

const TYPE = 'application/octet-stream';

/** The bytes in parts of one size, as some storages demand; the last one may be smaller. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (size + rest.length >= PART_BYTES) {
      const fits = PART_BYTES - size;
      yield Buffer.concat([...chunks, rest.subarray(0, fits)]);
      [chunks, size, rest] = [[], 0, rest.subarray(fits)];
    }
    chunks.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/**
 * Sends one part after the other. `putAnyObject` of the client would send some at once, repeat what
 * has been repeated already, and end the process if one fails while the source is waited for.
 */
async function sendParts(
  { call, place }: S3Client,
  key: string,
  { first, rest }: { readonly first: Buffer; readonly rest: AsyncIterable<Buffer> },
): Promise<number> {
  const upload = await call((s3) => s3.getMultipartUploadId(key, TYPE));
  const send = (bytes: Buffer, number: number) =>
    call((s3) => s3.uploadPart(key, upload, bytes, number));
  try {
    const parts = [await send(first, 1)];
    let size = first.length;
    for await (const bytes of rest) {
      parts.push(await send(bytes, parts.length + 1));
      size += bytes.length;
    }
    const { etag } = await call((s3) => s3.completeMultipartUpload(key, upload, parts));
    // A storage may answer with 200 before it joins the parts, and with an error behind it.
    if (!etag) throw new StorageError(`The object storage ${place} has not joined a file's parts.`);
    return size;
  } catch (error) {
    const ended = call((s3) => s3.abortMultipartUpload(key, upload));
    await ignoringFailure(ended, 'The first error says more; the storage forgets parts in time.');
    throw error;
  }
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
  const rest = inParts(bytes);
  try {
    const first = (await rest.next()).value ?? Buffer.alloc(0);
    if (first.length === PART_BYTES) return await sendParts(client, key, { first, rest });
    await client.call((s3) => s3.putObject(key, first, TYPE));
    return first.length;
  } finally {
    await rest.return(undefined);
  }
}
