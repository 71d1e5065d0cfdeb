import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat } from '../../../../src/providers/chat/chat.ts';
import { createChat } from '../../../../src/providers/chat/create-chat.ts';
import type { LiveSocket } from '../../../../src/providers/chat/live-socket.ts';
import { memoryOutbox } from '../../../../src/providers/chat/outbox-store.ts';
import { answering, type Call, OWN_API, rejection } from '../../../support/answering.ts';

const api = answering();

const CONVERSATION = {
  _id: 'c1',
  createdAt: '2026-03-02T09:30:00Z',
  clientId: { _id: 'karim', firstName: 'Karim', lastName: 'Probe', photo: '' },
};
const wire = (id: string, senderId: string, minute: number, content = id) => ({
  _id: id,
  conversationId: 'c1',
  senderId,
  recieverId: null,
  createdAt: `2026-03-02T10:${String(minute).padStart(2, '0')}:00Z`,
  message: { type: 'text', content },
});

type Listener = (...args: unknown[]) => void;
const listeners = new Map<string, Listener>();
const notify = (name: string, ...args: unknown[]) => listeners.get(name)?.(...args);
const emitted: unknown[][] = [];

/** A live channel that does what the test says; at first there is none. */
const socket = (isThere: boolean) =>
  ({
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
    emit: (...event: unknown[]) => void emitted.push(event),
    connect: () => {
      const error = Object.assign(new Error('xhr poll error'), { description: 404 });
      queueMicrotask(() => (isThere ? notify('UsersId') : notify('connect_error', error)));
    },
    disconnect: () => undefined,
  }) as unknown as LiveSocket;

let chat: Chat;
let stored: ReturnType<typeof wire>[] = [];
let asBareList = false;

/** A back end that has the calls of the specification and nothing else. */
function answer({ method, path, body }: Call): unknown {
  if (path === 'conversation') {
    return asBareList ? [CONVERSATION] : { data: { conversations: [CONVERSATION] } };
  }
  if (method === 'GET' && path === 'message/c1') {
    return asBareList ? stored : { data: { messages: stored } };
  }
  if (method === 'POST' && path === 'message') {
    const sent = typeof body === 'string' ? 'picture.png' : contentOf(body);
    const saved = wire(`sent-${stored.length}`, 'amina', 50 + stored.length, sent);
    stored.push(saved);
    return HttpResponse.json({ data: { message: saved } }, { status: 201 });
  }
  return rejection(404, 'route.notFound');
}
const contentOf = (body: unknown) => (body as { message: { content: string } }).message.content;

function open({ isLive = false } = {}) {
  chat = createChat({
    apiUrl: OWN_API,
    self: { id: 'amina', side: 'staff' },
    getToken: () => 'a-token',
    onSessionEnd: () => undefined,
    outboxStore: memoryOutbox(),
    connect: async () => socket(isLive),
  });
  const timeline = chat.timeline('karim');
  timeline.subscribe(() => undefined);
  return timeline;
}
const contents = () =>
  chat
    .timeline('karim')
    .read()
    .messages.map(({ message }) => message.content);

beforeEach(() => {
  stored = [wire('second', 'amina', 2), wire('first', 'karim', 1)];
  asBareList = false;
  emitted.length = 0;
  api.answers(answer);
});
afterEach(() => {
  chat.close();
  vi.useRealTimers();
});

it.each([false, true])(
  'messages without numbers stand in the order of their times (bare lists: %s)',
  async (bare) => {
    asBareList = bare;
    const timeline = open();
    await vi.waitFor(() => expect(timeline.read().load).toBe('ready'));
    expect(
      timeline.read().messages.map(({ _id, from, position }) => [_id, from, position]),
    ).toEqual([
      ['first', 'customer', 1],
      ['second', 'staff', 2],
    ]);
    expect(timeline.read().hasOlder).toBe(false);
    expect(chat.overview.read()).toMatchObject({ channel: 'unavailable', unread: 0 });
    expect(timeline.read().conversation?.state).toBeUndefined();
  },
);

it('a message that is sent stands there once', async () => {
  open();
  await vi.waitFor(() => expect(contents()).toHaveLength(2));
  await chat.send('karim', { type: 'text', content: 'Salam' });
  await vi.waitFor(() => expect(contents()).toEqual(['first', 'second', 'Salam']));
  expect(chat.timeline('karim').read().outgoing).toEqual([]);
  const post = api.calls.find(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ recieverId: 'karim', message: { type: 'text', content: 'Salam' } });
});

it('a file goes by a request that reports how much of it is sent', async () => {
  open();
  const progress: (number | undefined)[] = [];
  chat.timeline('karim').subscribe(() => {
    progress.push(chat.timeline('karim').read().outgoing[0]?.progress);
  });
  const file = new File(['x'.repeat(1000)], 'picture.png', { type: 'image/png' });
  await chat.send('karim', { type: 'image', file });
  await vi.waitFor(() => expect(contents()).toContain('picture.png'));
  expect(progress).toContain(1);
  const post = api.calls.find(({ method }) => method === 'POST');
  expect(post?.headers.get('content-type')).toContain('multipart/form-data');
  expect(post?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  expect(post?.headers.get('authorization')).toBe('Bearer a-token');
  expect(post?.body).toContain('name="recieverId"\r\n\r\nkarim');
});

it('without a live channel the conversations are read again every 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  open();
  await vi.waitFor(() => expect(contents()).toHaveLength(2));
  stored.push(wire('third', 'karim', 3));
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(contents()).toEqual(['first', 'second', 'third']));
});

it.each([429, 503])('conversations that were answered with %i are read again', async (status) => {
  let reads = 0;
  api.answers((call) => {
    if (call.path !== 'conversation') return answer(call);
    reads += 1;
    return reads === 1 ? rejection(status, 'server.notReady') : answer(call);
  });
  open({ isLive: true });
  await vi.waitFor(() => expect(chat.overview.read().load).toBe('ready'), { timeout: 60_000 });
  expect(reads).toBeGreaterThan(1);
});

it('a pushed message is appended, and its conversation is new until it is opened', async () => {
  open({ isLive: true });
  await vi.waitFor(() => expect(contents()).toHaveLength(2));
  expect(emitted[0]?.slice(0, 3)).toEqual(['UsersId', 'amina', 'admin']);
  notify('conv', [CONVERSATION]);
  await vi.waitFor(() =>
    expect(chat.overview.read()).toMatchObject({ channel: 'live', unread: 1 }),
  );
  chat.markSeen('karim');
  expect(chat.overview.read().unread).toBe(0);
  await vi.waitFor(() =>
    expect(emitted.map(([name, id]) => [name, id])).toContainEqual(['seenConversation', 'c1']),
  );
  const pushed = wire('third', 'karim', 3);
  stored.push(pushed);
  notify('newMessage', pushed);
  notify('newMessage', pushed);
  expect(contents()).toEqual(['first', 'second', 'third']);
  expect(chat.overview.read().unread).toBe(1);
  notify('onlineUsers', ['karim']);
  expect([...chat.overview.read().online]).toEqual(['karim']);
});

it('a change that the back end does not know is rejected and changes nothing', async () => {
  open();
  await vi.waitFor(() => expect(contents()).toHaveLength(2));
  await expect(chat.changeConversation('c1', { state: 'closed' })).rejects.toMatchObject({
    status: 404,
    message: 'errors.route.notFound',
  });
  expect(chat.overview.read().conversations).toHaveLength(1);
});
