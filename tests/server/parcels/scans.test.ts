import { beforeAll, describe, expect, test } from 'vitest';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import { checkDigit, spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import type { Scan } from '../../../domain/parcels/scans.ts';
import type { Client } from '../../support/client.ts';
import { warehouseHarness } from '../../support/parcels.ts';
import { openTrip, placeOrder, type WireOrder, type WireTrip } from '../../support/records.ts';
import { signInAs, startServer } from '../../support/server.ts';

type One = { data: Scan };
type Many = { count: number; data: Scan[] };
type Rejection = { code: string; fields?: Record<string, string> };

const warehouse = warehouseHarness();
const { parcelsOf, parcelAt } = warehouse;
let toMorocco: WireTrip;
let fromMorocco: WireTrip;
beforeAll(async () => {
  toMorocco = await openTrip(warehouse.server, 'A');
  fromMorocco = await openTrip(warehouse.server, 'B');
});

const parcelOf = (order: WireOrder, number = 1) => parcelAt(order, number);

const scan = (code: string, mode: string, more: object = {}, by: Client = warehouse.clerk) =>
  by.post<One & Rejection>('parcels/scans', { code, mode, ...more });
const undo = (id: string | null) =>
  warehouse.clerk.post<One & Rejection>(`parcels/scans/${id}/undo`);

describe('a scan', () => {
  test('receives a parcel, and says whose it is and how far its order is', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 3 });
    const { code } = await parcelOf(order, 2);
    const { status, body } = await scan(code, 'received');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      mode: 'received',
      result: 'recorded',
      code,
      isUndone: false,
      before: { state: 'registered', weight: null },
      parcel: { code, number: 2, of: 3, state: 'received', __v: 2 },
      order: {
        _id: order._id,
        billCode: order.billCode,
        tripGroup: 'A',
        finish: false,
        recipient: 'Yassin',
        destination: 'Fes',
        parcels: 3,
        done: 1,
      },
    });
    expect((await parcelOf(order, 2)).state).toBe('received');
  });

  test('of a parcel that was scanned before changes nothing, and says so', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    await scan(code, 'received');
    const { body } = await scan(spacedParcelCode(code), 'received');
    expect(body.data).toMatchObject({ result: 'again', id: null, before: null });
    expect(body.data.parcel).toMatchObject({ code, state: 'received', __v: 2 });
  });

  test('takes the weight of a parcel, which it requests first', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    const looked = (await scan(code, 'weighed')).body.data;
    expect(looked).toMatchObject({ result: 'noWeight', id: null, parcel: { weight: null } });
    const weighed = (await scan(code, 'weighed', { weight: 12.35 })).body.data;
    expect(weighed).toMatchObject({
      result: 'recorded',
      parcel: { weight: 12.35, state: 'received' },
    });
  });

  test('loads only what goes with the trip that is loaded', async () => {
    const aboard = await parcelOf(await placeOrder(warehouse.server, { commandMode: 'tracking' }));
    expect((await scan(aboard.code, 'loaded', { trip: fromMorocco._id })).body.data).toMatchObject({
      result: 'otherTrip',
      parcel: { state: 'registered' },
      order: { tripGroup: 'A' },
    });
    const loaded = (await scan(aboard.code, 'loaded', { trip: toMorocco._id })).body.data;
    expect(loaded).toMatchObject({ result: 'recorded', parcel: { state: 'loaded' } });
  });

  test('takes an order in the warehouse for one of the trip until that has left', async () => {
    const house = await startServer();
    try {
      const admin = await signInAs(house, 'admin');
      const trip = await openTrip(house, 'A');
      const order = await placeOrder(house, { numofpackages: 2, commandMode: 'facturation' });
      const { body } = await admin.get<{ data: Parcel[] }>(`parcels?order=${order._id}`);
      const [first, second] = body.data.map(({ code }) => code);
      const load = async (code = '') =>
        (await scan(code, 'loaded', { trip: trip._id }, admin)).body.data.result;
      expect(await load(first)).toBe('recorded');
      await admin.put(`trips/${trip._id}`, { status: 2 });
      expect(await load(second)).toBe('otherTrip');
    } finally {
      await house.close();
    }
  });

  test('says what cannot follow the state of a parcel', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    expect((await scan(code, 'delivered')).body.data.result).toBe('impossible');
    await scan(code, 'loaded');
    expect((await scan(code, 'received')).body.data).toMatchObject({
      result: 'impossible',
      parcel: { state: 'loaded' },
    });
    expect((await scan(code, 'delivered')).body.data.result).toBe('recorded');
  });

  test('of a code that no parcel has says so, also for a parcel in the bin', async () => {
    const payload = '80000000000';
    const order = await placeOrder(warehouse.server);
    const { code } = await parcelOf(order);
    await warehouse.clerk.delete(`commands/${order._id}`);
    for (const unknown of [`${payload}${checkDigit(payload)}`, 'hello', '4006381333931', code]) {
      const { status, body } = await scan(unknown, 'received');
      expect([status, body.data.result, body.data.parcel]).toEqual([200, 'unknown', null]);
    }
  });

  test('of the code of an order means its only parcel, and names the order if it has several', async () => {
    const one = await placeOrder(warehouse.server, { numofpackages: 1 });
    expect((await scan(one.billCode ?? '', 'received')).body.data).toMatchObject({
      result: 'recorded',
      parcel: { billCode: one.billCode },
    });
    const two = await placeOrder(warehouse.server, { numofpackages: 2 });
    expect((await scan(two.billCode ?? '', 'received')).body.data).toMatchObject({
      result: 'unknown',
      parcel: null,
      order: { billCode: two.billCode, parcels: 2, done: 0 },
    });
    expect((await scan(`${two.billCode}-02`, 'received')).body.data).toMatchObject({
      result: 'recorded',
      parcel: { number: 2 },
    });
  });

  test('that is sent twice under one key counts once', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    const send = () =>
      warehouse.clerk.post<One>(
        'parcels/scans',
        { code, mode: 'received' },
        { 'idempotency-key': code },
      );
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('at two places at the same moment is recorded at one of them', async () => {
    const order = await placeOrder(warehouse.server, { numofpackages: 2 });
    const [one, two] = await parcelsOf(order);
    const answers = await Promise.all(
      [one, two, one, two].map((parcel) => scan(parcel?.code ?? '', 'received')),
    );
    const results = answers.map(({ body }) => body.data.result).toSorted();
    expect(results).toEqual(['again', 'again', 'recorded', 'recorded']);
  });

  test('with a wrong request is rejected by name', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    const wrong: readonly (readonly [object, number, string])[] = [
      [{ code, mode: 'eaten' }, 422, 'mode'],
      [{ code, mode: 'received', weight: 3 }, 422, 'weight'],
      [{ code, mode: 'weighed', weight: 0 }, 422, 'weight'],
      [{ code: '', mode: 'received' }, 422, 'code'],
      [{ code, mode: 'loaded', trip: '01890000-0000-7000-8000-000000000000' }, 422, 'trip'],
      [{ code, mode: 'loaded', colour: 'red' }, 422, 'colour'],
    ];
    for (const [body, status, field] of wrong) {
      const answer = await warehouse.clerk.post<Rejection>('parcels/scans', body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
    }
  });
});

