import { ANSWERING_ROLES, CLIENT_ROLES } from '../../../domain/access.ts';
import type {
  ChangedRecord,
  LiveAnswer,
  RecordEditor,
  Writer,
} from '../../../domain/chat/live-events.ts';
import { createBackOff } from './back-off.ts';
import type { ChannelState, ChatSelf } from './chat.ts';
import type { Connect, LiveSocket } from './live-socket.ts';
import { onReturn } from './page-life.ts';

/** What a back end sends. It is read where it is used: another one may send less than ours. */
export type ChannelEvents = {
  readonly state: (state: ChannelState) => void;
  /** From now on everything is sent; what happened before has to be fetched. */
  readonly joined: () => void;
  readonly unread: (rows: readonly unknown[]) => void;
  readonly online: (ids: readonly string[]) => void;
  readonly message: (message: unknown, conversation: unknown) => void;
  readonly begun: (conversation: unknown) => void;
  readonly changed: (conversation: unknown) => void;
  readonly messageRemoved: (removed: {
    _id: string;
    conversationId: string;
    revision: number;
  }) => void;
  readonly messageEdited: (message: unknown, conversation: unknown) => void;
  readonly messageChanged: (changed: unknown) => void;
  readonly conversationRemoved: (id: string) => void;
  readonly writing: (writer: Writer) => void;
  readonly editing: (editor: RecordEditor) => void;
  readonly recordChanged: (changed: ChangedRecord) => void;
  readonly sessionEnded: () => void;
};

type ChannelOptions = {
  readonly origin: string;
  readonly self: ChatSelf;
  readonly getToken: () => string | null | undefined;
  readonly connect: Connect;
  readonly events: ChannelEvents;
};

/** An attempt to connect that has led to nothing by then is given up; some end without an error. */
const TIMEOUT_MS = 25_000;

const NO_CHANNEL: readonly unknown[] = [404, 405, 501];

/** Whether the back end has no live channel: nothing answers at its path. */
const isMissing = (error: Error): boolean =>
  'description' in error && NO_CHANNEL.includes(error.description);

/** The code of a rejected connection, or of an event that was rejected. */
function codeOf(rejection: unknown): string {
  const { code, data, message } = (rejection ?? {}) as Record<string, unknown>;
  const inside = (data ?? {}) as Record<string, unknown>;
  return String(code ?? inside.code ?? message ?? '');
}

const endsSession = (code: string): boolean =>
  code === 'session.ended' || code === 'session.missing';

/** What the live channel gets if a role is not known (specification 7, "Live channel"). */
const USUAL_ROLES = { staff: ANSWERING_ROLES[0], customer: CLIENT_ROLES[0] } as const;

type Steps = {
  readonly lost: () => void;
  readonly join: () => void;
  readonly failed: (error: Error) => void;
  readonly identify: () => void;
};

/** Passes what a connection sends to those it concerns. */
function listen(socket: LiveSocket, events: ChannelEvents, steps: Steps): LiveSocket {
  socket.on('disconnect', steps.lost);
  socket.on('connect_error', steps.failed);
  socket.on('UsersId', steps.identify);
  // A back end that answers no event has let this client in once it sends what is unread.
  socket.on('conv', (unread) => {
    steps.join();
    events.unread(Array.isArray(unread) ? unread : []);
  });
  socket.on('onlineUsers', (ids) => events.online(Array.isArray(ids) ? ids.map(String) : []));
  socket.on('newMessage', events.message);
  socket.on('newConversation', events.begun);
  socket.on('messageRemoved', events.messageRemoved);
  socket.on('messageEdited', events.messageEdited);
  socket.on('messageChanged', events.messageChanged);
  socket.on('conversationChanged', events.changed);
  socket.on('conversationRemoved', ({ _id }) => events.conversationRemoved(_id));
  socket.on('writing', events.writing);
  socket.on('editing', events.editing);
  socket.on('recordChanged', events.recordChanged);
  socket.on('sessionEnded', events.sessionEnded);
  return socket;
}

