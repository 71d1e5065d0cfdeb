import { RequestError } from '../base/request-error.ts';
import { createJobPool } from '../processes/job-pool.ts';
import { type JobProcess, startJobProcess } from '../processes/start-job-process.ts';
import type { EncodedPicture, ExaminedPicture, StoredSize } from './encode-picture.ts';
import { PictureError } from './picture-error.ts';
import type { PictureJob, PictureReply } from './picture-process.ts';

/** A picture, who sent it, and the longest edges of the smaller copies that are wanted of it. */
type Waiting = { bytes: Uint8Array; owner: string; smaller?: readonly number[] };

export type PictureDecoder = {
  /** The re-encoded picture. Throws a `PictureError` for one that is rejected. */
  encode(picture: Waiting & StoredSize): Promise<EncodedPicture>;
  /**
   * The size of a picture, and smaller copies of it. Throws a `PictureError` for one that is too
   * large once decoded, or that is not a picture.
   */
  examine(picture: Waiting): Promise<ExaminedPicture>;
  /** How many pictures wait for a process. */
  waiting(): number;
  /** Ends idle processes. Pictures that were already sent are still decoded. */
  close(): void;
};

/**
 * A picture within the limits takes a second or two, and several times that on a busy machine. It
 * takes 200 MB once decoded, and some copies of that while it is turned and cut.
 */
const PROCESS = {
  module: new URL('./picture-process.ts', import.meta.url),
  does: 'decodes pictures',
  timeoutMs: 60_000,
  mostMegabytes: 1500,
};

/** A form sends its files one after another. */
const RULE = { mostAtOnce: 2, mostWaitingOfOne: 20, idleMs: 10_000 };

const startPictureProcess = () => startJobProcess<PictureJob, PictureReply>(PROCESS);

/**
 * Decodes pictures in child processes, at most two at a time, alternating between senders. In the
 * server's own process they would occupy the threads that check passwords and read files. Throws a
 * 429 when too many pictures of one sender are waiting.
 */
export function createPictureDecoder(
  start: () => JobProcess<PictureJob, PictureReply> = startPictureProcess,
): PictureDecoder {
  const pool = createJobPool(start, RULE);

  async function done(job: PictureJob, owner: string) {
    const reply = await pool.run(job, owner).catch((error) => {
      if (error instanceof RequestError) throw error;
      throw new RequestError('server.notReady', { retryAfter: 5, cause: error });
    });
    if ('reason' in reply) throw new PictureError(reply.reason);
    return reply;
  }

  return {
    async encode({ owner, ...job }) {
      const reply = await done(job, owner);
      if (!('picture' in reply)) throw new Error('The picture process returned no picture.');
      return reply.picture;
    },
    async examine({ owner, ...job }) {
      const reply = await done(job, owner);
      if (!('examined' in reply)) throw new Error('The picture process examined nothing.');
      return reply.examined;
    },
    waiting: pool.waiting,
    close: pool.close,
  };
}
