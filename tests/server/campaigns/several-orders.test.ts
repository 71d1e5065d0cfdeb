import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessagePreview } from '../../../domain/messages/message-preview.ts';
import { recordReport } from '../../../server/outbox/record-report.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { type Campaign, campaignOf, type Delivery, deliveriesOf } from '../../support/campaigns.ts';
import type { Rejection } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

async function sendAll(action: string, body: object) {
  const answer = await clerk.post<{ data: { campaign: Campaign } }>(`auth/users/${action}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await workOff(server);
  const id = answer.body.data.campaign._id;
  return { campaign: await campaignOf(clerk, id), rows: await deliveriesOf(clerk, id) };
}

/** Its provider says that a message has failed. */
async function fail(id: string | undefined): Promise<void> {
  const now = new Date();
  await inTransaction(server.database, (transaction) =>
    recordReport(
      { driver: 'log', id, status: 'failed', at: now },
      contextOf(ownCall(server.app.engine, now), transaction),
    ),
  );
  await workOff(server);
}

describe('a message about several orders of a customer', () => {
  const texts = { de: '{order}: {parcels} Pakete, {balance}' };
  const priced = { priceTotal: '10.50', paid: false };

  /** Three orders of somebody, two of which are selected. */
  async function twoOfThree() {
    const { _id } = await addCustomer(server);
    const place = (more: object) => placeOrder(server, { user: _id, ...priced, ...more });
    const first = await place({ numofpackages: 2 });
    const second = await place({ numofpackages: 3, priceTotal: '15.50', deposit: '5.00' });
    await place({ numofpackages: 40 });
    const orders = [first._id, second._id];
    return { _id, orders, codes: [`${first.billCode}`, `${second.billCode}`] };
  }
  const about = async (order: string | undefined) =>
    (await clerk.get<{ data: Delivery[] }>(`deliveries?orders=${order}`)).body.data;

  it('is one message that names them all, adds up their figures, and stands at each', async () => {
    const { _id, orders, codes } = await twoOfThree();
    const [first, second] = orders;
    const requested = { ids: [_id], orders: { [_id]: [first, second, first] }, texts };
    const { body } = await clerk.post<{ data: MessagePreview }>('messages/preview', {
      kind: 'sms',
      ...requested,
    });
    const text = `${codes.join(', ')}: 5 Pakete, 21,00 €`;
    expect(body.data.recipients).toMatchObject([{ orderId: first, codes, text }]);
    const { campaign, rows } = await sendAll('smsctm', requested);
    expect(campaign).toMatchObject({ total: 1, sent: 1 });
    expect(rows.map((row) => row.body)).toEqual([text]);
    for (const order of orders) {
      expect((await about(order)).map((row) => row._id)).toEqual(rows.map((row) => row._id));
    }
  });

  it('keeps them all on the next channel and when it is sent again', async () => {
    const { _id, orders } = await twoOfThree();
    const requested = { ids: [_id], orders: { [_id]: orders }, texts };
    const { campaign, rows } = await sendAll('agency', requested);
    await fail(rows[0]?._id);
    const both = await deliveriesOf(clerk, campaign._id);
    expect(both.map(({ channel }) => channel).sort()).toEqual(['sms', 'whatsapp']);
    expect(new Set(both.map((row) => row.body)).size).toBe(1);
    await fail(both.find(({ channel }) => channel === 'sms')?._id);
    await clerk.post(`campaigns/${campaign._id}/retry`);
    await workOff(server);
    for (const order of orders) {
      const there = await about(order);
      expect(there.map(({ status }) => status).sort()).toEqual(['failed', 'sent']);
      expect(there.map((row) => row.body)).toEqual(both.map((row) => row.body));
    }
  });

  it('names no order of somebody else', async () => {
    const { _id, orders } = await twoOfThree();
    const other = await placeOrder(server);
    const { status, body } = await clerk.post<Rejection>('auth/users/smsctm', {
      ids: [_id],
      texts,
      orders: { [_id]: [...orders, other._id] },
    });
    expect([status, Object.keys(body.violations ?? {})]).toEqual([422, [`orders.${_id}`]]);
  });
});
