import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour, openTrip, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { addEmployee, readyMadeRoles } from '../../support/team-roles.ts';

/** What each role is let into, as somebody has read and approved it line by line. */
const APPROVED = join(import.meta.dirname, '../../fixtures/role-calls.json');
type Approved = { readonly everybody: readonly string[]; readonly roles: Record<string, string[]> };

let server: TestServer;
let admin: Client;
let tour: string;
let trip: string;
/** An order on the tour and in the city of those who have theirs. */
let order: string;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  tour = (await addTour(server))._id;
  trip = (await openTrip(server, 'A'))._id;
  const user = (await addCustomer(server, { tour: { _id: tour } }))._id;
  order = (await placeOrder(server, { user }))._id;
});
afterAll(() => server.close());

type Described = { paths: Record<string, Record<string, unknown>> };

/** The calls that let somebody in who names one id in all of them. */
async function openCalls(by: Client): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as Described;
  const open: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods).map((one) => one.toUpperCase())) {
      // They would end the session that the others are made with.
      if (method === 'DELETE' && path === '/api/v1/auth') continue;
      const url = `${server.url}${path.replace(/\{\w+\}/g, order)}`;
      const headers = { authorization: `Bearer ${by.token}` };
      const { status } = await fetch(url, { method, headers });
      const isIn = status !== 403 && !(status === 404 && method === 'GET');
      if (isIn) open.push(`${method} ${path.replace('/api/v1/', '')}`);
    }
  }
  return open.toSorted();
}

const own = () => ({ tours: [tour], trips: [trip], cities: ['Fès'] });

test('each role gets into the calls that were approved for it, and into no other', async () => {
  const roles = await readyMadeRoles(server, admin);
  const nothing = await admin.post<{ data: { _id: string } }>('auth/roles', { name: 'Nichts' });
  const everybody = await openCalls(
    await addEmployee(server, admin, { teamRole: nothing.body.data._id }),
  );
  const found: Record<string, string[]> = {};
  for (const [name, { _id }] of roles) {
    const calls = await openCalls(
      await addEmployee(server, admin, { teamRole: _id, assignment: own() }),
    );
    found[name] = calls.filter((call) => !everybody.includes(call));
    expect(everybody.filter((call) => !calls.includes(call))).toEqual([]);
  }
  const all = { everybody, roles: found };
  expect(all).toEqual(JSON.parse(readFileSync(APPROVED, 'utf8')) as Approved);
});
