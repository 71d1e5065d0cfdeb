import { expect, test } from 'vitest';
import type { Conversation } from '../../../domain/chat/conversation.ts';
import { INBOX_ORDERS, pickConversations, WHOLE_INBOX } from '../../../domain/chat/inbox.ts';
import { createOverview } from '../../../src/providers/chat/overview.ts';
import { customerOf, say } from '../../support/chat.ts';
import { connectLive, livePerson } from '../../support/live.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

type Listed = { data: { conversations: Conversation[] } };

/** Customers without a message, with an answer of the office, and with one who waits. */
async function threeKinds(server: TestServer, clerk: Awaited<ReturnType<typeof livePerson>>) {
  const ids: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    if (count % 10 === 0) {
      const customer = await customerOf(server);
      await say(customer, clerk.id, 'Wo ist es?');
      ids.push(customer.id);
    } else {
      const { id } = await addPerson(server, 'customer');
      if (count % 2 === 0) await say(clerk, id, 'Salam');
      ids.push(id);
    }
  }
  return ids;
}

test('a message to fifty buries nobody, and the inbox stands in the same order live and opened again', async () => {
  await using server = await startServer();
  const clerk = await livePerson(server, 'admin');
  const ids = await threeKinds(server, clerk);
  const alone = await addPerson(server, 'customer');
  await say(clerk, alone.id, 'Nur du');
  const listed = async () => (await clerk.get<Listed>('conversation')).body.data.conversations;

  const namesIn = (
    overview: ReturnType<typeof createOverview>,
    order: (typeof INBOX_ORDERS)[number],
  ) =>
    pickConversations(
      overview.read().conversations,
      { ...WHOLE_INBOX, order },
      { self: clerk.id, now: Date.now() },
    ).map(({ clientId }) => clientId._id);
  const live = createOverview(() => undefined);
  live.putList(await listed());
  const before = namesIn(live, 'latest');
  const asking = ids.filter((_id, count) => count % 10 === 0);
  const channel = await connectLive(server.url, clerk);
  // As a database of an earlier version has them.
  await server.database
    .updateTable('conversation')
    .set({ spoken_at: null })
    .where('client_id', 'in', ids.slice(0, 25))
    .execute();
  const message = { type: 'text', content: 'Am Freitag fahren wir.' };
  // In another order than that of the conversations.
  await clerk.post('messages/broadcast', { ids: ids.toReversed(), message });
  await workOff(server);
  await expect.poll(() => channel.all('newMessage').length, { timeout: 60_000 }).toBe(50);
  for (const [event, ...args] of channel.received) {
    if (event === 'newConversation') live.put(args[0]);
    if (event === 'newMessage') live.put(args[1]);
  }
  const again = createOverview(() => undefined);
  again.putList(await listed());

  for (const order of INBOX_ORDERS) expect(namesIn(live, order)).toEqual(namesIn(again, order));
  // Nobody moves by it: who was written to last stands first, and who waits stays where they were.
  expect(namesIn(live, 'latest').indexOf(alone.id)).toBe(0);
  expect(namesIn(live, 'latest').filter((id) => before.includes(id))).toEqual(before);
  const waiting = pickConversations(
    live.read().conversations,
    { ...WHOLE_INBOX, filter: 'unanswered' },
    { self: clerk.id, now: Date.now() },
  );
  expect(waiting.map(({ clientId }) => clientId._id)).toEqual(asking);
});
