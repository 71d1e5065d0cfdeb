import { Readable } from 'node:stream';
import { MAX_ATTACHMENT_BYTES } from '../../domain/chat/attachment-size.ts';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { rejectedFile } from './rejected-file.ts';

/** The bytes as they arrive, until there are too many. */
async function* atMost(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw rejectedFile.tooLarge('file', `${limit / 1_000_000} MB`);
    yield bytes;
  }
}

/**
 * Stores a file of a conversation under its name as it arrives, and returns its size. Throws a
 * `RequestError` that names the part: 413, or 422 for an empty file.
 */
export async function receiveAttachment(
  blobs: BlobStore,
  { name, stream }: { name: string; stream: Readable },
): Promise<{ size: number }> {
  const { size } = await blobs.put(name, Readable.from(atMost(stream, MAX_ATTACHMENT_BYTES)));
  if (size > 0) return { size };
  throw new RequestError('record.invalid', { fields: { file: { code: 'required' } } });
}
