import { READ_AT } from './offline/cache-names.ts';

export type Connection = {
  /** Whether calls get no answer, or one that was stored earlier. */
  readonly isLost: boolean;
  /** When the oldest of what is shown was read, in milliseconds since 1970, if that is known. */
  readonly readAt: number | undefined;
};

/** What stands around every page: when it was read says nothing about the page. */
const AROUND =
  /^(preferences|counts|worklist|setup|parts|conversation|auth\/users\/[^/]+\/summary)\b/;

let now: Connection = { isLost: false, readAt: undefined };
let answeredAt: number | undefined;
const listeners = new Set<() => void>();

function become(next: Connection): void {
  if (next.isLost === now.isLost && next.readAt === now.readAt) return;
  now = next;
  for (const listener of listeners) listener();
}

/** The connection to the server, as the calls of this page find it. */
export const connection = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): Connection => now,
  /** Notes an answer to a call: of the server, or one that the worker had stored. */
  answered(path: string, headers: Headers): void {
    const stored = headers.get(READ_AT);
    if (stored === null) {
      answeredAt = Date.now();
      become({ isLost: false, readAt: undefined });
    } else if (AROUND.test(path)) {
      become({ ...now, isLost: true });
    } else {
      const readAt = Number(stored);
      const isOldest = !now.isLost || now.readAt === undefined || readAt < now.readAt;
      become({ isLost: true, readAt: isOldest ? readAt : now.readAt });
    }
  },
  /** Notes that a call got no answer; what is on the screen is what was answered last. */
  lost(): void {
    if (!now.isLost) become({ isLost: true, readAt: answeredAt });
  },
  /** Another page is opened: when the last one was read says nothing about it. */
  openPage(): void {
    if (now.isLost) become({ isLost: true, readAt: undefined });
  },
  /** Notes that the server can be reached. */
  found: (): void => become({ isLost: false, readAt: undefined }),
};
