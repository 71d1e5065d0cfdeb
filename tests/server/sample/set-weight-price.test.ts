import { expect, test } from 'vitest';
import { deliverWeightPrice } from '../../../server/prices/deliver-weight-price.ts';
import { readSample } from '../../../server/sample/sample-data.ts';
import { setWeightPrice } from '../../../server/sample/set-weight-price.ts';
import type { ListBody } from '../../support/sampled-resource.ts';
import { addPerson, startServer } from '../../support/server.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

test('the sample week sets the price of a kilogram once, and leaves one that somebody has set', async () => {
  await using server = await startServer();
  const { id } = await addPerson(server, 'admin');
  const values = await readSample('weigthprice');
  const set = () =>
    server.database
      .transaction()
      .execute((transaction) => setWeightPrice(transaction, { values, by: id }));
  const prices = async () => (await server.stranger.get<ListBody>('weigthprice')).body.data;

  await set();
  expect(await prices()).toEqual([]);
  await deliverWeightPrice(server.database, NOW);
  await set();
  const [price] = await prices();
  expect(price).toMatchObject({ weigthPrice: '1.70', __v: 2, createdAt: NOW.toISOString() });
  expect(price?.updatedAt).toBe(price?.createdAt);
  await set();
  expect(await prices()).toMatchObject([{ weigthPrice: '1.70', __v: 2 }]);
});
