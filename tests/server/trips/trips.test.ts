import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carriedOrders } from '../../../domain/trips/carried-orders.ts';
import { TRIP_GROUPS, type TripGroup } from '../../../domain/trips/groups.ts';
import type { Client } from '../../support/client.ts';
import { openTrip, placeOrder, type WireOrder, type WireTrip } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: WireTrip };
type Many = { status: string; count: number; data: WireTrip[] };
type Rejection = { code: string; fields?: Record<string, string> };

let server: TestServer;
let clerk: Client;

beforeEach(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterEach(() => server.close());

const finish = (trip: WireTrip) =>
  clerk.put<One & Rejection>(`trips/${trip._id}`, { finish: true, status: 7 });

const orderOf = async ({ _id }: WireOrder): Promise<WireOrder> =>
  (await clerk.get<{ data: WireOrder }>(`commands/${_id}`)).body.data;

describe('a group', () => {
  test('does not exist before a clerk creates it', async () => {
    expect((await clerk.get<Many>('trips?name=A')).body.count).toBe(0);
    expect((await clerk.get<Many>('trips/A')).body).toEqual({
      status: 'success',
      count: 0,
      data: [],
    });
  });

  test('is read by its name alone: a query is rejected by name', async () => {
    const { status, body } = await clerk.get<Rejection>('trips/A?foo=1');
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      400,
      'request.unknownField',
      ['foo'],
    ]);
  });

  test('is created with its description and starts at the first step', async () => {
    const { status, body } = await clerk.post<One>('trips', { name: 'A' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      description: 'Groupe A',
      status: 0,
      finish: false,
      finishedAt: null,
    });
    expect((await clerk.get<Many>('trips?name=A')).body.count).toBe(1);
    expect((await clerk.get<Many>('trips/A')).body.data).toEqual([body.data]);
    expect((await clerk.get<Many>('trips/B')).body.count).toBe(0);
  });

  test('keeps a description that a clerk enters', async () => {
    const { body } = await clerk.post<One>('trips', { name: 'B', description: 'Sommer' });
    expect(body.data.description).toBe('Sommer');
  });

  test("keeps its vehicle and its day of passage, which are the staff's to know", async () => {
    const known = { vehicle: 'B-JI 2026', passage: '2026-11-28' };
    const { status, body } = await clerk.post<One>('trips', { name: 'A', ...known });
    expect([status, body.data]).toEqual([201, expect.objectContaining(known)]);
    const later = { passage: '2026-11-29', vehicle: null };
    const changed = await clerk.put<One>(`trips/${body.data._id}`, later);
    expect(changed.body.data).toMatchObject(later);
    const customer = await signInAs(server, 'customer');
    const [seen] = (await customer.get<Many>('trips')).body.data;
    expect(seen).toMatchObject({ name: 'A' });
    expect(Object.keys(seen ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(vehicle|passage)$/)]),
    );
  });

  test('is open once, even if several clerks create it together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => clerk.post<Rejection>('trips', { name: 'A' })),
    );
    const rejected = answers.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(11);
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual(
      rejected.map(() => [409, 'trip.alreadyOpen']),
    );
  });

  test('cannot be created as finished', async () => {
    const answer = await clerk.post<Rejection>('trips', { name: 'A', finish: true });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['finish']]);
  });
});

describe('the step of a trip', () => {
  test('goes forward and back as the office chooses', async () => {
    const trip = await openTrip(server, 'A');
    for (const status of [6, 2, 0, 5]) {
      const { body } = await clerk.put<One>(`trips/${trip._id}`, { status });
      expect(body.data.status).toBe(status);
    }
  });

  test.each([-1, 7, 8, 1.5, '3', true])('cannot be %s', async (status) => {
    const trip = await openTrip(server, 'A');
    const answer = await clerk.put<Rejection>(`trips/${trip._id}`, { status });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['status']]);
  });

  test('goes back to the parcel deposit on a restart', async () => {
    const trip = await openTrip(server, 'A');
    await clerk.put(`trips/${trip._id}`, { status: 4 });
    const { status, body } = await clerk.put<One>(`trips/${trip._id}`, {
      status: 0,
      finish: false,
    });
    expect([status, body.data.status, body.data.finish]).toEqual([200, 0, false]);
  });
});

