import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import { checkDigit, isParcelCode, spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { warehouseHarness } from '../../support/parcels.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs } from '../../support/server.ts';

type Many = { status: string; count: number; data: Parcel[] };
type One = { data: Parcel };
type Rejection = { code: string; fields?: Record<string, string>; violations?: object };

const warehouse = warehouseHarness();
const { parcelsOf, parcelAt } = warehouse;

const setCount = ({ _id }: WireOrder, numofpackages: number) =>
  warehouse.clerk.put<Rejection>(`commands/${_id}`, { numofpackages });
const change = (code: string, values: object) =>
  warehouse.clerk.put<One & Rejection>(`parcels/${code}`, values);

describe('an order of n packages', () => {
  test('has n parcels, each with a code of its own and its position among them', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 3 });
    const { body } = await warehouse.clerk.get<Many>(`parcels?order=${order._id}`);
    expect([body.status, body.count]).toEqual(['success', 3]);
    expect(body.data.map(({ number, of }) => [number, of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(new Set(body.data.map(({ code }) => code)).size).toBe(3);
    for (const parcel of body.data) {
      expect(isParcelCode(parcel.code)).toBe(true);
      expect(parcel).toMatchObject({
        order: order._id,
        billCode: order.billCode,
        weight: null,
        state: 'registered',
        __v: 1,
      });
    }
  });

  test('has none if it has no packages, and gets them with the count', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 0 });
    expect(await parcelsOf(order)).toEqual([]);
    expect((await setCount(order, 2)).status).toBe(200);
    expect(await parcelsOf(order)).toHaveLength(2);
  });

  test('keeps its parcels when the count grows, and loses the last ones when it shrinks', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    const before = (await parcelsOf(order)).map(({ code }) => code);
    await setCount(order, 5);
    const more = (await parcelsOf(order)).map(({ code }) => code);
    expect(more.slice(0, 2)).toEqual(before);
    expect(more).toHaveLength(5);
    await setCount(order, 1);
    expect((await parcelsOf(order)).map(({ code }) => code)).toEqual(before.slice(0, 1));
  });

  test('gives a parcel that is added again after a mistake the code of its old label', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 3 });
    const before = (await parcelsOf(order)).map(({ code }) => code);
    await setCount(order, 1);
    await setCount(order, 3);
    expect((await parcelsOf(order)).map(({ code }) => code)).toEqual(before);
  });

  test('cannot have a count that would remove a parcel that was weighed or scanned', async () => {
    for (const touched of [{ weight: 12.5 }, { state: 'received' }]) {
      const order = await placeOrder(warehouse.server, { numofpackages: 4 });
      await change((await parcelAt(order, 3)).code, touched);
      const { status, body } = await setCount(order, 2);
      expect([status, body.code]).toEqual([409, 'parcel.kept']);
      expect(body.violations).toEqual({ numofpackages: { code: 'tooSmall', limit: 3 } });
      expect(await parcelsOf(order)).toHaveLength(4);
      expect((await setCount(order, 3)).status).toBe(200);
    }
  });

  test('has as many parcels as its count says, however many clerks change it at once', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 5 });
    const counts = [2, 9, 4, 7, 1, 8];
    const answers = await Promise.all(counts.map((count) => setCount(order, count)));
    expect(answers.map(({ status }) => status)).toEqual(counts.map(() => 200));
    const { numofpackages } = (
      await warehouse.clerk.get<{ data: WireOrder }>(`commands/${order._id}`)
    ).body.data;
    const parcels = await parcelsOf(order);
    expect(parcels.map(({ number }) => number)).toEqual(
      Array.from({ length: numofpackages }, (_, at) => at + 1),
    );
    expect(new Set(parcels.map(({ code }) => code)).size).toBe(numofpackages);
  });

  test('never loses a weight to a clerk who lowers the count at the same moment', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 6 });
    const last = await parcelAt(order, 6);
    const [weighed, lowered] = await Promise.all([
      change(last.code, { weight: 7 }),
      setCount(order, 5),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([weighed.status, lowered.status]);
    expect(await parcelsOf(order)).toHaveLength(weighed.status === 200 ? 6 : 5);
  });

  test('takes its parcels into the bin, and restores them', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    const before = await parcelsOf(order);
    await warehouse.clerk.delete(`commands/${order._id}`);
    expect(await parcelsOf(order)).toEqual([]);
    expect((await warehouse.clerk.get(`parcels/${before[0]?.code}`)).status).toBe(404);
    await warehouse.clerk.post(`commands/bin/${order._id}/restore`);
    expect(await parcelsOf(order)).toEqual(before);
  });

  test('takes them along when it is removed for good', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    await warehouse.clerk.delete(`commands/${order._id}`);
    expect((await warehouse.clerk.delete(`commands/bin/${order._id}`)).status).toBe(200);
    const { rows } = await sql`select 1 from parcels where order_id = ${order._id}`.execute(
      warehouse.server.database,
    );
    expect(rows).toEqual([]);
  });
});

