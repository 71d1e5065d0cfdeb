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
