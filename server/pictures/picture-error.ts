export const PICTURE_FAULTS = ['tooManyPixels', 'tooManyBytes', 'unreadable'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** Thrown for bytes that look like a picture but are not one, or for a picture of absurd size. */
export class PictureError extends Error {
  readonly reason: PictureFault;

  constructor(reason: PictureFault) {
    super(`This picture is rejected: ${reason}.`);
    this.name = 'PictureError';
    this.reason = reason;
  }
}
