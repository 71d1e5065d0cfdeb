import type { Writer } from '../../../domain/chat/live-events.ts';
import { createBackOff } from './back-off.ts';
import type { ChannelState, ChatSelf } from './chat.ts';
import type { Connect, LiveSocket } from './live-socket.ts';
import { onReturn } from './page-life.ts';

/** What a back end tells. It is read where it is used: another one may send less than ours. */
export type ChannelEvents = {
  readonly state: (state: ChannelState) => void;
  /** From now on everything is told; what happened before has to be fetched. */
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
  readonly conversationRemoved: (id: string) => void;
  readonly writing: (writer: Writer) => void;
  readonly sessionEnded: () => void;
};

type ChannelOptions = {
  readonly origin: string;
  readonly self: ChatSelf;
  readonly getToken: () => string | null | undefined;
  readonly connect: Connect;
  readonly events: ChannelEvents;
};

const NO_CHANNEL: readonly unknown[] = [404, 405, 501];

/** Whether the back end has no live channel: nothing answers at its path. */
const isMissing = (error: Error): boolean =>
  'description' in error && NO_CHANNEL.includes(error.description);

/** The code of a refused connection, or of an event that was refused. */
function codeOf(refusal: unknown): string {
  const { code, data, message } = (refusal ?? {}) as Record<string, unknown>;
  const inside = (data ?? {}) as Record<string, unknown>;
  return String(code ?? inside.code ?? message ?? '');
}

const endsSession = (code: string): boolean =>
  code === 'session.ended' || code === 'session.missing';

/** The live channel: one connection, made again whenever it is lost. */
export function createChannel({ origin, self, getToken, connect, events }: ChannelOptions) {
  const backOff = createBackOff();
  let socket: LiveSocket | undefined;
  let state: ChannelState = 'connecting';
  let closed = false;
  let hasJoined = false;
  let retrying = false;

  const become = (next: ChannelState) => {
    if (closed || next === state) return;
    state = next;
    events.state(next);
  };
  const join = () => {
    if (closed || state === 'live') return;
    backOff.succeeded();
    hasJoined = true;
    become('live');
    events.joined();
  };
  async function again(): Promise<void> {
    if (closed || retrying) return;
    retrying = true;
    await backOff.wait();
    retrying = false;
    if (!closed) await open();
  }
  const lost = () => {
    become('offline');
    void again();
  };
  const refused = (refusal: unknown) => {
    if (endsSession(codeOf(refusal))) events.sessionEnded();
    else lost();
  };
  const identify = () =>
    socket?.emit('UsersId', self.id, self.side === 'staff' ? 'admin' : 'customer', (answer) => {
      if (answer.status === 'success') return join();
      socket?.disconnect();
      refused(answer);
    });

  async function open(): Promise<void> {
    try {
      socket ??= listening(await connect({ origin, getToken }));
    } catch {
      return lost();
    }
    if (!closed) socket.connect();
  }

  function listening(made: LiveSocket): LiveSocket {
    made.on('disconnect', lost);
    made.on('connect_error', (error) => {
      // Behind some proxies a server that is starting again is missing too.
      if (isMissing(error) && !hasJoined) become('unavailable');
      else refused(error);
    });
    made.on('UsersId', () => void identify());
    // A back end that answers no event has let this client in once it tells what is unread.
    made.on('conv', (unread) => {
      join();
      events.unread(Array.isArray(unread) ? unread : []);
    });
    made.on('onlineUsers', (ids) => events.online(Array.isArray(ids) ? ids.map(String) : []));
    made.on('newMessage', events.message);
    made.on('newConversation', events.begun);
    made.on('messageRemoved', events.messageRemoved);
    made.on('conversationChanged', events.changed);
    made.on('conversationRemoved', ({ _id }) => events.conversationRemoved(_id));
    made.on('writing', events.writing);
    made.on('sessionEnded', events.sessionEnded);
    return made;
  }

  const wake = () => {
    if (retrying) backOff.wake();
  };
  const stopWaking = onReturn(wake);
  void open();

  return {
    isLive: () => state === 'live',
    /** Tells the server; nothing happens without a connection. */
    tell: ((name, ...args) => {
      if (state === 'live') socket?.emit(name, ...args);
    }) as LiveSocket['emit'],
    /** Connects again at once, if it waits to. */
    retry: () => {
      if (state === 'unavailable') void open();
      wake();
    },
    close(): void {
      become('offline');
      closed = true;
      stopWaking();
      backOff.wake();
      socket?.disconnect();
    },
  };
}

export type Channel = ReturnType<typeof createChannel>;
