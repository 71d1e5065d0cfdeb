import { keysOf, type Sent, type UnsentChange, unsentIdsIn } from './unsent-change.ts';
import { memoryUnsent, type UnsentStore } from './unsent-store.ts';

/** What has become of changes: one was sent, or some were given up. */
export type UnsentNews = Sent | { readonly givenUp: readonly UnsentChange[] };

/** Tells the other tabs of this browser that the queue has changed, and then what has become of changes. */
export type UnsentTabs = {
  readonly notify: (news?: UnsentNews) => void;
  readonly hear: (listener: (news?: UnsentNews) => void) => void;
};

export const noTabs: UnsentTabs = { notify: () => undefined, hear: () => undefined };

/** The tabs of this browser that show the back office. */
export function browserTabs(): UnsentTabs {
  if (!('BroadcastChannel' in globalThis)) return noTabs;
  const channel = new BroadcastChannel('jisr-unsent');
  return {
    notify: (news) => channel.postMessage(news ?? 'changed'),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<UnsentNews | 'changed'>) =>
        data === 'changed' ? listener() : listener(data),
      ),
  };
}

type Options = {
  readonly store: UnsentStore;
  /** Who is signed in here. */
  readonly person: () => string | undefined;
  readonly tabs?: UnsentTabs;
};

const NONE: readonly UnsentChange[] = [];

const inOrder = (changes: readonly UnsentChange[]): readonly UnsentChange[] =>
  changes.toSorted((a, b) => (a.place < b.place ? -1 : 1));

/** The changes of whoever is signed in that the server does not have yet, in their order. */
export function createUnsentQueue({ store, person, tabs = noTabs }: Options) {
  /** Those that the device did not take; they last as long as the page. */
  const unkept = memoryUnsent();
  const listeners = new Set<() => void>();
  let changes = NONE;
  let owner: string | undefined;
  let lastPlace = 0;
  /** Grows with each change that this page makes to the queue. */
  let edits = 0;
  /** The places of what was sent or given up: nothing that is still on its way puts it back. */
  const ended = new Set<string>();
  /** How often each person has given up all that waited. */
  const clears = new Map<string, number>();

  const show = (next: readonly UnsentChange[]) => {
    changes = next;
    for (const listener of listeners) listener();
  };
  const isOf = (whose: string | undefined) => whose !== undefined && whose === person();

  /** Reads what is stored on the device, which another tab may have changed. */
  async function read(): Promise<void> {
    for (;;) {
      const before = edits;
      const whose = person();
      const stored = whose ? await readAll(whose) : NONE;
      const all = whose ? [...(stored ?? NONE), ...(await unkept.all(whose))] : NONE;
      // Somebody else may have signed in meanwhile, or this page may have changed the queue.
      if (whose !== person() || before !== edits) continue;
      const left = new Set(all.map(({ place }) => place));
      // What is missing was sent or given up in another tab.
      for (const { place } of stored && owner === whose ? changes : NONE) {
        if (!left.has(place)) ended.add(place);
      }
      owner = whose;
      // A device that could not delete what was sent or given up does not bring it back.
      show(inOrder(all.filter(({ place }) => !ended.has(place))));
      return;
    }
  }
  async function readAll(whose: string): Promise<readonly UnsentChange[] | undefined> {
    try {
      return await store.all(whose);
    } catch {
      // A browser that stores nothing has nothing to read.
      return undefined;
    }
  }
  tabs.hear((news) => {
    // What has become of changes is told after the queue has changed.
    if (!news) void read();
  });

  async function keep(change: UnsentChange): Promise<void> {
    try {
      await store.put(change);
    } catch {
      // A full device: what waits then waits in this page.
      if (!ended.has(change.place)) await unkept.put(change);
    }
  }

  return {
    read,
    /** Reads the changes of whoever has signed in since they were read. */
    ready: async (): Promise<void> => {
      if (owner !== person()) await read();
    },
    /** Draws the list again: what is being sent is another one. */
    notify: () => show([...changes]),
    /** The changes of whoever is signed in; the same list until it changes. */
    all: (): readonly UnsentChange[] => (isOf(owner) ? changes : NONE),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A place behind all others of this device. */
    newPlace(): string {
      lastPlace = Math.max(Date.now(), lastPlace + 1);
      return `${String(lastPlace).padStart(15, '0')}-${crypto.randomUUID().slice(0, 8)}`;
    },
    /** Stores changes, but for those that were given up meanwhile. */
    async put(...changed: readonly UnsentChange[]): Promise<void> {
      for (const change of changed) if (!ended.has(change.place)) await keep(change);
      edits += 1;
      const own = changed.filter(({ place, person: whose }) => isOf(whose) && !ended.has(place));
      const others = isOf(owner) ? changes : NONE;
      const places = new Set(changed.map(({ place }) => place));
      show(inOrder([...others.filter(({ place }) => !places.has(place)), ...own]));
      owner = person();
      tabs.notify();
    },
    /** Whether a change still waits. */
    has: ({ place }: UnsentChange): boolean => !ended.has(place),
    async remove(change: UnsentChange): Promise<void> {
      ended.add(change.place);
      await unkept.remove(change);
      try {
        await store.remove(change);
      } finally {
        edits += 1;
        show(changes.filter(({ place }) => place !== change.place));
        tabs.notify();
      }
    },
    /** Counts how often a person has given up all that waited. */
    clearsOf: (whose: string | undefined): number => clears.get(whose ?? '') ?? 0,
    async clear(whose: string): Promise<void> {
      clears.set(whose, (clears.get(whose) ?? 0) + 1);
      for (const one of changes) if (one.person === whose) ended.add(one.place);
      await Promise.all([store.clear(whose), unkept.clear(whose)]);
      edits += 1;
      const givenUp = changes.filter((one) => one.person === whose);
      show(changes.filter((one) => one.person !== whose));
      tabs.notify();
      if (givenUp.length > 0) tabs.notify({ givenUp });
    },
  };
}

export type UnsentQueue = ReturnType<typeof createUnsentQueue>;

/** Whether a change builds on what another one makes of a record. */
export function isBehind(change: UnsentChange, before: UnsentChange): boolean {
  const keys = new Set(keysOf(before.touches));
  return (
    keysOf(change.touches).some((key) => keys.has(key)) ||
    (before.creates !== undefined && unsentIdsIn(change.request).includes(before.creates))
  );
}

/** The changes that wait for the decision about a rejected one, directly or through others. */
export function blockedBy(changes: readonly UnsentChange[]): ReadonlySet<string> {
  const stuck: UnsentChange[] = [];
  const blocked = new Set<string>();
  for (const change of changes) {
    const waits = stuck.some((before) => isBehind(change, before));
    if (waits) blocked.add(change.place);
    if (waits || change.rejection) stuck.push(change);
  }
  return blocked;
}

/** The change that is sent next; nothing if all that is left waits for decisions. */
export function nextToSend(changes: readonly UnsentChange[]): UnsentChange | undefined {
  const blocked = blockedBy(changes);
  return changes.find(({ place, rejection }) => !rejection && !blocked.has(place));
}
