import type { PictureFault } from './picture-error.ts';

/** More than any camera of our customers takes; a picture that claims more is made to fill memory. */
const MAX_MEGAPIXELS = 50;

/**
 * What a picture may take once it is unpacked: fifty megapixels of four bytes each. A file of some
 * kilobytes can hold several times as much, in more bits a pixel or in many pictures of an animation.
 */
const MAX_DECODED_BYTES = 200_000_000;

/** The limits as a person reads them. */
export const PICTURE_LIMITS = {
  tooManyPixels: `${MAX_MEGAPIXELS} megapixels`,
  tooManyBytes: `${MAX_DECODED_BYTES / 1_000_000} MB unpacked`,
} as const;

export type Dimensions = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytesPerChannel: number;
  /** Pictures of an animation; 1 where it is none. */
  readonly frames: number;
};

/** What is too much about a picture, or `undefined` where nothing is. */
export function excessOf(picture: Dimensions): PictureFault | undefined {
  const pixels = picture.width * picture.height;
  if (pixels > MAX_MEGAPIXELS * 1_000_000) return 'tooManyPixels';
  const bytes = pixels * picture.channels * picture.bytesPerChannel * picture.frames;
  return bytes > MAX_DECODED_BYTES ? 'tooManyBytes' : undefined;
}
