import { RequestError } from '../base/request-error.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { fairQueue } from './fair-queue.ts';
import { PictureError } from './picture-error.ts';
import type { PictureJob, PictureReply } from './picture-process.ts';
import { type PictureProcess, startPictureProcess } from './start-picture-process.ts';

export type PictureDecoder = {
  /** The re-encoded picture. Throws a `PictureError` for one that is refused. */
  encode(picture: { bytes: Uint8Array; edge: number; owner: string }): Promise<EncodedPicture>;
  /**
   * Throws a `PictureError` for a picture that is too large once decoded, or that is not a picture.
   */
  examine(picture: { bytes: Uint8Array; owner: string }): Promise<void>;
  /** How many pictures wait for a process. */
  waiting(): number;
  /** Ends idle processes. Pictures that were already sent are still decoded. */
  close(): void;
};

type Task = PromiseWithResolvers<PictureReply> & { readonly job: PictureJob };

const MOST_AT_ONCE = 2;
/** Each waiting picture is held in memory. A form sends its files one after another. */
const MOST_WAITING_OF_ONE = 20;
/** An idle process ends after this time, which frees its memory. */
const IDLE_MS = 10_000;

/**
 * Decodes pictures in child processes, at most two at a time, taking turns between senders. In the
 * server's own process they would occupy the threads that check passwords and read files. Throws a
 * 429 when too many pictures of one sender are waiting.
 */
export function createPictureDecoder(
  start: () => PictureProcess = startPictureProcess,
): PictureDecoder {
  const queue = fairQueue<Task>();
  const idle = idleProcesses();
  let working = 0;

  async function work(task: Task): Promise<void> {
    working += 1;
    let process: PictureProcess | undefined;
    try {
      process = idle.take() ?? start();
      task.resolve(await process.run(task.job));
      idle.keep(process);
    } catch (error) {
      process?.end();
      task.reject(new RequestError('server.notReady', { retryAfter: 5, cause: error }));
    } finally {
      working -= 1;
      next();
    }
  }

  function next(): void {
    if (working >= MOST_AT_ONCE) return;
    const task = queue.take();
    if (task) void work(task);
  }

  async function done(job: PictureJob, owner: string): Promise<EncodedPicture | undefined> {
    if (queue.of(owner) >= MOST_WAITING_OF_ONE) {
      throw new RequestError('request.tooMany', { retryAfter: 5 });
    }
    const task = { job, ...Promise.withResolvers<PictureReply>() };
    queue.add(owner, task);
    next();
    const reply = await task.promise;
    if ('fault' in reply) throw new PictureError(reply.fault);
    return reply.picture;
  }

  return {
    async encode({ bytes, edge, owner }) {
      const picture = await done({ bytes, edge }, owner);
      if (!picture) throw new Error('The picture process returned no picture.');
      return picture;
    },
    async examine({ bytes, owner }) {
      await done({ bytes }, owner);
    },
    waiting: queue.size,
    close: idle.close,
  };
}

/** Processes without work; each ends after a while, or at once when the decoder is closed. */
function idleProcesses() {
  const idle = new Map<PictureProcess, NodeJS.Timeout>();
  let isClosed = false;

  const take = (): PictureProcess | undefined => {
    const [[process, timer] = []] = idle;
    if (!process) return undefined;
    clearTimeout(timer);
    idle.delete(process);
    return process;
  };

  return {
    take,
    keep(process: PictureProcess): void {
      const end = () => {
        idle.delete(process);
        process.end();
      };
      if (isClosed) end();
      else idle.set(process, setTimeout(end, IDLE_MS).unref());
    },
    close(): void {
      isClosed = true;
      for (let process = take(); process; process = take()) process.end();
    },
  };
}
