import type { Timeline, Watched } from './chat.ts';
import {
  type LoadedMessages,
  withEdit,
  withMessage,
  withoutOwn,
  withPageBefore,
  withRemoval,
  withSending,
} from './loaded-messages.ts';
import { createTimelineState, type TimelineState, type TimelineWork } from './timeline-state.ts';
import { createTimelineSync, type TimelineSync } from './timeline-sync.ts';
import { type ChangedMessage, isPlaced, type WireMessage } from './wire.ts';

/** How long messages stay loaded after nobody looks at them any more. */
const RETENTION_MS = 60_000;

/** Whether somebody looks at a timeline, or has done so a moment ago. */
function createAttention(state: () => TimelineState) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    isActive: () => !isClosed && (state().count() > 0 || timer !== undefined),
    begin: stop,
    end(): void {
      if (isClosed || state().count() > 0) return;
      timer = setTimeout(() => {
        timer = undefined;
        state().clear('pending');
      }, RETENTION_MS);
    },
    close(): void {
      isClosed = true;
      stop();
    },
  };
}

/** The messages with one customer, loaded while somebody looks at them. */
export function createTimeline(clientId: string, work: TimelineWork) {
  const state = createTimelineState(clientId, work);
  const attention = createAttention(() => state);
  const { isActive } = attention;
  const sync = createTimelineSync(clientId, { state, work, isActive });

  const watched: Watched<Timeline> = {
    subscribe(listener) {
      const isFirst = state.count() === 0;
      const stop = state.subscribe(listener);
      attention.begin();
      if (isFirst && !(state.current() && work.isLive())) sync.sync();
      return () => {
        stop();
        attention.end();
      };
    },
    read: state.read,
  };

  return {
    watched,
    isActive,
    changed: state.changed,
    reached: state.reached,
    refresh: () => {
      if (isActive()) sync.sync();
    },
    /** The conversations have been read again; without numbers they do not show what is missing. */
    listed(): void {
      const isBehind = state.load() !== 'ready' || (state.current()?.isPlain && !work.isLive());
      if (isActive() && isBehind) sync.sync();
    },
    /** The conversation has changed, begun or been deleted. */
    noticed(): void {
      const conversation = work.overview.withClient(clientId);
      const current = state.current();
      const isReplaced = current !== undefined && current.conversationId !== conversation?._id;
      if (isReplaced) state.clear(state.load());
      else state.changed();
      if (!isActive()) return;
      if (current && conversation && !isReplaced)
        sync.want(current.isPlain ? 0 : conversation.revision);
      else if (sync.isRunning() || conversation || state.load() === 'ready') sync.want();
    },
    ...entryChanges(clientId, { state, sync, isActive }),
    loadOlder: (backTo?: number) => loadOlder(state, work, backTo),
    close(): void {
      attention.close();
      sync.close();
    },
  };
}

type Parts = {
  readonly state: TimelineState;
  readonly sync: TimelineSync;
  readonly isActive: () => boolean;
};

/** The effects of single entries of the live channel on a timeline. */
function entryChanges(clientId: string, { state, sync, isActive }: Parts) {
  function apply(
    next: LoadedMessages | 'gap',
    entry: number,
    messages: readonly WireMessage[],
  ): void {
    if (next === 'gap') sync.want(entry);
    else state.take(next, messages);
  }
  function message(wireMessage: WireMessage): void {
    const current = state.current();
    if (current?.conversationId === wireMessage.conversationId) {
      const entry = isPlaced(wireMessage) ? wireMessage.position : Number.POSITIVE_INFINITY;
      apply(withMessage(current, wireMessage, clientId), entry, [wireMessage]);
    } else if (isActive()) sync.want();
  }
  return {
    message,
    /** The server has a message that this page has sent. Returns whether it will be shown here. */
    sent(key: string, wireMessage: WireMessage | undefined): boolean {
      if (!isActive()) return false;
      if (wireMessage) message({ ...wireMessage, key });
      else sync.sync();
      return wireMessage !== undefined;
    },
    messageRemoved(conversationId: string, id: string, entry: number): void {
      const current = state.current();
      if (current?.conversationId === conversationId)
        apply(withRemoval(current, id, entry), entry, []);
      else if (isActive()) sync.want();
    },
    messageEdited(message: WireMessage): void {
      const current = state.current();
      if (current?.conversationId === message.conversationId)
        apply(withEdit(current, message), message.edited ?? 0, []);
      else if (isActive()) sync.want();
    },
    sendingChanged({ conversationId, _id, sending }: ChangedMessage): void {
      const current = state.current();
      if (current?.conversationId === conversationId)
        state.take(withSending(current, _id, sending), []);
    },
    /** This page has removed a message; the channel may not report it yet. */
    removedHere(id: string): void {
      const current = state.current();
      if (current) state.take(withoutOwn(current, { _id: id }), []);
    },
  };
}

async function loadOlder(
  state: TimelineState,
  { reads }: TimelineWork,
  backTo?: number,
): Promise<void> {
  const from = state.current();
  if (!from?.hasOlder || state.older() === 'loading') return;
  state.setOlder('loading');
  const position = from.entries.messages[0]?.position ?? from.entries.revision + 1;
  try {
    const answer = await reads.before(from.conversationId, position, backTo);
    const current = state.current();
    const isSame = current?.conversationId === from.conversationId;
    state.setOlder('idle', isSame ? withPageBefore(current, answer) : undefined);
  } catch {
    state.setOlder('failed');
  }
}

export type TimelineEntry = ReturnType<typeof createTimeline>;
