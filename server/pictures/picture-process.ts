import sharp from 'sharp';
import { serveJobs } from '../processes/serve-jobs.ts';
import {
  type Cut,
  type EncodedPicture,
  type ExaminedPicture,
  encodePicture,
  examinePicture,
} from './encode-picture.ts';
import { PictureError, type PictureErrorReason } from './picture-error.ts';

/**
 * A picture to encode again, at most `edge` pixels long or cut to a frame, and the longest edges of
 * the smaller copies to draw of it. Without an edge it is only examined.
 */
export type PictureJob = {
  readonly bytes: Uint8Array;
  readonly edge?: number;
  readonly cut?: Cut | undefined;
  readonly smaller?: readonly number[];
};

/** The result of a job: the new picture, what was examined, or what is wrong with the picture. */
export type PictureReply =
  | { readonly picture: EncodedPicture }
  | { readonly examined: ExaminedPicture }
  | { readonly reason: PictureErrorReason };

sharp.cache(false);
sharp.concurrency(1);

async function work({ bytes, edge, cut, smaller }: PictureJob): Promise<PictureReply> {
  try {
    return edge === undefined
      ? { examined: await examinePicture(bytes, smaller) }
      : { picture: await encodePicture(bytes, { edge, cut }, smaller) };
  } catch (error) {
    return { reason: error instanceof PictureError ? error.reason : 'unreadable' };
  }
}

serveJobs(work);
