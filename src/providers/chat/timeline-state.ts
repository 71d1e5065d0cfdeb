import type { OutgoingMessage, Timeline } from './chat.ts';
import type { MessageReads, MessagesAnswer } from './fetch-messages.ts';
import { type Held, heldFrom, isUnchanged } from './held-messages.ts';
import type { Overview } from './overview.ts';
import { createListeners } from './watched.ts';
import type { WireMessage } from './wire.ts';

/** Up to where a conversation is held; without a revision, as far as it can be known. */
export type Reached = {
  readonly conversationId: string;
  readonly revision: number | undefined;
};

export type TimelineWork = {
  readonly overview: Overview;
  /** Resolves once the list of conversations was answered or refused for the first time. */
  readonly overviewRead: () => Promise<void>;
  readonly reads: MessageReads;
  readonly isLive: () => boolean;
  readonly outgoing: (clientId: string) => readonly OutgoingMessage[];
  /** These are held now, and everything of a conversation up to a revision. */
  readonly arrived: (messages: readonly WireMessage[], reached: Reached) => void;
};

const NOTHING = [] as const;

/** What is known of the messages with one customer. */
export function createTimelineState(
  clientId: string,
  { overview, outgoing, arrived }: TimelineWork,
) {
  const listeners = createListeners();
  let held: Held | undefined;
  let load: Timeline['load'] = 'pending';
  let older: Timeline['older'] = 'idle';
  let snapshot: Timeline | undefined;

  const changed = () => {
    snapshot = undefined;
    listeners.tell();
  };
  /** Up to where everything is held; `undefined` without numbers. */
  const reached = () => (held && !held.isPlain ? held.entries.revision : undefined);
  function take(next: Held, messages: readonly WireMessage[]): void {
    const isKnown = next === held;
    held = next;
    load = 'ready';
    arrived(messages, { conversationId: next.conversationId, revision: reached() });
    if (!isKnown) changed();
  }

  return {
    subscribe: listeners.subscribe,
    count: listeners.count,
    changed,
    reached,
    take,
    held: () => held,
    revision: () => held?.entries.revision ?? 0,
    load: () => load,
    older: () => older,
    /** The newest messages of a conversation have been loaded. */
    takeNewest(conversationId: string, answer: MessagesAnswer): void {
      const next = heldFrom(answer, conversationId, clientId);
      take(held && isUnchanged(held, next) ? held : next, next.entries.messages);
      if (answer.conversation) overview.put(answer.conversation);
    },
    /** Nothing is held any more, or it could not be loaded. */
    clear(next: Timeline['load']): void {
      held = undefined;
      load = next;
      changed();
    },
    hasFailed(): void {
      load = held ? 'ready' : 'failed';
      changed();
    },
    setOlder(next: Timeline['older'], page?: Held): void {
      older = next;
      held = page ?? held;
      changed();
    },
    read(): Timeline {
      snapshot ??= {
        ...{ load, older },
        conversation: overview.withClient(clientId),
        messages: held?.entries.messages ?? NOTHING,
        outgoing: outgoing(clientId),
        hasOlder: held?.hasOlder ?? false,
      };
      return snapshot;
    },
  };
}

export type TimelineState = ReturnType<typeof createTimelineState>;
