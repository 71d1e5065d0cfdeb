import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MISSING_VALUES, missingOf } from '../../../domain/orders/missing-values.ts';
import { isListedLine, LISTED_LINES, type WorkLine } from '../../../domain/worklist/work-lines.ts';
import { listQuery, queryString } from '../../../src/providers/list-query.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';

type Worklist = { lines: readonly WorkLine[]; trips: readonly { name: string }[] };

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const worklist = async (client = office, query = '') =>
  (await client.get<{ data: Worklist }>(`worklist${query}`)).body.data;
const lineOf = async (name: WorkLine['line'], query = '') =>
  (await worklist(office, query)).lines.find(({ line }) => line === name);
const change = (line: string, body: object) => office.put(`worklist/${line}`, body);
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the work list', () => {
  it('counts exactly the records of the list that each line leads to', async () => {
    const complete = {
      frontId: 'no-file',
      wights: 4,
      priceTotal: '20.00',
      commandMode: 'facturation',
    };
    await placeOrder(server, complete);
    await placeOrder(server, { wights: 0, paid: true });
    await placeOrder(server, { wights: 2, priceTotal: '15.50', verified: true });
    const { lines } = await worklist();
    const counted = lines.filter(({ line }) => isListedLine(line));
    expect(counted.map(({ line }) => line)).toEqual(Object.keys(LISTED_LINES));
    for (const { line, count, filter } of counted) {
      if (!isListedLine(line)) continue;
      const { resource, ...rest } = LISTED_LINES[line];
      const whole = { ...('base' in rest ? rest.base : {}), ...filter };
      const path = { commands: 'commands', deliveries: 'deliveries', appointments: 'appointment' };
      const query = queryString(listQuery({ filter: whole }));
      const list = await office.get<{ count: number }>(`${path[resource]}?${query}&page=1&limit=1`);
      expect([line, count]).toEqual([line, list.body.count]);
    }
  });

  it('adds up what is still to be paid', async () => {
    const before = await lineOf('unpaid');
    await placeOrder(server, { priceTotal: '100.10', deposit: '30.05' });
    const after = await lineOf('unpaid');
    expect(Number(after?.due) - Number(before?.due)).toBeCloseTo(70.05, 5);
    expect(after?.count).toBe((before?.count ?? 0) + 1);
    expect(after?.oldest).toBe(before?.oldest ?? after?.oldest);
  });

  it('says of each open trip its step, since when, and how much of it is loaded', async () => {
    type Trip = { data: { _id: string; status: number } };
    const trip = (await office.post<Trip>('trips', { name: 'A' })).body.data;
    const order = await placeOrder(server, {
      tripGroup: 'A',
      commandMode: 'tracking',
      numofpackages: 3,
    });
    const before = await lineOf('tripA');
    const loaded = async () =>
      ((await lineOf('tripA'))?.trip?.loaded ?? 0) - (before?.trip?.loaded ?? 0);
    expect(before?.trip).toMatchObject({ _id: trip._id, status: trip.status });
    expect(Date.parse(before?.oldest ?? '')).not.toBeNaN();
    const { body } = await office.get<{ data: { code: string }[] }>(`parcels?order=${order._id}`);
    await office.put(`parcels/${body.data[1]?.code}`, { state: 'loaded' });
    expect(await loaded()).toBe(1);
    await office.put(`parcels/${body.data[0]?.code}`, { state: 'missing' });
    expect(await loaded()).toBe(1);
    await office.put('parcels', { orders: [order._id], state: 'loaded' });
    expect(await loaded()).toBe(3);
    const after = await lineOf('tripA');
    expect(after?.count).toBe(before?.count);
    expect((await change('tripA', { snoozedUntil: later(1) })).status).toBe(200);
    expect((await lineOf('tripA'))?.snoozedUntil).not.toBeNull();
    await change('tripA', { snoozedUntil: null });
  });

  it('counts again after a write, and reads no table of orders as long as there is none', async () => {
    await placeOrder(server);
    const requested = vi.spyOn(server.database.getExecutor(), 'executeQuery');
    const counted = () =>
      requested.mock.calls.filter(([{ sql }]) => /as oldest.*from "orders"/s.test(sql)).length;
    const before = await lineOf('noIdentity');
    expect(counted()).toBe(1);
    expect(await lineOf('noIdentity')).toEqual(before);
    expect(counted()).toBe(1);
    requested.mockRestore();
    await placeOrder(server);
    expect((await lineOf('noIdentity'))?.count).toBe((before?.count ?? 0) + 1);
  });

  it('counts as new what came since the moment that is requested', async () => {
    const now = new Date().toISOString();
    expect((await lineOf('newOrders', `?since=${now}`))?.count).toBe(0);
    await placeOrder(server);
    expect((await lineOf('newOrders', `?since=${now}`))?.count).toBe(1);
    expect((await office.get('worklist?since=yesterday')).status).toBe(400);
  });

  it('snoozes a line for the person alone, and until the moment that was chosen', async () => {
    const until = later(1);
    expect((await change('unpaid', { snoozedUntil: until })).status).toBe(200);
    expect((await lineOf('unpaid'))?.snoozedUntil).toBe(until);
    const colleague = await signInAs(server, 'admin');
    const seen = (await worklist(colleague)).lines.find(({ line }) => line === 'unpaid');
    expect(seen?.snoozedUntil).toBeNull();
    await change('unpaid', { snoozedUntil: null });
    expect((await lineOf('unpaid'))?.snoozedUntil).toBeNull();
  });

  it.each([
    ['over already', later(-1)],
    ['too far away', later(40)],
    ['no moment', 'tomorrow'],
  ])('rejects a snooze that is %s', async (_, snoozedUntil) => {
    const { status } = await change('unpaid', { snoozedUntil });
    expect([400, 422]).toContain(status);
    expect((await lineOf('unpaid'))?.snoozedUntil).toBeNull();
  });

  it('is given to somebody of the staff, whom everybody sees, and to nobody else', async () => {
    const clerk = await addPerson(server, 'admin');
    const customer = await addPerson(server, 'customer');
    expect((await change('toAnswer', { assignedTo: clerk.id })).status).toBe(200);
    expect((await lineOf('toAnswer'))?.assignedTo?._id).toBe(clerk.id);
    expect((await change('toAnswer', { assignedTo: customer.id })).status).toBe(422);
    expect((await lineOf('toAnswer'))?.assignedTo?._id).toBe(clerk.id);
    await change('toAnswer', { assignedTo: null });
    expect((await lineOf('toAnswer'))?.assignedTo).toBeNull();
  });

  it('is rejected for a customer, and for a line that does not exist', async () => {
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('worklist')).status).toBe(403);
    expect((await customer.get('worklist/trips')).status).toBe(403);
    expect((await change('everything', { assignedTo: null })).status).toBe(400);
  });

  it('returns what the latest trips carried and earned', async () => {
    const { body } = await office.get<{ data: readonly unknown[] }>('worklist/trips');
    expect(body.data).toEqual([]);
    type Trip = { _id: string; createdAt: string };
    const { body: open } = await office.post<{ data: Trip }>('trips', { name: 'B' });
    const { _id, createdAt } = open.data;
    const over = { passage: '2026-10-03', status: 7, finish: true };
    expect((await office.put(`trips/${_id}`, over)).status).toBe(200);
    const { body: after } = await office.get<{ data: readonly unknown[] }>('worklist/trips');
    expect(after.data).toEqual([
      expect.objectContaining({
        name: 'B',
        passage: '2026-10-03T00:00:00.000Z',
        createdAt,
        packages: 0,
      }),
    ]);
  });
});

