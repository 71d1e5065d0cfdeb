import type { PictureErrorReason } from './picture-error.ts';

/**
 * More than our customers' cameras produce. A picture that claims more is an attempt to fill
 * memory.
 */
const MAX_MEGAPIXELS = 50;

/**
 * The most memory that a decoded picture may take: fifty megapixels of four bytes each. A file of a
 * few kilobytes can need several times as much, with 16 bits a channel or many frames.
 */
const MAX_DECODED_BYTES = 200_000_000;

/** The limits as users see them. */
export const PICTURE_LIMITS = {
  tooManyPixels: `${MAX_MEGAPIXELS} megapixels`,
  tooManyBytes: `${MAX_DECODED_BYTES / 1_000_000} MB unpacked`,
} as const;

export type Dimensions = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytesPerChannel: number;
  /** Frames of an animation, 1 for a still picture. */
  readonly frames: number;
};

/** Which limit a picture exceeds, or `undefined`. */
export function excessOf(picture: Dimensions): PictureErrorReason | undefined {
  const pixels = picture.width * picture.height;
  if (pixels > MAX_MEGAPIXELS * 1_000_000) return 'tooManyPixels';
  const bytes = pixels * picture.channels * picture.bytesPerChannel * picture.frames;
  return bytes > MAX_DECODED_BYTES ? 'tooManyBytes' : undefined;
}

const GIF = 'GIF8';
const SCREEN_AT = 6;
const SCREEN_BYTES = 4;

/**
 * The logical screen of a GIF, if it is one. Its frames can be as small as a pixel; whoever shows it
 * takes memory for the whole screen.
 */
export function gifScreen(bytes: Uint8Array): Pick<Dimensions, 'width' | 'height'> | undefined {
  const isGif = Buffer.from(bytes.subarray(0, GIF.length)).toString('latin1') === GIF;
  if (!isGif || bytes.length < SCREEN_AT + SCREEN_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + SCREEN_AT, SCREEN_BYTES);
  return { width: view.getUint16(0, true), height: view.getUint16(2, true) };
}
