import sharp from 'sharp';

/** More than any camera of our customers takes; a picture that claims more is made to fill memory. */
export const MAX_MEGAPIXELS = 50;

/** Thrown for bytes that look like a picture and are none, or for one of absurd size. */
export class PictureError extends Error {
  readonly reason: 'tooManyPixels' | 'unreadable';

  constructor(reason: 'tooManyPixels' | 'unreadable') {
    super(`This picture is refused: ${reason}.`);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

export type EncodedPicture = { bytes: Buffer; extension: 'jpg' | 'webp' };

/** Runs sharp, whose every complaint about the input means that the picture cannot be read. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new PictureError('unreadable');
  }
}

/**
 * Encodes a picture anew: upright, at most `edge` pixels long and wide, without the place and the
 * device that cameras write into it. Only the pixels of the upload are ever served again.
 */
export async function encodePicture(bytes: Buffer, edge: number): Promise<EncodedPicture> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height, hasAlpha } = await readable(picture.metadata());
  if (width * height > MAX_MEGAPIXELS * 1_000_000) throw new PictureError('tooManyPixels');
  const upright = picture
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  return hasAlpha
    ? { bytes: await readable(upright.webp({ quality: 84 }).toBuffer()), extension: 'webp' }
    : { bytes: await readable(upright.jpeg({ quality: 84 }).toBuffer()), extension: 'jpg' };
}
