import { WRITING_MS, type Writer } from '../../../domain/chat/live-events.ts';

type Timer = ReturnType<typeof setTimeout>;

/** How often the others are notified that this person is writing. */
const EVERY_MS = 2500;

/** Who is writing right now, by conversation, until it is some time ago. */
export function createWriters(show: (writers: ReadonlyMap<string, readonly Writer[]>) => void) {
  const timers = new Map<string, Timer>();
  let writers: ReadonlyMap<string, readonly Writer[]> = new Map();

  function replace(conversationId: string, change: (list: readonly Writer[]) => readonly Writer[]) {
    const next = new Map(writers);
    const list = change(next.get(conversationId) ?? []);
    if (list.length > 0) next.set(conversationId, list);
    else next.delete(conversationId);
    writers = next;
    show(writers);
  }
  function stopped(conversationId: string, userId: string): void {
    const name = `${conversationId} ${userId}`;
    if (!timers.has(name)) return;
    clearTimeout(timers.get(name));
    timers.delete(name);
    replace(conversationId, (list) => list.filter((one) => one.userId !== userId));
  }
  return {
    writes(writer: Writer): void {
      const { conversationId, userId } = writer;
      const name = `${conversationId} ${userId}`;
      const isKnown = timers.has(name);
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => stopped(conversationId, userId), WRITING_MS),
      );
      if (!isKnown) replace(conversationId, (list) => [...list, writer]);
    },
    /** What somebody wrote has arrived. */
    stopped,
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Lets a conversation through at most once in a while. */
export function createThrottle(now: () => number) {
  const last = new Map<string, number>();
  return (id: string): boolean => {
    if (now() - (last.get(id) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return false;
    last.set(id, now());
    return true;
  };
}
