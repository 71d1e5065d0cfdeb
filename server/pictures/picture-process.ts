import sharp from 'sharp';
import { type EncodedPicture, encodePicture, examinePicture } from './encode-picture.ts';
import { PictureError, type PictureFault } from './picture-error.ts';

/** A picture to be encoded anew at most `edge` pixels long, or only examined where there is no edge. */
export type PictureJob = { readonly bytes: Uint8Array; readonly edge?: number };

/** What became of a job: the new picture, nothing to say, or what is wrong with the picture. */
export type PictureReply = { readonly picture?: EncodedPicture } | { readonly fault: PictureFault };

sharp.cache(false);
sharp.concurrency(1);

async function work({ bytes, edge }: PictureJob): Promise<PictureReply> {
  try {
    if (edge !== undefined) return { picture: await encodePicture(bytes, edge) };
    await examinePicture(bytes);
    return {};
  } catch (error) {
    return { fault: error instanceof PictureError ? error.reason : 'unreadable' };
  }
}

process.on('message', async (job: PictureJob) => process.send?.(await work(job)));
// Without the server there is nobody to decode for, however the server ended.
process.on('disconnect', () => process.exit());
// A Ctrl-C reaches every process of a terminal; the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
