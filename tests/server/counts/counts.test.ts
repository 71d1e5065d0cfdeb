import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allows } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { resources } from '../../../domain/resources/registry.ts';
import type { Client } from '../../support/client.ts';
import { addTour, placeOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';

type Counts = Record<string, { count: number; states?: Record<string, number> }>;

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const countsFor = async (client: Client) =>
  (await client.get<{ data: Counts }>('counts')).body.data;

describe('the staff that requests the counters', () => {
  it('gets one of every resource that is written, the same that its list shows', async () => {
    await addTour(server);
    await placeOrder(server);
    const counts = await countsFor(office);
    const listed = Object.values<Definition>(resources).filter(
      ({ access, readOnly }) => !readOnly && access.list({ id: 'anybody', role: 'admin' }),
    );
    expect(Object.keys(counts).sort()).toEqual(listed.map(({ path }) => path).sort());
    for (const { path } of listed) {
      const list = await office.get<{ count: number }>(`${path}?page=1&limit=1`);
      expect([path, counts[path]?.count]).toEqual([path, list.body.count]);
    }
  });

  it('reads how many are in each state, also in those that are empty', async () => {
    const before = (await countsFor(office)).info;
    expect(before?.states).toEqual({ draft: 0, scheduled: 0, published: 0, expired: 0 });
    const title = { de: 'Neue Halle' };
    const made = await office.post('info', { title, text: { de: '<p>Ab Montag.</p>' } });
    expect(made.status).toBe(201);
    expect((await countsFor(office)).info).toEqual({
      count: 1,
      states: { draft: 1, scheduled: 0, published: 0, expired: 0 },
    });
  });

  it('learns of a new order at once, though the count of orders is remembered', async () => {
    const before = (await countsFor(office)).commands?.count ?? 0;
    expect((await countsFor(office)).commands?.count).toBe(before);
    await placeOrder(server);
    expect((await countsFor(office)).commands?.count).toBe(before + 1);
  });

  it('costs the database a few statements, however many resources there are', async () => {
    await countsFor(office);
    const requested = vi.spyOn(server.database.getExecutor(), 'executeQuery');
    const { status } = await office.get('counts');
    expect(status).toBe(200);
    expect(requested.mock.calls.length).toBeLessThanOrEqual(4);
    requested.mockRestore();
  });

  it('cannot ask for a part of them', async () => {
    const { status } = await office.get('counts?of=tours');
    expect(status).toBe(400);
  });
});

describe('somebody else', () => {
  it('reads those of what they may list, and of no record that is not theirs', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    await placeOrder(server, { user: id });
    await placeOrder(server);
    await addTour(server, { status: 'planned' });
    const counts = await countsFor(await signIn(server, phone));
    expect(counts.commands).toEqual({ count: 1 });
    expect(counts.tours?.states?.planned).toBe(0);
    expect(counts).not.toHaveProperty(['auth/users']);
    const customer = { id, role: 'customer' };
    const forStaff = Object.values(resources).filter(
      ({ access }) => !allows(access.list, customer),
    );
    expect(forStaff.length).toBeGreaterThan(10);
    for (const { path } of forStaff) expect(counts).not.toHaveProperty([path]);
  });

  it('gets nothing without a session', async () => {
    expect((await server.stranger.get('counts')).status).toBe(401);
  });
});
