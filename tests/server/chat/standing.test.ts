import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '../../../domain/chat/conversation.ts';
import { newId } from '../../../server/base/new-id.ts';
import { type Rejection, say, written } from '../../support/chat.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Person;
let now = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());

type One = { data: Conversation };
const conversationOf = async ({ id }: Person): Promise<Conversation | undefined> =>
  (await clerk.get<{ data: { conversations: Conversation[] } }>(`conversation?clientId=${id}`)).body
    .data.conversations[0];
const minuteLater = () => {
  now = new Date(now.getTime() + 60_000);
  return now.toISOString();
};

describe('how the office stands with a customer', () => {
  it('follows who wrote last, and counts from the first question without an answer', async () => {
    const salma = await livePerson(server, 'customer');
    const requested = minuteLater();
    await say(salma, 'office', 'Wann?');
    minuteLater();
    await say(salma, 'office', 'Hallo?');
    expect(await conversationOf(salma)).toMatchObject({
      state: 'open',
      unansweredSince: requested,
    });
    await clerk.post('message', written(salma.id, 'fragt oft', 'note'));
    expect(await conversationOf(salma)).toMatchObject({
      state: 'open',
      unansweredSince: requested,
    });
    await say(clerk, salma.id, 'Morgen.');
    expect(await conversationOf(salma)).toMatchObject({ state: 'waiting', unansweredSince: null });
  });

  it('is closed by hand, and open again with the next message of the customer', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'Danke!');
    const { body } = await clerk.patch<One>(`conversation/${conversationId}`, { state: 'closed' });
    expect(body.data).toMatchObject({ state: 'closed', unansweredSince: null });
    const again = minuteLater();
    await say(salma, 'office', 'Noch etwas');
    expect(await conversationOf(salma)).toMatchObject({ state: 'open', unansweredSince: again });
  });

  it('says who answers, and every colleague learns of it', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'Hallo');
    const colleague = await connectLive(server.url, await livePerson(server, 'admin'));
    const phone = await connectLive(server.url, salma);
    const path = `conversation/${conversationId}`;
    const { body } = await clerk.patch<One>(path, { assignedTo: clerk.id });
    expect(body.data.assignedTo).toEqual({ _id: clerk.id, name: 'Amina Probe' });
    const [notified] = await colleague.next('conversationChanged');
    expect(notified).toEqual(body.data);
    expect((await clerk.patch<One>(path, { assignedTo: null })).body.data.assignedTo).toBeNull();
    const same = await clerk.patch<One>(path, { assignedTo: null, state: 'open' });
    expect(same.body.data.__v).toBe(body.data.__v + 1);
    await say(clerk, salma.id, 'Ja?');
    await phone.next('newMessage');
    expect(phone.all('conversationChanged')).toEqual([]);
  });

  it('is put off until a moment, and a question brings it back before', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'Wann?');
    const path = `conversation/${conversationId}`;
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
    const counted = async () =>
      (
        await clerk.get<{ data: { lines: { line: string; count: number }[] } }>('worklist')
      ).body.data.lines.find(({ line }) => line === 'toAnswer')?.count ?? 0;
    const before = await counted();
    const until = later(2);
    const { body } = await clerk.patch<One>(path, { snoozedUntil: until });
    expect(body.data).toMatchObject({ state: 'open', snoozedUntil: until });
    expect(await counted()).toBe(before - 1);
    await clerk.post('message', written(salma.id, 'später', 'note'));
    expect(await conversationOf(salma)).toMatchObject({ snoozedUntil: until });
    await say(salma, 'office', 'Hallo?');
    expect(await conversationOf(salma)).toMatchObject({ snoozedUntil: null });
    expect(await counted()).toBe(before);

    await say(clerk, salma.id, 'Morgen sicher.');
    await clerk.patch(path, { snoozedUntil: later(1) });
    await say(clerk, salma.id, 'Gegen neun.');
    expect((await conversationOf(salma))?.snoozedUntil).not.toBeNull();
    expect(await counted()).toBe(before - 1);
    now = new Date(now.getTime() + 3_600_000);
    expect(await counted()).toBe(before);
    await say(clerk, salma.id, 'Ist es da?');
    expect(await conversationOf(salma)).toMatchObject({ snoozedUntil: null, state: 'waiting' });
    expect(await counted()).toBe(before - 1);
    await clerk.patch(path, { snoozedUntil: later(1) });
    const closed = await clerk.patch<One>(path, { state: 'closed' });
    expect(closed.body.data.snoozedUntil).toBeNull();
  });

  it.each([
    ['that is over', -1, 'tooSmall'],
    ['beyond what anybody plans', 32 * 24, 'tooLarge'],
  ])('is not put off to a moment %s', async (_what, hours, code) => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'x');
    const snoozedUntil = new Date(now.getTime() + hours * 3_600_000).toISOString();
    const rejected = await clerk.patch<Rejection>(`conversation/${conversationId}`, {
      snoozedUntil,
    });
    expect(rejected.status).toBe(422);
    expect(rejected.body.violations).toMatchObject({ snoozedUntil: { code } });
  });

  it('is unread again by hand, for staff alone, until one of them sees or answers it', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'Wann?');
    const path = `conversation/${conversationId}`;
    const office = await connectLive(server.url, clerk);
    const phone = await connectLive(server.url, salma);
    const see = () => office.ask('seenConversation', conversationId);
    await see();
    await expect.poll(async () => (await conversationOf(salma))?.isNew).toBe(false);
    const { seen } = (await conversationOf(salma)) ?? {};
    await phone.next('conversationChanged');
    const learned = phone.all('conversationChanged').length;
    const { body } = await clerk.patch<One>(path, { unreadByHand: true });
    expect(body.data).toMatchObject({ isNew: true, unread: 0, unreadByHand: true, seen });
    const own = await salma.get<{ data: { conversations: Conversation[] } }>('conversation');
    expect(own.body.data.conversations[0]).toMatchObject({ isNew: false });
    expect(own.body.data.conversations[0]).not.toHaveProperty('unreadByHand');
    expect(phone.all('conversationChanged')).toHaveLength(learned);
    const again = await connectLive(server.url, await livePerson(server, 'admin'));
    const [unread] = await again.next('conv');
    expect(unread.map(({ _id }: Conversation) => _id)).toContain(conversationId);
    await see();
    await expect.poll(async () => (await conversationOf(salma))?.unreadByHand).toBe(false);
    await clerk.patch(path, { unreadByHand: true });
    await say(clerk, salma.id, 'Morgen.');
    expect(await conversationOf(salma)).toMatchObject({ isNew: false, unreadByHand: false });
  });

  it.each([
    ['an unknown state', { state: 'done' }],
    ['an unknown field', { revision: 7 }],
    ['nobody of the staff', { assignedTo: newId() }],
  ])('is rejected with %s', async (_what, change) => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'x');
    expect((await clerk.patch(`conversation/${conversationId}`, change)).status).toBe(422);
  });

  it('cannot be changed by a customer, or where there is no conversation', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'x');
    const own = await salma.patch<Rejection>(`conversation/${conversationId}`, { state: 'closed' });
    expect([own.status, own.body.code]).toEqual([403, 'access.denied']);
    for (const id of [newId(), 'no-id']) {
      expect((await clerk.patch(`conversation/${id}`, { state: 'closed' })).status).toBe(404);
    }
  });
});

it('a list shows the end of each conversation, cut to what a line holds', async () => {
  const salma = await livePerson(server, 'customer');
  await say(salma, 'office', '👍🏽'.repeat(200));
  const shown = await conversationOf(salma);
  expect([...(shown?.lastMessage?.message.content ?? '')]).toHaveLength(160);
  expect(shown).toMatchObject({ isNew: true, unread: 1, clientId: { language: 'de' } });
});

it('unread messages are counted up to 99', async () => {
  const salma = await livePerson(server, 'customer');
  const { conversationId } = await say(salma, 'office', 'die erste');
  const { database } = server;
  const first = await database
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 150 }, (_, n) => ({ ...first, id: newId(), position: n + 2 }));
  await database.insertInto('message').values(more).execute();
  expect((await conversationOf(salma))?.unread).toBe(99);
});