describe('a clerk at the warehouse', () => {
  test('finds a parcel by the scanned code', async () => {
    const order = await placeOrder(warehouse.server);
    const parcel = await parcelAt(order, 2);
    expect((await warehouse.clerk.get<One>(`parcels/${parcel.code}`)).body.data).toEqual(parcel);
  });

  test('finds the order in the search box by the code of a parcel, as printed or as scanned', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 3 });
    await placeOrder(warehouse.server, { numofpackages: 3 });
    const { code } = await parcelAt(order, 3);
    for (const typed of [code, spacedParcelCode(code)]) {
      const query = `commands?search=${encodeURIComponent(typed)}`;
      const { body } = await warehouse.clerk.get<{ data: WireOrder[] }>(query);
      expect(body.data.map(({ _id }) => _id)).toEqual([order._id]);
    }
    await setCount(order, 2);
    const after = await warehouse.clerk.get<{ count: number }>(`commands?search=${code}`);
    expect(after.body.count).toBe(0);
  });

  test('weighs a parcel and sends it on its way, which the audit trail of its order records', async () => {
    const order = await placeOrder(warehouse.server);
    const { code } = await parcelAt(order, 1);
    const weighed = await change(code, { weight: 23.45, __v: 1 });
    expect(weighed.body.data).toMatchObject({ weight: 23.45, state: 'registered', __v: 2 });
    const loaded = await change(code, { state: 'loaded', __v: 2 });
    expect(loaded.body.data).toMatchObject({ weight: 23.45, state: 'loaded', __v: 3 });
    const entries = await warehouse.server.database
      .selectFrom('audit_entry')
      .select('changes')
      .where('record_id', '=', order._id)
      .where('action', '=', 'changeParcel')
      .orderBy('id')
      .execute();
    expect(entries.map(({ changes }) => changes)).toEqual([
      { 'parcels.1.weight': { from: null, to: 23.45 } },
      { 'parcels.1.state': { from: 'registered', to: 'loaded' } },
    ]);
  });

  test('changes nothing with values that are already stored', async () => {
    const { code } = await parcelAt(await placeOrder(warehouse.server), 1);
    expect((await change(code, { state: 'registered', weight: null })).body.data.__v).toBe(1);
  });

  test('is notified when a colleague was faster', async () => {
    const { code } = await parcelAt(await placeOrder(warehouse.server), 1);
    await change(code, { weight: 5 });
    const { status, body } = await change(code, { weight: 6, __v: 1 });
    expect([status, body.code]).toEqual([409, 'record.stale']);
    expect(body).toMatchObject({ current: { weight: 5, __v: 2 } });
  });

  test('cannot hand over a parcel that has never been scanned', async () => {
    const { code } = await parcelAt(await placeOrder(warehouse.server), 1);
    const { status, body } = await change(code, { state: 'delivered' });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      409,
      'transition.forbidden',
      ['state'],
    ]);
  });

  test('reads what is wrong with a weight or a state', async () => {
    const { code } = await parcelAt(await placeOrder(warehouse.server), 1);
    const wrong = [
      { weight: -1 },
      { weight: 0 },
      { weight: 1.234 },
      { weight: '5' },
      { weight: 501 },
    ];
    for (const body of [...wrong, { state: 'lost' }, { colour: 'red' }]) {
      const answer = await change(code, body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
        422,
        Object.keys(body),
      ]);
    }
  });

  test('does nothing twice under one key', async () => {
    const { code } = await parcelAt(await placeOrder(warehouse.server), 1);
    const key = { 'idempotency-key': `weigh ${code}`.replace(' ', '-') };
    const first = await warehouse.clerk.put<One>(`parcels/${code}`, { weight: 3 }, key);
    const again = await warehouse.clerk.put<One>(`parcels/${code}`, { weight: 3 }, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('finds nothing under an unknown or invalid code', async () => {
    const payload = '80000000000';
    const unknown = `${payload}${checkDigit(payload)}`;
    for (const code of [unknown, '123', 'JS-10001']) {
      expect((await warehouse.clerk.get(`parcels/${code}`)).status).toBe(404);
      expect((await change(code, { weight: 1 })).status).toBe(404);
    }
  });

  test('has to name the order whose parcels are meant', async () => {
    expect((await warehouse.clerk.get('parcels')).status).toBe(400);
    expect((await warehouse.clerk.get('parcels?order=JS-1')).status).toBe(400);
    const nobody = await warehouse.clerk.get<Many>(
      'parcels?order=01890000-0000-7000-8000-000000000000',
    );
    expect([nobody.status, nobody.body.count]).toEqual([200, 0]);
  });
});

describe('the parcels of several orders', () => {
  const setAll = (body: object) =>
    warehouse.clerk.put<{ data: object } & Rejection>('parcels', body);

  test('change their state in one call, and those that cannot are counted and stay', async () => {
    const [one, two] = [
      await placeOrder(warehouse.server),
      await placeOrder(warehouse.server, { numofpackages: 3 }),
    ];
    await change((await parcelAt(one, 1)).code, { state: 'loaded' });
    await change((await parcelAt(two, 1)).code, { state: 'received' });
    await change((await parcelAt(two, 2)).code, { state: 'loaded' });
    await change((await parcelAt(two, 2)).code, { state: 'delivered' });
    const { status, body } = await setAll({ orders: [one._id, two._id], state: 'received' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ changed: 3, unchanged: 1, impossible: 1 });
    const states = [...(await parcelsOf(one)), ...(await parcelsOf(two))].map(({ state }) => state);
    expect(states).toEqual(['received', 'received', 'received', 'delivered', 'received']);
  });

  test('names those that cannot change, and gives the others back what they had before', async () => {
    const [one, two] = [
      await placeOrder(warehouse.server),
      await placeOrder(warehouse.server, { numofpackages: 2 }),
    ];
    const orders = [one._id, two._id];
    const blocked = (await parcelAt(two, 2)).code;
    await change(blocked, { state: 'loaded' });
    await change(blocked, { state: 'delivered' });
    await change((await parcelAt(one, 1)).code, { state: 'missing' });
    type Answer = { data: { entries: readonly string[]; rejected: readonly object[] } };
    const { body } = await warehouse.clerk.put<Answer>('parcels', { orders, state: 'received' });
    expect(body.data.rejected).toEqual([
      expect.objectContaining({ code: blocked, number: 2, state: 'delivered' }),
    ]);
    // One of them goes on meanwhile.
    await change((await parcelAt(two, 1)).code, { state: 'loaded' });
    const { entries } = body.data;
    const undo = (client = warehouse.clerk) =>
      client.post<{ data: object }>('parcels/undo', { entries });
    const other = await signInAs(warehouse.server, 'admin');
    expect((await undo(other)).body.data).toEqual({ changed: 0, impossible: 3 });
    expect((await undo()).body.data).toEqual({ changed: 2, impossible: 1 });
    const states = [...(await parcelsOf(one)), ...(await parcelsOf(two))].map(({ state }) => state);
    expect(states).toEqual(['missing', 'registered', 'loaded', 'delivered']);
    expect((await undo()).body.data).toEqual({ changed: 0, impossible: 3 });
    expect((await undo(await signInAs(warehouse.server, 'customer'))).status).toBe(403);
  });

  test('are changed by two people at once without a deadlock', async () => {
    const orders = [
      await placeOrder(warehouse.server, { numofpackages: 6 }),
      await placeOrder(warehouse.server, { numofpackages: 6 }),
    ].map(({ _id }) => _id);
    const answers = await Promise.all([
      setAll({ orders, state: 'received' }),
      setAll({ orders: orders.toReversed(), state: 'missing' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('need an order and a state that exists', async () => {
    expect((await setAll({ orders: [], state: 'received' })).status).toBe(422);
    const { _id } = await placeOrder(warehouse.server);
    expect((await setAll({ orders: [_id], state: 'lost' })).status).toBe(422);
  });
});

test('parcels are for staff only', async () => {
  const order = await placeOrder(warehouse.server);
  const { code } = await parcelAt(order, 1);
  const customer = await signInAs(warehouse.server, 'customer');
  const answers = await Promise.all([
    customer.get(`parcels?order=${order._id}`),
    customer.get(`parcels/${code}`),
    customer.put(`parcels/${code}`, { weight: 1 }),
    customer.put('parcels', { orders: [order._id], state: 'missing' }),
    warehouse.server.stranger.get(`parcels/${code}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 401]);
});