describe('undoing a scan', () => {
  test('gives the parcel back its state and its weight, also where no other change could', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    const loaded = (await scan(code, 'loaded')).body.data;
    const { status, body } = await undo(loaded.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ isUndone: true, parcel: { state: 'registered', __v: 3 } });
    const weighed = (await scan(code, 'weighed', { weight: 4 })).body.data;
    expect((await undo(weighed.id)).body.data.parcel).toMatchObject({
      state: 'registered',
      weight: null,
    });
  });

  test('twice does what once does', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    const { id } = (await scan(code, 'received')).body.data;
    await undo(id);
    const again = await undo(id);
    expect([again.status, again.body.data.parcel?.__v]).toEqual([200, 3]);
  });

  test('is rejected once somebody has changed the parcel since', async () => {
    const { code } = await parcelOf(await placeOrder(warehouse.server));
    const { id } = (await scan(code, 'received')).body.data;
    await warehouse.clerk.put(`parcels/${code}`, { weight: 7 });
    const { status, body } = await undo(id);
    expect([status, body.code]).toEqual([409, 'record.stale']);
  });

  test('of an unknown scan finds nothing', async () => {
    expect((await undo('01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});

test('somebody sees their own last ten scans that changed something, and which are undone', async () => {
  const worker = await signInAs(warehouse.server, 'admin');
  const order = await placeOrder(warehouse.server, { numofpackages: 12 });
  const codes = (await parcelsOf(order)).map(({ code }) => code);
  for (const code of codes) await scan(code, 'received', {}, worker);
  await scan(codes[0] ?? '', 'received', {}, worker);
  const list = async () => (await worker.get<Many>('parcels/scans')).body;
  const { count, data } = await list();
  expect([count, data.map(({ code }) => code)]).toEqual([10, codes.toReversed().slice(0, 10)]);
  await undo(data[0]?.id ?? null);
  const [last] = (await list()).data;
  expect(last).toMatchObject({ isUndone: true, parcel: { state: 'registered' } });
});

test('scans are for staff only', async () => {
  const { code } = await parcelOf(await placeOrder(warehouse.server));
  const customer = await signInAs(warehouse.server, 'customer');
  const body = { code, mode: 'received' };
  const answers = await Promise.all([
    customer.post('parcels/scans', body),
    customer.get('parcels/scans'),
    customer.post('parcels/scans/01890000-0000-7000-8000-000000000000/undo'),
    warehouse.server.stranger.post('parcels/scans', body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
});
