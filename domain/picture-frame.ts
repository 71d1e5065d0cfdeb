import type { FieldErrors } from './errors.ts';
import { isObject } from './validate.ts';

/** The place where a picture appears: its shape, and the pixels that it needs there at most. */
export type PictureFrame = {
  readonly ratio: readonly [width: number, height: number];
  readonly width: number;
};

/** Rotations to the right by quarters, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/**
 * The part of a picture that is stored, in shares of its upright width and height after the rotation:
 * all of it is `{ x: 0, y: 0, width: 1, height: 1, turn: 0 }`.
 */
export type PictureCrop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
};

type Size = { readonly width: number; readonly height: number };

/** A part of a picture, in whole pixels. */
export type PixelArea = Size & { readonly left: number; readonly top: number };

const SHARES = ['x', 'y', 'width', 'height'] as const;
const KNOWN: readonly string[] = [...SHARES, 'turn'];
/** Shares are rounded by those who compute them. */
const ROUNDING = 0.001;

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1 + ROUNDING;

/** What is wrong with a crop that somebody sends, by path below its own. */
export function cropErrors(path: string, crop: unknown): FieldErrors {
  if (!isObject(crop)) return { [path]: { code: 'notAnObject' } };
  const errors: FieldErrors = {};
  for (const name of Object.keys(crop)) {
    if (!KNOWN.includes(name)) errors[`${path}.${name}`] = { code: 'unknownField' };
  }
  for (const name of SHARES) {
    const value = crop[name];
    if (typeof value !== 'number') errors[`${path}.${name}`] = { code: 'notANumber' };
    else if (value > 1 + ROUNDING) errors[`${path}.${name}`] = { code: 'tooLarge', limit: 1 };
    else if (!isShare(value)) errors[`${path}.${name}`] = { code: 'tooSmall', limit: 0 };
  }
  if (!TURNS.some((turn) => turn === crop.turn)) errors[`${path}.turn`] = { code: 'notAChoice' };
  for (const [start, size] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const [from, length] = [crop[start], crop[size]];
    if (!isShare(from) || !isShare(length)) continue;
    if (length === 0) errors[`${path}.${size}`] = { code: 'tooSmall', limit: 0 };
    else if (from + length > 1 + ROUNDING) errors[`${path}.${size}`] = { code: 'tooLarge' };
  }
  return errors;
}

/** The largest part in the middle of a picture that has the shape of the frame. */
export function middleOf(
  { ratio: [across, down] }: PictureFrame,
  { width, height }: Size,
): PixelArea {
  const wide = Math.max(1, Math.min(width, Math.round((height * across) / down)));
  const high = Math.max(1, Math.min(height, Math.round((width * down) / across)));
  return {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
}

/** A part of a turned picture of this size in whole pixels, never empty and never beyond its edges. */
export function areaOf(crop: PictureCrop, { width, height }: Size): PixelArea {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** The size of a picture after a rotation. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** The size at which a part is stored in its frame; it is never enlarged. */
export function framedSize({ ratio: [across, down], width }: PictureFrame, area: Size): Size {
  const wanted = Math.max(
    1,
    Math.min(width, area.width, Math.round((area.height * across) / down)),
  );
  return { width: wanted, height: Math.max(1, Math.round((wanted * down) / across)) };
}
