import { describe, expect, test } from 'vitest';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import type { Scan } from '../../../domain/parcels/scans.ts';
import type { Client } from '../../support/client.ts';
import { warehouseHarness } from '../../support/parcels.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs } from '../../support/server.ts';

type Weighed = {
  parcels: Parcel[];
  order: Pick<WireOrder, '_id' | 'wights' | 'announcedWeight' | '__v'>;
};
type Rejection = { code: string; fields?: Record<string, { code: string } | string> };

const warehouse = warehouseHarness();
const { parcelsOf } = warehouse;

const orderOf = async ({ _id }: WireOrder): Promise<WireOrder> =>
  (await warehouse.clerk.get<{ data: WireOrder }>(`commands/${_id}`)).body.data;

const send = (body: object, by: Client = warehouse.clerk, headers = {}) =>
  by.put<{ data: Weighed } & Rejection>('parcels/weights', body, headers);

/** Weighs the parcels of an order, the first ones first. */
async function weigh(order: WireOrder, ...kilograms: (number | null)[]) {
  const parcels = await parcelsOf(order);
  const weights = kilograms.map((weight, at) => ({ code: parcels[at]?.code, weight }));
  return send({ order: order._id, weights });
}

describe('weighing', () => {
  test('all parcels of an order makes their sum its weight, beside what was announced', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 4, wights: 12 });
    const { status, body } = await weigh(order, 3.1, 3.2, 3, 3.1);
    expect(status).toBe(200);
    expect(body.data.order).toEqual({
      _id: order._id,
      wights: 12.4,
      announcedWeight: 12,
      __v: (order.__v ?? 0) + 1,
    });
    expect(body.data.parcels.map(({ weight, state }) => [weight, state])).toEqual([
      [3.1, 'received'],
      [3.2, 'received'],
      [3, 'received'],
      [3.1, 'received'],
    ]);
    const stored = await orderOf(order);
    expect(stored).toMatchObject({ wights: 12.4, announcedWeight: 12 });
    expect(stored.history?.at(-1)).toMatchObject({
      action: 'change',
      to: expect.stringMatching(/wights/),
    });
  });

  test('some of them leaves the order as it is', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 3, wights: 12 });
    const { body } = await weigh(order, 3.1, 3.2);
    expect(body.data.order).toMatchObject({ wights: 12, announcedWeight: null, __v: order.__v });
    expect((await weigh(order, 3.1, 3.2, 4)).body.data.order.wights).toBe(10.3);
  });

  test('an order again keeps what was announced first, and taking a weight back brings it back', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 1, wights: 12 });
    await weigh(order, 12.4);
    expect((await weigh(order, 13)).body.data.order).toMatchObject({
      wights: 13,
      announcedWeight: 12,
    });
    expect((await weigh(order, null)).body.data.order).toMatchObject({
      wights: 12,
      announcedWeight: null,
    });
  });

  test('with the scanner does the same with the last parcel, and undoing it as well', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2, wights: 9 });
    const [one, two] = await parcelsOf(order);
    const scan = (code = '', weight = 0) =>
      warehouse.clerk.post<{ data: Scan }>('parcels/scans', { code, mode: 'weighed', weight });
    await scan(one?.code, 5);
    expect((await orderOf(order)).wights).toBe(9);
    const last = (await scan(two?.code, 4.5)).body.data;
    expect(await orderOf(order)).toMatchObject({ wights: 9.5, announcedWeight: 9 });
    await warehouse.clerk.post(`parcels/scans/${last.id}/undo`);
    expect(await orderOf(order)).toMatchObject({ wights: 9, announcedWeight: null });
  });

  test('leaves a parcel that is on the road where it is', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 1 });
    const [parcel] = await parcelsOf(order);
    await warehouse.clerk.put(`parcels/${parcel?.code}`, { state: 'loaded' });
    expect((await weigh(order, 4)).body.data.parcels).toMatchObject([
      { weight: 4, state: 'loaded' },
    ]);
  });

  test('the same again changes nothing, and counts once under one key', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 1 });
    const first = await weigh(order, 4);
    expect((await weigh(order, 4)).body.data).toEqual(first.body.data);
    const [parcel] = await parcelsOf(order);
    const body = { order: order._id, weights: [{ code: parcel?.code, weight: 5 }] };
    const key = { 'idempotency-key': `weighing-${order._id}` };
    const [one, again] = [
      await send(body, warehouse.clerk, key),
      await send(body, warehouse.clerk, key),
    ];
    expect(again.body).toEqual(one.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('is done by two people at once without a deadlock, and the order weighs what is stored', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 6, wights: 1 });
    const parcels = await parcelsOf(order);
    const of = (weight: number, codes: readonly Parcel[]) =>
      send({ order: order._id, weights: codes.map(({ code }) => ({ code, weight })) });
    const answers = await Promise.all([of(2, parcels), of(3, parcels.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const sum = (await parcelsOf(order)).reduce((total, { weight }) => total + (weight ?? 0), 0);
    expect(await orderOf(order)).toMatchObject({ wights: sum, announcedWeight: 1 });
  });
});

