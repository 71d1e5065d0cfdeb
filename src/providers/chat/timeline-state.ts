import type { OutgoingMessage, Timeline } from './chat.ts';
import type { MessageReads, MessagesAnswer } from './fetch-messages.ts';
import { type Held, heldFrom, isUnchanged } from './held-messages.ts';
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

type Known = Pick<Timeline, 'load' | 'older'> & { readonly held: Held | undefined };

const UNREAD: Known = { load: 'pending', older: 'idle', held: undefined };

/** What is shown of the messages with one customer. */
const timelineOf = (
  clientId: string,
  { load, older, held }: Known,
  { overview, outgoing }: Pick<TimelineWork, 'overview' | 'outgoing'>,
): Timeline => ({
  load,
  older,
  conversation: overview.withClient(clientId),
  messages: held?.entries.messages ?? NOTHING,
  outgoing: outgoing(clientId),
  hasOlder: held?.hasOlder ?? false,
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
    listeners.tell();
  };
  const change = (part: Partial<Known>) => {
    known = { ...known, ...part };
    changed();
  };
  /** Up to where everything is loaded; `undefined` without numbers. */
  const reached = () =>
    known.held && !known.held.isPlain ? known.held.entries.revision : undefined;
  function take(next: Held, messages: readonly WireMessage[]): void {
    const isKnown = next === known.held;
    known = { ...known, held: next, load: 'ready' };
    arrived(messages, { conversationId: next.conversationId, revision: reached() });
    if (!isKnown) changed();
  }

  return {
    subscribe: listeners.subscribe,
    count: listeners.count,
    changed,
    reached,
    take,
    held: () => known.held,
    revision: () => known.held?.entries.revision ?? 0,
    load: () => known.load,
    older: () => known.older,
    /** The newest messages of a conversation have been loaded. */
    takeNewest(conversationId: string, answer: MessagesAnswer): void {
      const next = heldFrom(answer, conversationId, clientId);
      const { held } = known;
      take(held && isUnchanged(held, next) ? held : next, next.entries.messages);
      if (answer.conversation) overview.put(answer.conversation);
    },
    /** Nothing is loaded any more, or it could not be loaded. */
    clear: (load: Timeline['load']): void => change({ held: undefined, load }),
    hasFailed: (): void => change({ load: known.held ? 'ready' : 'failed' }),
    setOlder: (older: Timeline['older'], page = known.held): void => change({ older, held: page }),
    read(): Timeline {
      snapshot ??= timelineOf(clientId, known, { overview, outgoing });
      return snapshot;
    },
  };
}

export type TimelineState = ReturnType<typeof createTimelineState>;
