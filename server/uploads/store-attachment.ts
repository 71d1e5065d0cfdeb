import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { MAX_ATTACHMENT_BYTES } from '../../domain/chat/attachment-size.ts';
import { type AttachmentType, attachmentTypeOf } from '../../domain/chat/message-types.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/uploads.ts';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { PictureDecoder } from '../pictures/picture-decoder.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';
import { sourceOf } from './media/byte-source.ts';
import { isPlayable } from './media/is-playable.ts';

/** As many leading bytes as the recognised file types need. */
const SNIFFED_BYTES = 4100;

/** Longest edge of a picture, enough to read a photographed document. */
const EDGE = 2400;

/** What a browser can show or play; other types could do more than be looked at. */
const PDF = 'application/pdf';
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  ...[PDF, 'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  ...['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp'],
  ...['audio/mpeg', 'audio/ogg', 'audio/x-m4a', 'audio/mp4', 'audio/wav', 'audio/aac'],
]);

const ACCEPTED = 'PDF, JPEG, PNG, WebP, AVIF, GIF, MP4, WebM, MOV, MP3, OGG, M4A, WAV, AAC';

/** Containers that hold a voice recording as well as a video, and its media type in that case. */
const VOICE_IN: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
};

type House = { readonly blobs: BlobStore; readonly pictures: PictureDecoder };

export type StoredAttachment = {
  /** The name that it is stored under. */
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
};

const wrongType = (): RequestError =>
  new RequestError('request.wrongType', {
    fields: { file: { code: 'wrongFileType', limit: ACCEPTED } },
  });

const tooLarge = (limit: string): RequestError =>
  new RequestError('request.tooLarge', { fields: { file: { code: 'tooLarge', limit } } });

/** The bytes as they arrive, until there are too many. */
async function* atMost(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw tooLarge(`${limit / 1_000_000} MB`);
    yield bytes;
  }
}

async function sniffed(blobs: BlobStore, name: string, size: number): Promise<string> {
  const end = Math.min(size, SNIFFED_BYTES) - 1;
  const head = await buffer(await blobs.get(name, { start: 0, end }));
  const [mediaType = ''] = ((await fileTypeFromBuffer(head))?.mime ?? '').split(';');
  if (!MEDIA_TYPES.has(mediaType)) throw wrongType();
  return mediaType;
}

/** Replaces a picture by a copy without the location and the device that cameras write into it. */
async function encodedAnew(
  { blobs, pictures }: House,
  { name, bytes, owner }: { name: string; bytes: Buffer; owner: string },
): Promise<StoredAttachment> {
  const picture = await pictures.encode({ bytes, edge: EDGE, owner });
  const { size } = await blobs.put(name, picture.bytes);
  return { name, size, mediaType: picture.extension === 'jpg' ? 'image/jpeg' : 'image/webp' };
}

/**
 * The picture as it is stored. An animation is stored unchanged: it would lose all but its first
 * frame.
 */
async function asPicture(
  house: House,
  { name, mediaType, size, owner }: StoredAttachment & { owner: string },
): Promise<StoredAttachment> {
  if (size > MAX_UPLOAD_BYTES) throw tooLarge(`${MAX_UPLOAD_BYTES / 1_000_000} MB`);
  const bytes = await buffer(await house.blobs.get(name));
  try {
    if (mediaType !== 'image/gif') return await encodedAnew(house, { name, bytes, owner });
    await house.pictures.examine({ bytes, owner });
    return { name, mediaType, size };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw error.reason === 'unreadable' ? wrongType() : tooLarge(PICTURE_LIMITS[error.reason]);
  }
}

/**
 * Stores a file of a conversation under its name as it arrives, and finds out its type from its
 * bytes. Throws a `RequestError` that names the part: 413, 415, or 422 for an empty file.
 */
export async function storeAttachment(
  house: House,
  { name, stream, owner }: { name: string; stream: Readable; owner: string },
): Promise<StoredAttachment> {
  const { blobs } = house;
  const { size } = await blobs.put(name, Readable.from(atMost(stream, MAX_ATTACHMENT_BYTES)));
  if (size === 0)
    throw new RequestError('record.invalid', { fields: { file: { code: 'required' } } });
  const mediaType = await sniffed(blobs, name, size);
  const stored = { name, mediaType, size };
  if (mediaType.startsWith('image/')) return asPicture(house, { ...stored, owner });
  if (mediaType !== PDF && !(await isPlayable(mediaType, sourceOf(blobs, name, size)))) {
    throw wrongType();
  }
  return stored;
}

/**
 * A stored file as the message type that its sender gives, which tells a voice recording from a
 * video in the same container. Throws a 415 if it is another kind of file.
 */
export function asDeclared(
  stored: StoredAttachment,
  declared: string,
): StoredAttachment & { readonly type: AttachmentType } {
  const type = attachmentTypeOf(declared);
  const voice = type === 'audio' ? VOICE_IN[stored.mediaType] : undefined;
  const mediaType = voice ?? stored.mediaType;
  if (!type || attachmentTypeOf(mediaType) !== type) throw wrongType();
  return { ...stored, mediaType, type };
}
