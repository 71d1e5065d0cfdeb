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

test('after a message to fifty the inbox stands in the same order live and when it is opened again', async () => {
  await using server = await startServer();
  const clerk = await livePerson(server, 'admin');
  const ids = await threeKinds(server, clerk);
  const alone = await addPerson(server, 'customer');
  await say(clerk, alone.id, 'Nur du');
  const listed = async () => (await clerk.get<Listed>('conversation')).body.data.conversations;

  const live = createOverview(() => undefined);
  live.putList(await listed());
  const channel = await connectLive(server.url, clerk);
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

  const namesIn = (overview: typeof live, order: (typeof INBOX_ORDERS)[number]) =>
    pickConversations(
      overview.read().conversations,
      { ...WHOLE_INBOX, order },
      { self: clerk.id, now: Date.now() },
    ).map(({ clientId }) => clientId._id);
  for (const order of INBOX_ORDERS) expect(namesIn(live, order)).toEqual(namesIn(again, order));
  // The latest of each of the fifty is this message; who got none stands behind them.
  expect(new Set(namesIn(live, 'latest').slice(0, 50))).toEqual(new Set(ids));
  expect(namesIn(live, 'latest').at(-1)).toBe(alone.id);
});
