import type { Readable } from 'node:stream';
import { THUMBNAIL_EDGES } from '../../domain/chat/message.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  type FileType,
  MAX_UPLOAD_BYTES,
  PICTURE_TYPES,
  UPLOAD_TYPES,
} from '../../domain/uploads.ts';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { type RecordFileKind, storedName, thumbnailNames } from '../blobs/stored-name.ts';
import { typeOfBytes } from '../blobs/type-of-bytes.ts';
import type { Cut } from '../pictures/encode-picture.ts';
import type { PictureDecoder } from '../pictures/picture-decoder.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';
import { readWithinLimit } from './read-within-limit.ts';

const PICTURES = PICTURE_TYPES.map(({ mediaType }) => mediaType);

/** The longest edge that is stored: an ID card must stay legible, a photo only has to look good. */
const EDGES: Record<RecordFileKind, number> = { picture: 1600, document: 2400 };

const namesOf = (types: readonly FileType[]): string => types.map(({ name }) => name).join(', ');

const ACCEPTED: Record<RecordFileKind, string> = {
  picture: namesOf(UPLOAD_TYPES.image),
  document: namesOf(UPLOAD_TYPES.file),
};

/** `owner` is the sender: pictures are decoded alternately between senders. */
export type Upload = {
  field: string;
  kind: RecordFileKind;
  stream: Readable;
  owner: string;
  /** The frame that a picture is cut to. */
  cut?: Cut | undefined;
};

/** The longest edges of the smaller copies of a picture, in the order of their names. */
const SMALLER = Object.values(THUMBNAIL_EDGES);

type House = { readonly blobs: BlobStore; readonly pictures: PictureDecoder };

const tooLarge = (field: string, limit: string): RequestError =>
  new RequestError('request.tooLarge', { fields: { [field]: { code: 'tooLarge', limit } } });

const wrongType = ({ field, kind }: Upload): RequestError =>
  new RequestError('request.wrongType', {
    fields: { [field]: { code: 'wrongFileType', limit: ACCEPTED[kind] } },
  });

async function encoded(
  pictures: PictureDecoder,
  upload: Upload,
  bytes: Buffer,
): Promise<{ bytes: Uint8Array; extension: string; smaller: readonly Uint8Array[] }> {
  // The name and type that the sender claims are ignored: only the bytes decide.
  const type = (await typeOfBytes(bytes))?.mime;
  if (type === 'application/pdf' && upload.kind === 'document') {
    return { bytes, extension: 'pdf', smaller: [] };
  }
  if (!isOneOf(PICTURES, type)) throw wrongType(upload);
  try {
    const { cut, owner, kind } = upload;
    const smaller = kind === 'picture' ? SMALLER : [];
    return await pictures.encode({ bytes, edge: EDGES[kind], cut, owner, smaller });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw error.reason === 'unreadable'
      ? wrongType(upload)
      : tooLarge(upload.field, PICTURE_LIMITS[error.reason]);
  }
}

/**
 * Stores an uploaded file and returns its new name; smaller copies of a picture are stored with it. Throws a `RequestError` that names the field:
 * 413 for a file that is too large, 415 for one of a type that the field does not accept.
 */
export async function storeUpload({ blobs, pictures }: House, upload: Upload): Promise<string> {
  const bytes = await readWithinLimit(upload.stream, MAX_UPLOAD_BYTES);
  if (!bytes) throw tooLarge(upload.field, `${MAX_UPLOAD_BYTES / 1_000_000} MB`);
  const file = await encoded(pictures, upload, bytes);
  const name = storedName(upload.kind, file.extension);
  await blobs.put(name, file.bytes);
  for (const [at, copy] of file.smaller.entries()) {
    await blobs.put(thumbnailNames(name)[at] ?? name, copy);
  }
  return name;
}
