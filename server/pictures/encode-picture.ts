import sharp, { type Metadata } from 'sharp';
import {
  areaOf,
  framedSize,
  middleOf,
  type PictureCrop,
  type PictureFrame,
  turnedSize,
} from '../../domain/picture-frame.ts';
import { PictureError } from './picture-error.ts';
import { excessOf, gifScreen } from './picture-limits.ts';

/** What becomes of a picture: its size as it is shown, and the smaller copies that were requested. */
export type ExaminedPicture = {
  readonly width: number;
  readonly height: number;
  /** WebP pictures, in the order of the requested edges. */
  readonly smaller: readonly Uint8Array[];
};

export type EncodedPicture = ExaminedPicture & {
  readonly bytes: Uint8Array;
  readonly extension: 'jpg' | 'webp';
};

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

/** Runs sharp; on any complaint about the input the picture counts as unreadable. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new PictureError('unreadable');
  }
}

const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: false });

function rejectTooMuch(bytes: Uint8Array, metadata: Metadata): void {
  const { channels, depth, pages: frames = 1 } = metadata;
  const bytesPerChannel = BYTES_OF_DEPTH[depth] ?? LARGEST_DEPTH;
  for (const { width, height } of [metadata, gifScreen(bytes) ?? metadata]) {
    const excess = excessOf({ width, height, channels, bytesPerChannel, frames });
    if (excess) throw new PictureError(excess);
  }
}

/** Upright, and at most so many pixels long and wide. */
const fitted = (bytes: Uint8Array, edge: number) =>
  open(bytes)
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });

async function smallerOnes(
  bytes: Uint8Array,
  edges: readonly number[],
): Promise<readonly Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const edge of edges) {
    pictures.push(await readable(fitted(bytes, edge).webp({ quality: 78, effort: 2 }).toBuffer()));
  }
  return pictures;
}

/**
 * Reads the header of a picture, and draws smaller still copies of it. Throws a `PictureError` if it
 * would be too large when decoded.
 */
export async function examinePicture(
  bytes: Uint8Array,
  edges: readonly number[] = [],
): Promise<ExaminedPicture> {
  const metadata = await readable(open(bytes).metadata());
  rejectTooMuch(bytes, metadata);
  const { width, height } = metadata.autoOrient;
  return { width, height, smaller: await smallerOnes(bytes, edges) };
}

/** The frame that a picture is cut to, and the part of it that somebody chose; the middle without one. */
export type Cut = { readonly frame: PictureFrame; readonly crop?: PictureCrop | undefined };

/** Upright, turned, and cut to its frame. */
function framed(bytes: Uint8Array, { autoOrient }: Metadata, { frame, crop }: Cut) {
  const turn = crop?.turn ?? 0;
  const turned = turnedSize(autoOrient, turn);
  const area = crop ? areaOf(crop, turned) : middleOf(frame, turned);
  return open(bytes)
    .autoOrient()
    .rotate(turn)
    .extract(area)
    .resize({ ...framedSize(frame, area), fit: 'cover' });
}

/** How a picture is stored: the longest edge of a whole one, or the frame that it is cut to. */
export type StoredSize = { readonly edge: number; readonly cut?: Cut | undefined };

/**
 * Encodes a picture again: upright, at most `edge` pixels long and wide or cut to its frame, without
 * the location and the device that cameras write into it. Only the pixels of the upload are ever
 * served again.
 */
export async function encodePicture(
  bytes: Uint8Array,
  { edge, cut }: StoredSize,
  edges: readonly number[] = [],
): Promise<EncodedPicture> {
  const metadata = await readable(open(bytes).metadata());
  rejectTooMuch(bytes, metadata);
  const upright = cut ? framed(bytes, metadata, cut) : fitted(bytes, edge);
  const extension = metadata.hasAlpha ? 'webp' : 'jpg';
  const { data, info } = await readable(
    (extension === 'webp' ? upright.webp({ quality: 84 }) : upright.jpeg({ quality: 84 })).toBuffer(
      {
        resolveWithObject: true,
      },
    ),
  );
  const smaller = await smallerOnes(data, edges);
  return { bytes: data, extension, width: info.width, height: info.height, smaller };
}
