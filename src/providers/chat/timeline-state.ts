import type { OutgoingMessage, Timeline } from './chat.ts';
import type { MessageReads, MessagesAnswer } from './fetch-messages.ts';
import { isUnchanged, type LoadedMessages, loadedFrom } from './loaded-messages.ts';
import type { Overview } from './overview.ts';
import { createListeners } from './watched.ts';
import type { WireMessage } from './wire.ts';

/** Up to where a conversation is loaded; without a revision, as far as it can be known. */
export type Reached = {
  readonly conversationId: string;
  readonly revision: number | undefined;
};

export type TimelineWork = {
  readonly overview: Overview;
  /** Resolves once the list of conversations was answered or rejected for the first time. */
  readonly overviewRead: () => Promise<void>;
  readonly reads: MessageReads;
  readonly isLive: () => boolean;
  readonly outgoing: (clientId: string) => readonly OutgoingMessage[];
  /** These are loaded now, and everything of a conversation up to a revision. */
  readonly arrived: (messages: readonly WireMessage[], reached: Reached) => void;
};

const NOTHING = [] as const;

type Known = Pick<Timeline, 'load' | 'older'> & { readonly current: LoadedMessages | undefined };

const UNREAD: Known = { load: 'pending', older: 'idle', current: undefined };

/** What is shown of the messages with one customer. */
const timelineOf = (
  clientId: string,
  { load, older, current }: Known,
  { overview, outgoing }: Pick<TimelineWork, 'overview' | 'outgoing'>,
): Timeline => ({
  load,
  older,
  conversation: overview.withClient(clientId),
  messages: current?.entries.messages ?? NOTHING,
  outgoing: outgoing(clientId),
  hasOlder: current?.hasOlder ?? false,
});

/** What is known of the messages with one customer. */
export function createTimelineState(
  clientId: string,
  { overview, outgoing, arrived }: TimelineWork,
) {
  const listeners = createListeners();
  let known = UNREAD;
  let snapshot: Timeline | undefined;

  const changed = () => {
    snapshot = undefined;
    listeners.notify();
  };
  const change = (part: Partial<Known>) => {
    known = { ...known, ...part };
    changed();
  };
  /** Up to where everything is loaded; `undefined` without numbers. */
  const reached = () =>
    known.current && !known.current.isPlain ? known.current.entries.revision : undefined;
  function take(next: LoadedMessages, messages: readonly WireMessage[]): void {
    const isKnown = next === known.current;
    known = { ...known, current: next, load: 'ready' };
    arrived(messages, { conversationId: next.conversationId, revision: reached() });
    if (!isKnown) changed();
  }

  return {
    subscribe: listeners.subscribe,
    count: listeners.count,
    changed,
    reached,
    take,
    current: () => known.current,
    revision: () => known.current?.entries.revision ?? 0,
    load: () => known.load,
    older: () => known.older,
    /** The newest messages of a conversation have been loaded. */
    takeNewest(conversationId: string, answer: MessagesAnswer): void {
      const next = loadedFrom(answer, conversationId, clientId);
      const { current } = known;
      take(current && isUnchanged(current, next) ? current : next, next.entries.messages);
      if (answer.conversation) overview.put(answer.conversation);
    },
    /** Nothing is loaded any more, or it could not be loaded. */
    clear: (load: Timeline['load']): void => change({ current: undefined, load }),
    hasFailed: (): void => change({ load: known.current ? 'ready' : 'failed' }),
    setOlder: (older: Timeline['older'], page = known.current): void =>
      change({ older, current: page }),
    read(): Timeline {
      snapshot ??= timelineOf(clientId, known, { overview, outgoing });
      return snapshot;
    },
  };
}

export type TimelineState = ReturnType<typeof createTimelineState>;