describe('what an order lacks', () => {
  it('is the same in SQL as by the rule, in a list, on its own and after a change', async () => {
    const bodies = [{}, { wights: 3 }, { priceTotal: '9.00' }, { wights: 3, priceTotal: '9.00' }];
    for (const body of bodies) {
      const { _id, __v } = await placeOrder(server, body);
      const { data } = (await office.get<{ data: Record<string, unknown> }>(`commands/${_id}`))
        .body;
      expect(data.missing).toEqual(missingOf(data));
      const { body: saved } = await office.put<{ data: { missing: readonly string[] } }>(
        `commands/${_id}`,
        { wights: 12, __v },
      );
      expect(saved.data.missing).not.toContain('weight');
      const listed = await office.get<{ data: { _id: string }[] }>('commands?missing=weight');
      expect(listed.body.data.map((order) => order._id)).not.toContain(_id);
    }
  });

  it('is found by each value, by several and by what is not lacking, as the records say it', async () => {
    type Found = { data: readonly { _id: string; missing: readonly string[] }[] };
    const found = async (query = '') => (await office.get<Found>(`commands${query}`)).body.data;
    const all = await found();
    const ids = (orders: Found['data']) => orders.map(({ _id }) => _id).sort();
    for (const value of MISSING_VALUES) {
      const has = all.filter(({ missing }) => missing.includes(value));
      expect(has.length).toBeGreaterThan(0);
      expect(ids(await found(`?missing=${value}`))).toEqual(ids(has));
      const others = all.filter(({ missing }) => !missing.includes(value));
      expect(ids(await found(`?missing[ne]=${value}`))).toEqual(ids(others));
    }
    const either = all.filter(({ missing }) => missing.some((value) => value !== 'identity'));
    expect(ids(await found('?missing=weight&missing=price'))).toEqual(ids(either));
  });
});
