import { buffer } from 'node:stream/consumers';
import { THUMBNAIL_EDGES, type ThumbnailSize } from '../../domain/chat/message.ts';
import { RequestError } from '../base/request-error.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { attachmentOf, thumbnailName, thumbnailNames } from '../blobs/stored-name.ts';
import type { PictureDecoder } from '../pictures/picture-decoder.ts';
import { PictureError } from '../pictures/picture-error.ts';

type House = { readonly blobs: BlobStore; readonly pictures: PictureDecoder };
type PictureRequest = {
  readonly name: string;
  readonly size: ThumbnailSize;
  readonly owner: string;
};

/** Draws the smaller copies of a picture that was stored without them. */
async function drawSmaller({ blobs, pictures }: House, name: string, owner: string): Promise<void> {
  const bytes = await buffer(await blobs.get(name));
  const smaller = Object.values(THUMBNAIL_EDGES);
  const drawn = await pictures.examine({ bytes, owner, smaller });
  for (const [at, copy] of thumbnailNames(name).entries()) {
    const picture = drawn.smaller[at];
    if (!picture) throw new Error('The picture process drew too few thumbnails.');
    await blobs.put(copy, picture);
  }
}

/** A picture that is no heavier than this is not worth a copy. */
const SMALL_BYTES = 24_000;

/**
 * The name of a smaller copy of a stored picture. One that is not there yet is drawn now: pictures of
 * earlier versions and of the sample week have none. One that is small already, or cannot be drawn,
 * is shown whole. Throws a 404 for a picture that is not stored.
 */
export async function smallerPicture(
  house: House,
  { name, size, owner }: PictureRequest,
): Promise<string> {
  const copy = thumbnailName(name, size);
  if (await house.blobs.stat(copy)) return copy;
  // The copies of a picture have none of their own.
  const stored = attachmentOf(name) === name ? await house.blobs.stat(name) : undefined;
  if (!stored) throw new RequestError('record.notFound');
  if (stored.size <= SMALL_BYTES) return name;
  try {
    await drawSmaller(house, name, owner);
    return copy;
  } catch (error) {
    if (error instanceof PictureError) return name;
    throw error;
  }
}
