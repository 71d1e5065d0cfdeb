import { RequestError } from '../base/request-error.ts';
import type { EncodedPicture, ExaminedPicture, Kept } from './encode-picture.ts';
import { fairQueue } from './fair-queue.ts';
import { PictureError } from './picture-error.ts';
import type { PictureJob, PictureReply } from './picture-process.ts';
import { type PictureProcess, startPictureProcess } from './start-picture-process.ts';

/** A picture, who sent it, and the longest edges of the smaller copies that are wanted of it. */
type Waiting = { bytes: Uint8Array; owner: string; smaller?: readonly number[] };

export type PictureDecoder = {
  /** The re-encoded picture. Throws a `PictureError` for one that is refused. */
  encode(picture: Waiting & Kept): Promise<EncodedPicture>;
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

  async function done(job: PictureJob, owner: string) {
    if (queue.of(owner) >= MOST_WAITING_OF_ONE) {
      throw new RequestError('request.tooMany', { retryAfter: 5 });
    }
    const task = { job, ...Promise.withResolvers<PictureReply>() };
    queue.add(owner, task);
    next();
    const reply = await task.promise;
    if ('fault' in reply) throw new PictureError(reply.fault);
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
