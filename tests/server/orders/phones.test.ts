import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Answer = { data: WireOrder; fields?: Record<string, string> };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const placed = async (phone: string) => {
  const user = (await addCustomer(server))._id;
  return clerk.post<Answer>('commands', { user, recipient: { firstName: 'Aya', phone } });
};

test.each([
  ['+212661234567', '+212661234567'],
  ['+212 (0) 661-23 45 67', '+212661234567'],
  // A prefix that no network uses yet.
  ['+212683123456', '+212683123456'],
  ['+212537123456', '+212537123456'],
  ['0049 151 2345678', '+491512345678'],
  ['+49 (0)421 12345', '+4942112345'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('a clerk may enter the number %s', async (typed, stored) => {
  const { status, body } = await placed(typed);
  expect([status, body.data?.recipient.phone]).toEqual([201, stored]);
});

test.each([
  ['+21266123456'],
  ['+2126612345678'],
  ['+3361234567'],
  ['+999123456789'],
  ['0661'],
  ['+'],
])('a clerk who enters %s gets an error at the field', async (typed) => {
  const { status, body } = await placed(typed);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['recipient.phone']]);
});

test('an invalid number stored before numbers were checked does not block other changes', async () => {
  const order = await placeOrder(server);
  await server.database
    .updateTable('orders')
    .set({ recipient_phone: '+21266123456' })
    .where('id', '=', order._id)
    .execute();
  const recipient = { ...order.recipient, phone: '+21266123456' };
  const change = (body: object) => clerk.put<Answer>(`commands/${order._id}`, body);
  expect((await change({ recipient, numofpackages: 7 })).body.data.numofpackages).toBe(7);
  const spoiled = await change({ recipient: { ...recipient, phone: '+21266123457' } });
  expect([spoiled.status, Object.keys(spoiled.body.fields ?? {})]).toEqual([
    422,
    ['recipient.phone'],
  ]);
});
