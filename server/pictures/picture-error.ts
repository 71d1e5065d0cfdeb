export const PICTURE_ERRORS = ['tooManyPixels', 'tooManyBytes', 'unreadable'] as const;
export type PictureErrorReason = (typeof PICTURE_ERRORS)[number];

/** Thrown for bytes that look like a picture but are not one, or for a picture of absurd size. */
export class PictureError extends Error {
  readonly reason: PictureErrorReason;

  constructor(reason: PictureErrorReason) {
    super(`This picture is rejected: ${reason}.`);
    this.name = 'PictureError';
    this.reason = reason;
  }
}
