import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverWeightPrice } from '../../../server/prices/deliver-weight-price.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Row = { _id: string; __v: number; weigthPrice: string };
type Many = { count: number; data: Row[] };

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const rows = async () => (await admin.get<Many>('weigthprice')).body.data;

test('nodes that start together deliver one price of a kilogram, of nothing', async () => {
  const now = new Date();
  await Promise.all([1, 2, 3].map(() => deliverWeightPrice(server.database, now)));
  const delivered = await rows();
  expect(delivered.map(({ weigthPrice }) => weigthPrice)).toEqual(['0']);
  const trail = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'by_name'])
    .where('record_id', '=', delivered[0]?._id ?? '')
    .execute();
  expect(trail).toEqual([{ action: 'create', by_name: 'Jisr' }]);
});

test('an administrator cannot add a second one', async () => {
  const { status, body } = await admin.post<{ code: string }>('weigthprice', { weigthPrice: '2' });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'record.duplicate' });
  expect(await rows()).toHaveLength(1);
});

test('a start leaves the price that an administrator has set', async () => {
  const [price] = await rows();
  const set = await admin.put(`weigthprice/${price?._id}`, {
    weigthPrice: '1,75',
    __v: price?.__v,
  });
  expect(set.status).toBe(200);
  await deliverWeightPrice(server.database, new Date());
  expect((await rows()).map(({ weigthPrice }) => weigthPrice)).toEqual(['1,75']);
});

test('somebody who is not signed in reads the price, and cannot change it', async () => {
  const [price] = await rows();
  expect((await server.stranger.get<Many>('/weigthprice')).body.count).toBe(1);
  const rejected = await server.stranger.post(`/weigthprice`, { weigthPrice: '9' });
  expect(rejected.status).toBe(401);
  expect((await rows())[0]?.weigthPrice).toBe(price?.weigthPrice);
});
