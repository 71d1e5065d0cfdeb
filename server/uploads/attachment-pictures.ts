import { buffer } from 'node:stream/consumers';
import { THUMBNAIL_EDGES } from '../../domain/chat/message.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/uploads.ts';
import { thumbnailNames } from '../blobs/stored-name.ts';
import { typeOfBytes } from '../blobs/type-of-bytes.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';
import type { House, SettledFile } from './attachment.ts';
import { SHOWN_NAMES } from './file-types.ts';
import { rejectedFile } from './rejected-file.ts';

/** Longest edge of a picture, enough to read a photographed document. */
const EDGE = 2400;

/** The longest edges of the thumbnails, in the order of their names. */
const SMALLER = Object.values(THUMBNAIL_EDGES);

/** The maximum size of a sender's picture of a video or of a page. */
export const MAX_POSTER_BYTES = 1_000_000;

const POSTER_TYPES: readonly (string | undefined)[] = ['image/jpeg', 'image/webp'];
const POSTER_NAMES = 'JPEG, WebP';

/** Runs the picture process; a picture that it rejects is a rejection that names the part. */
async function rejecting<T>(part: string, accepted: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw error.reason === 'unreadable'
      ? rejectedFile.wrongType(part, accepted)
      : rejectedFile.tooLarge(part, PICTURE_LIMITS[error.reason]);
  }
}

async function storeThumbnails(
  { blobs, noteStored }: House,
  attachment: string,
  pictures: readonly Uint8Array[],
): Promise<void> {
  for (const [at, name] of thumbnailNames(attachment).entries()) {
    const picture = pictures[at];
    if (!picture) throw new Error('The picture process drew too few thumbnails.');
    noteStored(name);
    await blobs.put(name, picture);
  }
}

type Picture = { name: string; mediaType: string; size: number; owner: string };

/**
 * The picture as it is stored: a copy without the location and the device that cameras write into
 * it, and its thumbnails. An animation is stored unchanged, because it would lose all but its first
 * frame, which its thumbnails show.
 */
export async function settlePicture(
  house: House,
  { name, mediaType, size, owner }: Picture,
): Promise<Omit<SettledFile, 'type'>> {
  const { blobs, pictures } = house;
  if (size > MAX_UPLOAD_BYTES) {
    throw rejectedFile.tooLarge('file', `${MAX_UPLOAD_BYTES / 1_000_000} MB`);
  }
  const bytes = await buffer(await blobs.get(name));
  if (mediaType === 'image/gif') {
    const work = pictures.examine({ bytes, owner, smaller: SMALLER });
    const { width, height, smaller } = await rejecting('file', SHOWN_NAMES, work);
    await storeThumbnails(house, name, smaller);
    return { name, mediaType, size, width, height, thumbnails: true };
  }
  const work = pictures.encode({ bytes, edge: EDGE, owner, smaller: SMALLER });
  const picture = await rejecting('file', SHOWN_NAMES, work);
  const stored = await blobs.put(name, picture.bytes);
  await storeThumbnails(house, name, picture.smaller);
  const { width, height, extension } = picture;
  const type = extension === 'jpg' ? 'image/jpeg' : 'image/webp';
  return { name, mediaType: type, size: stored.size, width, height, thumbnails: true };
}

/** Stores the sender's picture of a file as the thumbnails of it. */
export async function storePoster(
  house: House,
  { name, poster, owner }: { name: string; poster: Buffer; owner: string },
): Promise<void> {
  const type = (await typeOfBytes(poster))?.mime;
  if (!POSTER_TYPES.includes(type)) throw rejectedFile.wrongType('poster', POSTER_NAMES);
  const work = house.pictures.examine({ bytes: poster, owner, smaller: SMALLER });
  const { smaller } = await rejecting('poster', POSTER_NAMES, work);
  await storeThumbnails(house, name, smaller);
}
