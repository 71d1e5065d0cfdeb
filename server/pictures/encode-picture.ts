import sharp, { type Metadata } from 'sharp';
import { PictureError } from './picture-error.ts';
import { excessOf } from './picture-limits.ts';

export type EncodedPicture = { bytes: Uint8Array; extension: 'jpg' | 'webp' };

const BYTES_OF_DEPTH: Readonly<Record<string, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};
const LARGEST_DEPTH = 16;

/** Runs sharp; any complaint about the input means that the picture cannot be read. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new PictureError('unreadable');
  }
}

const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: false });

function refuseTooMuch({ width, height, channels, depth, pages }: Metadata): void {
  const bytesPerChannel = BYTES_OF_DEPTH[depth] ?? LARGEST_DEPTH;
  const excess = excessOf({ width, height, channels, bytesPerChannel, frames: pages ?? 1 });
  if (excess) throw new PictureError(excess);
}

/** Reads the header of a picture. Throws a `PictureError` if it would be too large when decoded. */
export async function examinePicture(bytes: Uint8Array): Promise<void> {
  refuseTooMuch(await readable(open(bytes).metadata()));
}

/**
 * Encodes a picture again: upright, at most `edge` pixels long and wide, without the location and
 * the device that cameras write into it. Only the pixels of the upload are ever served again.
 */
export async function encodePicture(bytes: Uint8Array, edge: number): Promise<EncodedPicture> {
  const picture = open(bytes);
  const metadata = await readable(picture.metadata());
  refuseTooMuch(metadata);
  const upright = picture
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  return metadata.hasAlpha
    ? { bytes: await readable(upright.webp({ quality: 84 }).toBuffer()), extension: 'webp' }
    : { bytes: await readable(upright.jpeg({ quality: 84 }).toBuffer()), extension: 'jpg' };
}
