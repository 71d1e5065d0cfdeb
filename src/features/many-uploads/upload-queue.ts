import { failureOf, isUnanswered, statusOf } from '../../providers/call-error.ts';

/** What becomes of one file. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export type UploadItem = {
  readonly key: string;
  readonly file: File;
  readonly state: UploadState;
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error?: unknown;
};

type Sending = {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly key: string;
};

type Options = {
  readonly send: (file: File, sending: Sending) => Promise<unknown>;
  /** Called after each file that has arrived. */
  readonly onDone: () => void;
  readonly newKey?: () => string;
  readonly pause?: (ms: number) => Promise<void>;
};

const AT_ONCE = 3;
/** How often a file is sent again that the server was too busy for, or that no answer came for. */
const TRIES = 4;
const UNANSWERED_PAUSE_S = 2;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the same file may be taken a little later, and in how many seconds. */
function waitAfter(error: unknown): number | undefined {
  if (isUnanswered(error)) return UNANSWERED_PAUSE_S;
  const status = statusOf(error);
  if (status !== 429 && status !== 503) return undefined;
  return failureOf(error).retryAfter ?? UNANSWERED_PAUSE_S;
}

/** The files of a queue, and those who are notified when one of them changes. */
function itemList() {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const set = (changed: readonly UploadItem[]) => {
    items = changed;
    for (const listener of listeners) listener();
  };
  return {
    all: () => items,
    set,
    change: (key: string, part: Partial<UploadItem>) =>
      set(items.map((item) => (item.key === key ? { ...item, ...part } : item))),
    keysOf: (...states: readonly UploadState[]) =>
      items.filter(({ state }) => states.includes(state)).map(({ key }) => key),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Sends what waits in the list. */
function sender(list: ReturnType<typeof itemList>, { send, onDone, pause = sleep }: Options) {
  const { change } = list;
  const stops = new Map<string, AbortController>();

  async function attempts(item: UploadItem, signal: AbortSignal): Promise<void> {
    const { key, file } = item;
    for (let tries = 1; ; tries += 1) {
      try {
        const onProgress = (share: number) => change(key, { share });
        await send(file, { signal, onProgress, key });
        return;
      } catch (error) {
        const wait = waitAfter(error);
        if (signal.aborted || wait === undefined || tries === TRIES) throw error;
        change(key, { share: 0 });
        await pause(wait * 1000);
        if (signal.aborted) throw error;
      }
    }
  }

  async function begin(item: UploadItem): Promise<void> {
    const { key } = item;
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'sending', share: 0, error: undefined });
    try {
      await attempts(item, stop.signal);
      change(key, { state: 'done', share: 1 });
      onDone();
    } catch (error) {
      change(key, stop.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error });
    } finally {
      stops.delete(key);
      next();
    }
  }

  function next(): void {
    while (stops.size < AT_ONCE) {
      const waiting = list.all().find(({ state }) => state === 'waiting');
      if (!waiting) return;
      void begin(waiting);
    }
  }

  return { next, stop: (key: string) => stops.get(key)?.abort() };
}

/**
 * Sends many files, three at a time. Each keeps its key: one that is sent again after its answer was
 * lost is not stored twice. Only the file objects are in memory, not what is in them.
 */
export function createUploadQueue(options: Options) {
  const { newKey = () => crypto.randomUUID() } = options;
  const list = itemList();
  const { change, keysOf } = list;
  const { next, stop } = sender(list, options);

  const cancel = (key: string) => {
    const item = list.all().find((one) => one.key === key);
    if (item?.state === 'waiting') change(key, { state: 'cancelled' });
    stop(key);
  };
  const retry = (keys: readonly string[]) => {
    for (const key of keys) change(key, { state: 'waiting', share: 0, error: undefined });
    next();
  };

  return {
    items: list.all,
    subscribe: list.subscribe,
    add(files: readonly File[]): void {
      const fresh = files.map(
        (file): UploadItem => ({ key: newKey(), file, state: 'waiting', share: 0 }),
      );
      list.set([...list.all(), ...fresh]);
      next();
    },
    cancel,
    cancelAll: () => {
      for (const key of keysOf('waiting', 'sending')) cancel(key);
    },
    retry: (key: string) => retry([key]),
    retryAll: () => retry(keysOf('failed', 'cancelled')),
    /** Takes those off the list that are not on their way. */
    clear: () =>
      list.set(list.all().filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
