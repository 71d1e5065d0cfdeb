import { createBackOff } from './back-off.ts';
import type { OutgoingMessage, Timeline, Watched } from './chat.ts';
import { ChatRefusal, statusOf } from './chat-http.ts';
import type { MessageReads, MessagesAnswer } from './fetch-messages.ts';
import {
  caughtUp,
  type Held,
  heldFrom,
  withMessage,
  withoutOwn,
  withPageBefore,
  withRemoval,
} from './held-messages.ts';
import type { Overview } from './overview.ts';
import { createListeners } from './watched.ts';
import { isPlaced, type WireMessage } from './wire.ts';

/** How long messages stay loaded after nobody looks at them any more. */
const KEPT_MS = 60_000;
const LONGEST_WAIT_MS = 10_000;

/** Up to where a conversation is held; without a revision, as far as it can be known. */
export type Reached = { readonly conversationId: string; readonly revision: number | undefined };

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

const isFinal = (error: unknown): boolean => {
  const status = error instanceof ChatRefusal ? statusOf(error) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/** The messages with one customer, loaded while somebody looks at them. */
export function createTimeline(clientId: string, work: TimelineWork) {
  const { overview, reads } = work;
  const listeners = createListeners();
  const backOff = createBackOff(LONGEST_WAIT_MS);
  let held: Held | undefined;
  let load: Timeline['load'] = 'pending';
  let older: Timeline['older'] = 'idle';
  let snapshot: Timeline | undefined;
  let running = false;
  /** The highest entry that is known to exist. */
  let wanted = 0;
  /** The conversation that was asked for last. */
  let asked: string | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const isActive = () => !closed && (listeners.count() > 0 || forgetting !== undefined);
  const revision = () => held?.entries.revision ?? 0;
  const changed = () => {
    snapshot = undefined;
    listeners.tell();
  };
  function take(next: Held, messages: readonly WireMessage[]): void {
    const isSame = next === held;
    held = next;
    load = 'ready';
    const { conversationId } = next;
    work.arrived(messages, { conversationId, revision: known() });
    if (!isSame) changed();
  }
  const known = () => (held && !held.isPlain ? held.entries.revision : undefined);

  function takeNewest(conversationId: string, answer: MessagesAnswer): void {
    const next = heldFrom(answer, conversationId, clientId);
    take(held && isUnchanged(held, next) ? held : next, next.entries.messages);
    if (answer.conversation) overview.put(answer.conversation);
  }
  async function catchUp(conversationId: string): Promise<void> {
    for (let more = true; more; ) {
      const before = revision();
      const answer = await reads.after(conversationId, before);
      if (held?.conversationId !== conversationId) return;
      if (answer.revision === undefined) return takeNewest(conversationId, answer);
      take(caughtUp(held, answer), answer.messages);
      if (!answer.more && answer.conversation) overview.put(answer.conversation);
      more = answer.more && revision() > before;
    }
  }
  async function step(): Promise<void> {
    await work.overviewRead();
    const conversation = overview.withClient(clientId);
    asked = conversation?._id;
    if (!conversation) {
      held = undefined;
      load = overview.read().load;
      return changed();
    }
    const id = conversation._id;
    if (held?.conversationId === id && !held.isPlain) return catchUp(id);
    const answer = await reads.newest(id);
    if (overview.get(id)) takeNewest(id, answer);
  }
  /** Whether it makes sense to go on after a refusal. */
  async function recover(error: unknown): Promise<boolean> {
    wanted = Number.POSITIVE_INFINITY;
    if (statusOf(error) === 404 && asked !== undefined) {
      // Another one may have begun meanwhile.
      overview.remove(asked);
      return true;
    }
    load = held ? 'ready' : 'failed';
    changed();
    if (isFinal(error)) return false;
    await backOff.wait();
    return true;
  }
  async function run(): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      wanted = 0;
      try {
        await step();
        backOff.succeeded();
      } catch (error) {
        goesOn = await recover(error);
      }
      goesOn &&= isActive() && wanted > revision();
    }
    running = false;
  }
  /** Loads what is missing; once more if it is being loaded, as that may be too early. */
  function sync(): void {
    wanted = Number.POSITIVE_INFINITY;
    backOff.wake();
    if (running) return;
    running = true;
    void run();
  }
  function want(entry: number): void {
    if (entry <= revision()) return;
    if (running) wanted = Math.max(wanted, entry);
    else sync();
  }
  function apply(next: Held | 'gap', entry: number, messages: readonly WireMessage[]): void {
    if (next === 'gap') want(entry);
    else take(next, messages);
  }
  function note(message: WireMessage): void {
    const entry = isPlaced(message) ? message.position : Number.POSITIVE_INFINITY;
    if (held?.conversationId === message.conversationId) {
      apply(withMessage(held, message, clientId), entry, [message]);
    } else if (isActive()) want(Number.POSITIVE_INFINITY);
  }
  function stopWatching(): void {
    if (listeners.count() > 0 || closed) return;
    forgetting = setTimeout(() => {
      forgetting = undefined;
      held = undefined;
      load = 'pending';
      changed();
    }, KEPT_MS);
  }

  const watched: Watched<Timeline> = {
    subscribe(listener) {
      const isFirst = listeners.count() === 0;
      const stop = listeners.subscribe(listener);
      clearTimeout(forgetting);
      forgetting = undefined;
      if (isFirst && !(held && work.isLive())) sync();
      return () => {
        stop();
        stopWatching();
      };
    },
    read: () => {
      snapshot ??= {
        load,
        older,
        conversation: overview.withClient(clientId),
        messages: held?.entries.messages ?? [],
        outgoing: work.outgoing(clientId),
        hasOlder: held?.hasOlder ?? false,
      };
      return snapshot;
    },
  };

  return {
    watched,
    changed,
    isActive,
    refresh: () => {
      if (isActive()) sync();
    },
    /** Up to where everything is held; `undefined` without numbers. */
    reached: known,
    /** The conversations have been read again; without numbers they do not tell what is missing. */
    listed(): void {
      if (isActive() && (load !== 'ready' || (held?.isPlain && !work.isLive()))) sync();
    },
    /** The server has a message that this page has sent. Whether somebody waits to see it here. */
    sent(key: string, message: WireMessage | undefined): boolean {
      if (!isActive()) return false;
      if (!message) sync();
      else note({ ...message, key });
      return message !== undefined;
    },
    /** The conversation has changed, begun or gone. */
    noticed(): void {
      const conversation = overview.withClient(clientId);
      if (held && held.conversationId !== conversation?._id) held = undefined;
      changed();
      if (!isActive()) return;
      if (held && conversation) want(held.isPlain ? 0 : conversation.revision);
      else if (running) wanted = Number.POSITIVE_INFINITY;
      else if (conversation || load === 'ready') sync();
    },
    message: note,
    messageRemoved(conversationId: string, id: string, entry: number): void {
      if (held?.conversationId === conversationId) apply(withRemoval(held, id, entry), entry, []);
      else if (isActive()) want(Number.POSITIVE_INFINITY);
    },
    /** This page has removed a message; the channel may not tell it yet. */
    removedHere(id: string): void {
      if (held) take(withoutOwn(held, { _id: id }), []);
    },
    async loadOlder(): Promise<void> {
      const from = held;
      if (!from?.hasOlder || older === 'loading') return;
      older = 'loading';
      changed();
      const position = from.entries.messages[0]?.position ?? from.entries.revision + 1;
      try {
        const answer = await reads.before(from.conversationId, position);
        older = 'idle';
        if (held?.conversationId === from.conversationId) held = withPageBefore(held, answer);
      } catch {
        older = 'failed';
      }
      changed();
    },
    close(): void {
      closed = true;
      clearTimeout(forgetting);
      backOff.wake();
    },
  };
}

const isUnchanged = (a: Held, b: Held): boolean =>
  a.isPlain &&
  b.isPlain &&
  a.conversationId === b.conversationId &&
  a.entries.messages.length === b.entries.messages.length &&
  a.entries.messages.every(({ _id }, at) => _id === b.entries.messages[at]?._id);

export type TimelineEntry = ReturnType<typeof createTimeline>;