describe('finishing a trip', () => {
  test('of group A archives the orders on the road, and nothing else', async () => {
    const trip = await openTrip(server, 'A');
    const other = await openTrip(server, 'B');
    const carried = await placeOrder(server, { commandMode: 'tracking' });
    const waiting = await placeOrder(server);
    const opposite = await placeOrder(server, { tripGroup: 'B' });
    const deleted = await placeOrder(server, { commandMode: 'tracking' });
    await clerk.delete(`commands/${deleted._id}`);

    const { status, body } = await finish(trip);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ finish: true, status: 7 });
    expect(body.data.finishedAt).not.toBeNull();

    const arrived = await orderOf(carried);
    expect(arrived).toMatchObject({ finish: true, trip: trip._id, __v: carried.__v + 1 });
    expect(arrived.history?.at(-1)).toMatchObject({
      by: 'Amina Probe',
      action: 'finish',
      to: 'A',
    });
    expect(await orderOf(waiting)).toEqual(waiting);
    expect(await orderOf(opposite)).toEqual(opposite);
    const trail = await server.database
      .selectFrom('audit_entry')
      .select(['resource', 'record_id'])
      .where('action', '=', 'finish')
      .execute();
    expect(trail).toEqual([{ resource: 'commands', record_id: carried._id }]);
    expect((await clerk.get<Many>('trips/B')).body.data[0]?._id).toBe(other._id);
  });

  test('of group B archives everything on the to-do list', async () => {
    const trip = await openTrip(server, 'B');
    const order = await placeOrder(server, { tripGroup: 'B' });
    await finish(trip);
    expect(await orderOf(order)).toMatchObject({ finish: true, trip: trip._id });
  });

  test.each(TRIP_GROUPS)('of group %s empties its list for good', async (name) => {
    const listed = async (trip: { id: string; name: TripGroup; finish?: boolean }) => {
      const query = Object.entries(carriedOrders(trip)).map(([field, value]) => [
        field,
        String(value),
      ]);
      const { body } = await clerk.get<{ data: WireOrder[] }>(
        `commands?${new URLSearchParams(query)}`,
      );
      return body.data.map(({ _id }) => _id);
    };
    // Orders from Morocco have no stages.
    const aboard = { tripGroup: name, ...(name === 'A' && { commandMode: 'tracking' as const }) };
    const first = await openTrip(server, name);
    const order = await placeOrder(server, aboard);
    expect(await listed({ id: first._id, name })).toEqual([order._id]);
    await finish(first);
    expect(await listed({ id: first._id, name })).toEqual([]);
    const second = await openTrip(server, name);
    expect(await listed({ id: second._id, name })).toEqual([]);
    expect(await listed({ id: first._id, name, finish: true })).toEqual([order._id]);

    const next = await placeOrder(server, aboard);
    expect(await listed({ id: second._id, name })).toEqual([next._id]);
    await finish(second);
    expect(await listed({ id: first._id, name, finish: true })).toEqual([order._id]);
    expect(await listed({ id: second._id, name, finish: true })).toEqual([next._id]);
  });

  test('needs only the finish flag', async () => {
    const trip = await openTrip(server, 'A');
    const { body } = await clerk.put<One>(`trips/${trip._id}`, { finish: true });
    expect(body.data).toMatchObject({ finish: true, status: 7 });
  });

  test('at any step but the last is rejected', async () => {
    const trip = await openTrip(server, 'A');
    const answer = await clerk.put<Rejection>(`trips/${trip._id}`, { finish: true, status: 3 });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['status']]);
  });

  test('makes way for the next trip, and the history of the group is retained', async () => {
    const first = await openTrip(server, 'A');
    const order = await placeOrder(server, { commandMode: 'tracking' });
    await finish(first);
    expect((await clerk.get<Many>('trips/A')).body.count).toBe(0);
    const second = await openTrip(server, 'A');
    expect((await clerk.get<Many>('trips?name=A')).body.data.map(({ _id }) => _id)).toEqual([
      second._id,
    ]);
    const finished = await clerk.get<Many>('trips?name=A&finish=true');
    expect(finished.body.data.map(({ _id }) => _id)).toEqual([first._id]);
    expect((await clerk.get<Many>('trips')).body.count).toBe(2);
    await finish(second);
    expect(await orderOf(order)).toMatchObject({ trip: first._id });
  });
});

describe('a finished trip', () => {
  test.each([
    ['restarted', { status: 0, finish: false }],
    ['renamed', { description: 'Other' }],
  ])('cannot be %s', async (_what, body) => {
    const trip = await openTrip(server, 'A');
    await finish(trip);
    const answer = await clerk.put<Rejection>(`trips/${trip._id}`, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'trip.closed']);
  });

  test('keeps its orders where they are', async () => {
    const trip = await openTrip(server, 'A');
    const order = await placeOrder(server, { commandMode: 'tracking' });
    await finish(trip);
    for (const body of [{ commandMode: 'facturation' }, { tripGroup: 'B' }]) {
      const answer = await clerk.put<Rejection>(`commands/${order._id}`, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'transition.forbidden']);
    }
    const paid = await clerk.put(`commands/${order._id}`, { paid: true });
    expect(paid.status).toBe(200);
  });

  test('with orders cannot be deleted', async () => {
    const trip = await openTrip(server, 'A');
    await placeOrder(server, { commandMode: 'tracking' });
    expect((await clerk.delete<Rejection>(`trips/${trip._id}`)).body.code).toBe('record.inUse');
    await finish(trip);
    expect((await clerk.delete<Rejection>(`trips/${trip._id}`)).body.code).toBe('record.inUse');
  });

  test('that carried nothing can be deleted', async () => {
    const trip = await openTrip(server, 'A');
    await finish(trip);
    expect((await clerk.delete(`trips/${trip._id}`)).status).toBe(200);
  });
});

test('a trip stays in its group', async () => {
  const trip = await openTrip(server, 'A');
  const answer = await clerk.put<Rejection>(`trips/${trip._id}`, { name: 'B' });
  expect([answer.status, answer.body.code]).toEqual([409, 'transition.forbidden']);
});

test('a trip is found by its description in any spelling', async () => {
  await clerk.post('trips', { name: 'A', description: 'Été à Fès' });
  expect((await clerk.get<Many>('trips?search=ETE')).body.count).toBe(1);
});