describe('a weighing is rejected as a whole, and the clerk reads why,', () => {
  test('if a colleague has weighed one of the parcels meanwhile', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    const [one, two] = await parcelsOf(order);
    await warehouse.clerk.put(`parcels/${two?.code}`, { weight: 7 });
    const { status, body } = await send({
      order: order._id,
      weights: [one, two].map((parcel) => ({ code: parcel?.code, weight: 5, __v: 1 })),
    });
    expect([status, body.code]).toEqual([409, 'record.stale']);
    expect(body).toMatchObject({ current: { number: 2, weight: 7 } });
    expect((await parcelsOf(order)).map(({ weight }) => weight)).toEqual([null, 7]);
  });

  test('if a parcel is not of the order, is named twice, or a weight is impossible', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    const [one] = await parcelsOf(order);
    const [other] = await parcelsOf(await placeOrder(warehouse.server));
    const weights = (...codes: (string | undefined)[]) =>
      codes.map((code) => ({ code, weight: 4 }));
    const wrong: readonly (readonly [object[], string])[] = [
      [weights(one?.code, other?.code), 'weights.1.code'],
      [weights(one?.code, one?.code), 'weights.1.code'],
      [[{ code: one?.code, weight: 0 }], 'weights.0.weight'],
      [[{ code: one?.code, weight: 500.01 }], 'weights.0.weight'],
      [[{ code: one?.code, weight: 1.234 }], 'weights.0.weight'],
      [[{ code: one?.code, weight: '4,2' }], 'weights.0.weight'],
      [[{ code: one?.code }], 'weights.0.weight'],
      [[], 'weights'],
    ];
    for (const [given, field] of wrong) {
      const { status, body } = await send({ order: order._id, weights: given });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    }
    expect((await parcelsOf(order)).map(({ weight }) => weight)).toEqual([null, null]);
  });

  test('if there is no such order, or nobody may', async () => {
    const order = await placeOrder(warehouse.server);
    const [one] = await parcelsOf(order);
    const weights = [{ code: one?.code, weight: 4 }];
    const nobody = { order: '01890000-0000-7000-8000-000000000000', weights };
    expect((await send(nobody)).status).toBe(404);
    const customer = await signInAs(warehouse.server, 'customer');
    expect((await send({ order: order._id, weights }, customer)).status).toBe(403);
    expect((await send({ order: order._id, weights }, warehouse.server.stranger)).status).toBe(401);
    await warehouse.clerk.delete(`commands/${order._id}`);
    expect((await send({ order: order._id, weights })).status).toBe(404);
  });
});

test('why a price is another than that of the list is stored with the order and in its history', async () => {
  const order = await placeOrder(warehouse.server);
  const put = (body: object) =>
    warehouse.clerk.put<{ data: WireOrder } & Rejection>(`commands/${order._id}`, body);
  const left = await put({ priceTotal: '25.00', priceReason: 'Agreed on the phone' });
  expect(left.body.data).toMatchObject({ priceReason: 'Agreed on the phone' });
  const lines = (await orderOf(order)).history?.slice(1).map(({ action, to }) => [action, to]);
  expect(lines).toEqual([
    ['priceReason', 'Agreed on the phone'],
    ['change', 'priceTotal'],
  ]);
  const taken = await put({ priceTotal: '31.00', priceReason: null });
  expect(taken.body.data.priceReason).toBeNull();
  expect((await orderOf(order)).history?.at(-2)).toMatchObject({
    action: 'priceReason',
    from: 'Agreed on the phone',
    to: null,
  });
  const long = await put({ priceReason: 'x'.repeat(201) });
  expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([422, ['priceReason']]);
});
