import { expect, test } from 'vitest';
import { warehouseHarness } from '../../support/parcels.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs } from '../../support/server.ts';

const warehouse = warehouseHarness();
const { parcelsOf } = warehouse;

const found = async (query: string): Promise<unknown[]> =>
  (await warehouse.clerk.get<{ data: WireOrder[] }>(`commands?${query}`)).body.data.map(
    ({ _id }) => _id,
  );
const setState = async (order: WireOrder, state: string, number = 1) => {
  const parcel = (await parcelsOf(order)).find((one) => one.number === number);
  return warehouse.clerk.put(`parcels/${parcel?.code}`, { state });
};

test('orders are found by the states of their parcels, and counted again after each scan', async () => {
  const [one, two, none] = [
    await placeOrder(warehouse.server, { numofpackages: 2 }),
    await placeOrder(warehouse.server, { numofpackages: 1 }),
    await placeOrder(warehouse.server, { numofpackages: 0 }),
  ];
  expect(await found('parcelStates=missing')).toEqual([]);
  await setState(one, 'missing');
  await setState(two, 'loaded');
  expect(await found('parcelStates=missing')).toEqual([one._id]);
  expect(await found('parcelStates=loaded')).toEqual([two._id]);
  // Not loaded: any of the states before.
  expect(await found('parcelStates=registered&parcelStates=received&parcelStates=missing')).toEqual(
    [one._id],
  );
  expect(await found('parcelStates[ne]=registered&sort=createdAt')).toEqual([two._id, none._id]);

  await setState(one, 'received');
  expect(await found('parcelStates=missing')).toEqual([]);
  await warehouse.clerk.put(`commands/${none._id}`, { numofpackages: 1 });
  expect(await found('parcelStates=registered&sort=createdAt')).toEqual([one._id, none._id]);
});

test('the states of the parcels do not travel with an order, so that a scan makes no order stale', async () => {
  const order = await placeOrder(warehouse.server, { numofpackages: 1 });
  const { body } = await warehouse.clerk.get<{ data: WireOrder }>(`commands/${order._id}`);
  await setState(order, 'received');
  expect(body.data).not.toHaveProperty('parcelStates');
  expect((await warehouse.clerk.put(`commands/${order._id}`, body.data)).status).toBe(200);
});

test('a state that does not exist is rejected by name, and customers cannot filter by states', async () => {
  const wrong = await warehouse.clerk.get<{ fields: object }>('commands?parcelStates=lost');
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['parcelStates']]);
  const customer = await signInAs(warehouse.server, 'customer');
  expect((await customer.get('commands?parcelStates=missing')).status).toBe(400);
});

test('scans of parcels of one order at the same moment do not wait for each other for ever', async () => {
  const order = await placeOrder(warehouse.server, { numofpackages: 8 });
  const codes = (await parcelsOf(order)).map(({ code }) => code);
  const answers = await Promise.all(
    codes.map((code) => warehouse.clerk.post('parcels/scans', { code, mode: 'received' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await found(`parcelStates=received&_id=${order._id}`)).toEqual([order._id]);
  expect(await found(`parcelStates=registered&_id=${order._id}`)).toEqual([]);
});
