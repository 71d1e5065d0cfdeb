import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITED_KINDS, editorOf, PRINT_KINDS } from '../../../domain/orders/document-kinds.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Rows = { data: readonly { _id: string }[] };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

test.each(EDITED_KINDS)(
  'an order that gets a document of the kind %s is in its list',
  async (kind) => {
    const { flag, path } = editorOf(kind);
    const { _id } = await placeOrder(server);
    const own = [{ paper: path, firstName: 'Nur', lastName: 'Hier' }];
    const saved = await clerk.put(`commands/${_id}`, { [flag]: true, paperCustomers: own });
    expect(saved.status).toBe(200);
    const { body } = await clerk.get<Rows>(`commands?${flag}=true`);
    expect(body.data.map((order) => order._id)).toEqual([_id]);
  },
);

test.each(PRINT_KINDS)('a print of a document of the kind %s is recorded', async (kind) => {
  const { _id } = await placeOrder(server);
  const { status } = await clerk.post('prints', { kind, orders: [_id] });
  expect(status).toBe(201);
  const { body } = await clerk.get<Rows>(`prints?order=${_id}`);
  expect(body.data).toMatchObject([{ kind, order: _id }]);
});