/** Calls back after a while that grows each time, or as soon as the page is looked at again. */
function createRetry(task: () => void, giveUp: () => void) {
  const backOff = createBackOff();
  let isWaiting = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const notify = () => {
    if (isWaiting) backOff.notify();
  };
  const stopNotifying = onReturn(notify);
  return {
    notify,
    succeeded: backOff.succeeded,
    async wait(): Promise<void> {
      if (isClosed || isWaiting) return;
      isWaiting = true;
      await backOff.wait();
      isWaiting = false;
      if (!isClosed) task();
    },
    expectSoon(): void {
      if (isClosed) return;
      clearTimeout(deadline);
      deadline = setTimeout(giveUp, TIMEOUT_MS);
    },
    close(): void {
      isClosed = true;
      clearTimeout(deadline);
      stopNotifying();
      backOff.notify();
    },
  };
}

/** The state of a channel, whose changes are reported, until the channel is closed. */
function createState(report: (state: ChannelState) => void) {
  let state: ChannelState = 'connecting';
  let isClosed = false;
  return {
    is: (...states: readonly ChannelState[]) => states.includes(state),
    isClosed: () => isClosed,
    become(next: ChannelState): void {
      if (isClosed || next === state) return;
      state = next;
      report(next);
    },
    close(): void {
      isClosed = true;
    },
  };
}

type Parts = Pick<ChannelOptions, 'self' | 'events'> & {
  readonly state: ReturnType<typeof createState>;
  readonly socket: () => LiveSocket | undefined;
  readonly retry: () => ReturnType<typeof createRetry>;
};

/** What happens when a connection is made, rejected or lost. */
function stepsOf({ self, events, state, socket, retry }: Parts): Steps {
  let hasJoined = false;
  const join = () => {
    if (state.isClosed() || state.is('live')) return;
    retry().succeeded();
    hasJoined = true;
    state.become('live');
    events.joined();
  };
  const lost = () => {
    state.become('offline');
    void retry().wait();
  };
  const rejected = (rejection: unknown) => {
    if (endsSession(codeOf(rejection))) events.sessionEnded();
    else lost();
  };
  const failed = (error: Error) => {
    // Behind some proxies a server that is starting again is missing too.
    if (isMissing(error) && !hasJoined) state.become('unavailable');
    else rejected(error);
  };
  const answered = (answer: LiveAnswer) => {
    if (answer.status === 'success') return join();
    socket()?.disconnect();
    rejected(answer);
  };
  const identify = () =>
    void socket()?.emit('UsersId', self.id, self.role ?? USUAL_ROLES[self.side], answered);
  return { lost, join, failed, identify };
}

/** The live channel: one connection, made again whenever it is lost. */
export function createChannel({ origin, self, getToken, connect, events }: ChannelOptions) {
  let socket: LiveSocket | undefined;
  const state = createState(events.state);

  const steps = stepsOf({ self, events, state, socket: () => socket, retry: () => retry });

  const giveUp = () => {
    if (state.is('live', 'unavailable')) return;
    socket?.disconnect();
    steps.lost();
  };

  async function open(): Promise<void> {
    try {
      socket ??= listen(await connect({ origin, getToken }), events, steps);
    } catch {
      return steps.lost();
    }
    retry.expectSoon();
    if (!state.isClosed()) socket.connect();
  }
  const retry = createRetry(() => void open(), giveUp);
  void open();

  return {
    isLive: () => state.is('live'),
    /** Sends an event to the server; nothing happens without a connection. */
    notify: ((name, ...args) => {
      if (state.is('live')) socket?.emit(name, ...args);
    }) as LiveSocket['emit'],
    /** Connects again at once, if it waits to, or has given up. */
    retry: () => {
      if (state.is('unavailable')) void open();
      retry.notify();
    },
    close(): void {
      state.become('offline');
      state.close();
      retry.close();
      socket?.disconnect();
    },
  };
}

export type Channel = ReturnType<typeof createChannel>;
