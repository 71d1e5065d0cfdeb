import { isRejection, isSessionEnd, isUnavailable } from '../call-error.ts';
import type { Transport } from '../transport.ts';
import { createBackOff } from './back-off.ts';
import type { Overview } from './overview.ts';
import { isVisible } from './page-life.ts';
import { listIn } from './wire.ts';

const POLL_MS = 30_000;

type Options = {
  readonly http: Pick<Transport, 'json'>;
  readonly overview: Overview;
  readonly isLive: () => boolean;
  /** A list has been read. */
  readonly onRead: () => void;
};

/** Whether it makes no sense to try again. */
const isFinal = (error: unknown): boolean =>
  isSessionEnd(error) || (isRejection(error) && !isUnavailable(error));

/** Reads the list of conversations: at first, whenever something may be missing, and now and then without a live channel. */
export function createConversationReads({ http, overview, isLive, onRead }: Options) {
  const backOff = createBackOff();
  let isRunning = false;
  let isWanted = false;
  let closed = false;
  const { promise: first, resolve: firstDone } = Promise.withResolvers<void>();

  /** Whether it was read, or it makes no sense to try again. */
  async function read(): Promise<boolean> {
    overview.beginList();
    try {
      overview.putList(listIn(await http.json('conversation'), 'conversations'));
      // One that was requested meanwhile knows better.
      if (!isWanted) onRead();
      return true;
    } catch (error) {
      if (overview.read().load === 'pending') overview.change({ load: 'failed' });
      return isFinal(error);
    } finally {
      firstDone();
    }
  }
  async function run(): Promise<void> {
    do {
      isWanted = false;
      if (await read()) backOff.succeeded();
      else {
        isWanted = true;
        await backOff.wait();
      }
    } while (isWanted && !closed);
    isRunning = false;
  }
  /** Reads the list; once more if it is being read, as that may be too early. */
  function load(): void {
    if (closed) return;
    isWanted = true;
    backOff.notify();
    if (isRunning) return;
    isRunning = true;
    void run();
  }
  const timer = setInterval(() => {
    if (!isLive() && isVisible()) load();
  }, POLL_MS);

  return {
    load,
    /** Resolves once the first list was answered or rejected. */
    first: () => first,
    close(): void {
      closed = true;
      clearInterval(timer);
      backOff.notify();
      firstDone();
    },
  };
}

export type ConversationReads = ReturnType<typeof createConversationReads>;
