import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { isOneOf } from '../../domain/is-one-of.ts';
import { RequestError } from '../request-error.ts';
import type { BlobStore } from './blob-store.ts';
import { encodePicture, MAX_MEGAPIXELS, PictureError } from './encode-picture.ts';
import { readWithinLimit } from './read-within-limit.ts';
import { type RecordFileKind, storedName } from './stored-name.ts';

/** The most that one uploaded file may hold. */
export const MAX_UPLOAD_BYTES = 10_000_000;

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** The longest edge that is kept: an ID card must stay legible, a photo only has to look good. */
const EDGES: Record<RecordFileKind, number> = { picture: 1600, document: 2400 };

const ACCEPTED: Record<RecordFileKind, string> = {
  picture: 'JPEG, PNG, WebP, AVIF, GIF',
  document: 'JPEG, PNG, WebP, AVIF, GIF, PDF',
};

export type Upload = { field: string; kind: RecordFileKind; stream: Readable };

const tooLarge = (field: string, limit: string): RequestError =>
  new RequestError('request.tooLarge', { fields: { [field]: { code: 'tooLarge', limit } } });

const wrongType = ({ field, kind }: Upload): RequestError =>
  new RequestError('request.wrongType', {
    fields: { [field]: { code: 'wrongFileType', limit: ACCEPTED[kind] } },
  });

async function encoded(
  upload: Upload,
  bytes: Buffer,
): Promise<{ bytes: Buffer; extension: string }> {
  // The name and the type that the sender claims are never looked at: only the bytes decide.
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === 'application/pdf' && upload.kind === 'document') return { bytes, extension: 'pdf' };
  if (!isOneOf(PICTURE_TYPES, type)) throw wrongType(upload);
  try {
    return await encodePicture(bytes, EDGES[upload.kind]);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw error.reason === 'tooManyPixels'
      ? tooLarge(upload.field, `${MAX_MEGAPIXELS} megapixels`)
      : wrongType(upload);
  }
}

/**
 * Stores an uploaded file and returns its new name. Throws a `RequestError` that names the field:
 * 413 for a file that is too large, 415 for one that is not what the field holds.
 */
export async function storeUpload(blobs: BlobStore, upload: Upload): Promise<string> {
  const bytes = await readWithinLimit(upload.stream, MAX_UPLOAD_BYTES);
  if (!bytes) throw tooLarge(upload.field, `${MAX_UPLOAD_BYTES / 1_000_000} MB`);
  const file = await encoded(upload, bytes);
  const name = storedName(upload.kind, file.extension);
  await blobs.put(name, file.bytes);
  return name;
}
