import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignsModule } from '../../../server/campaigns/campaigns-module.ts';
import { prepareSome } from '../../../server/campaigns/prepare-some.ts';
import { openChatSender } from '../../../server/campaigns/send-in-chat.ts';
import { connect } from '../../../server/database/connect.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { type Campaign, campaignOf } from '../../support/campaigns.ts';
import type { Client } from '../../support/client.ts';
import { connectLive, livePerson } from '../../support/live.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';

const CUSTOMERS = 60;

let own: OwnDatabase;
let server: TestServer;
let other: TestServer;
let clerk: Client;
beforeAll(async () => {
  own = await ownDatabase();
  server = await startServer({ database: own });
  other = await startServer({
    database: { ...own, database: connect(own.connection, { max: 6 }) },
  });
  clerk = await signInAs(server, 'admin');
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await other.database.destroy();
  await own.close();
});

const customers = () =>
  Promise.all(
    Array.from({ length: CUSTOMERS }, async () => (await addPerson(server, 'customer')).id),
  );

async function broadcast(ids: readonly string[]): Promise<string> {
  const { body } = await clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
    ids,
    message: { type: 'text', content: 'We drive on Friday.' },
  });
  return body.data.campaign._id;
}

/** Does the job of a campaign as one of the processes would. */
async function work({ app }: TestServer, id: string): Promise<void> {
  const { signal } = new AbortController();
  for (const worker of campaignsModule.workers?.(app) ?? []) {
    if (worker.queue === 'campaign') await worker.work({ id }, signal);
  }
}

/** How many messages each of these customers has got. */
async function received(ids: readonly string[]): Promise<readonly number[]> {
  const rows = await server.database
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(({ fn }) => ['client_id', fn.countAll<string>().as('count')])
    .where('client_id', 'in', ids)
    .groupBy('client_id')
    .execute();
  return ids.map((id) => Number(rows.find((row) => row.client_id === id)?.count ?? 0));
}
const once = (ids: readonly string[]) => ids.map(() => 1);

describe('a broadcast', () => {
  it('that two processes send at the same time reaches each customer once', async () => {
    const ids = await customers();
    const id = await broadcast(ids);
    await Promise.all([work(server, id), work(other, id), work(other, id)]);
    expect(await received(ids)).toEqual(once(ids));
    expect(await campaignOf(clerk, id)).toMatchObject({
      state: 'done',
      sent: CUSTOMERS,
      failed: 0,
    });
  });

  it('whose process has died after it was prepared is sent by another one', async () => {
    const ids = await customers();
    const id = await broadcast(ids);
    await inTransaction(server.database, (transaction) =>
      prepareSome(id, contextOf(ownCall(server.app.engine, new Date()), transaction)),
    );
    expect(await received(ids)).toEqual(ids.map(() => 0));
    await work(other, id);
    expect(await received(ids)).toEqual(once(ids));
    expect((await campaignOf(clerk, id)).state).toBe('done');
  });

  it('whose process has died in the middle goes on where it was', async () => {
    const ids = await customers();
    const id = await broadcast(ids);
    const call = () => ownCall(server.app.engine, new Date());
    await inTransaction(server.database, (transaction) =>
      prepareSome(id, contextOf(call(), transaction)),
    );
    const sender = await openChatSender(call, id);
    await sender?.sendSome();
    const before = await received(ids);
    const sent = before.filter((count) => count === 1);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(CUSTOMERS);
    await work(other, id);
    expect(await received(ids)).toEqual(once(ids));
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: CUSTOMERS });
  });

  it('reaches those who are connected at once, customers and staff', async () => {
    const customer = await livePerson(server, 'customer');
    const colleague = await livePerson(server, 'admin');
    const phone = await connectLive(server.url, customer);
    const harness = await connectLive(server.url, colleague);
    const id = await broadcast([customer.id]);
    await work(server, id);
    for (const live of [phone, harness]) {
      const [{ message, from }, { clientId: client }] = await live.next('newMessage');
      expect([message.content, from, client._id]).toEqual([
        'We drive on Friday.',
        'staff',
        customer.id,
      ]);
    }
    expect(phone.all('newMessage')).toHaveLength(1);
  });
});
