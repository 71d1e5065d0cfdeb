import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../../support/client.ts';
import { addCustomer, addTour, placeOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { addEmployee, readyMadeRoles } from '../../support/team-roles.ts';

type Begun = { data: { token: string; endsAt: string; user: { _id: string; role: string } } };

let server: TestServer;
let admin: Client;
let driver: Awaited<ReturnType<typeof addEmployee>>;
let order: string;
let now = new Date('2100-06-02T08:00:00Z');

const view = (id: string, by = admin) => by.post<Begun>(`auth/users/${id}/viewing`, {});
const entryOf = (action: string, record: string, by: string) => ({
  action,
  record: expect.objectContaining({ _id: record }),
  by: expect.objectContaining({ _id: by }),
});
const trail = async () => {
  const { body } = await admin.get<{ data: readonly Record<string, unknown>[] }>(
    'activity?kind=all&limit=50',
  );
  return body.data;
};

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  admin = await signInAs(server, 'admin');
  const roles = await readyMadeRoles(server, admin);
  const tour = await addTour(server);
  const customer = await addCustomer(server, { tour: { _id: tour._id } });
  order = (await placeOrder(server, { user: customer._id }))._id;
  await placeOrder(server);
  driver = await addEmployee(server, admin, {
    teamRole: roles.get('Fahrer')?._id ?? '',
    assignment: { tours: [tour._id] },
  });
});
afterAll(() => server.close());

describe('an administrator who looks as an employee', () => {
  test('reads what they read, and nothing else', async () => {
    const { status, body } = await view(driver.user._id);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ _id: driver.user._id, role: 'employee' });
    const viewer = clientOf(server.url, body.data.token);
    for (const path of ['commands', `commands/${order}`, 'auth/me', 'settings', 'auth/users']) {
      const [seen, theirs] = [await viewer.get(path), await driver.get(path)];
      expect([path, seen.status, seen.body]).toEqual([path, theirs.status, theirs.body]);
    }
  });

  test('changes nothing, and may only end it', async () => {
    const viewer = clientOf(server.url, (await view(driver.user._id)).body.data.token);
    const verb = await viewer.post(`commands/${order}/sendToWarehouse`, {});
    expect([verb.status, verb.body]).toEqual([
      403,
      expect.objectContaining({ code: 'session.viewOnly' }),
    ]);
    expect((await viewer.post(`auth/users/${driver.user._id}/viewing`, {})).status).toBe(403);
    expect((await viewer.post('auth/secondfactor/app', {})).status).toBe(403);
    expect((await viewer.delete('auth')).status).toBe(200);
    expect((await viewer.get('auth/me')).status).toBe(401);
    expect((await admin.get('auth/me')).status).toBe(200);
  });

  test('is noted by their own name, with what they looked at', async () => {
    const viewer = clientOf(server.url, (await view(driver.user._id)).body.data.token);
    const me = (await admin.get<{ user: { _id: string } }>('auth/me')).body.user._id;
    await viewer.get(`commands/${order}`);
    await expect.poll(trail).toContainEqual(expect.objectContaining(entryOf('view', order, me)));
    expect(await trail()).toContainEqual(
      expect.objectContaining(entryOf('viewAs', driver.user._id, me)),
    );
  });

  test('has to begin again after half an hour, and is no session of the employee', async () => {
    const viewer = clientOf(server.url, (await view(driver.user._id)).body.data.token);
    const sessions = await driver.get<{ data: readonly unknown[] }>('auth/sessions');
    expect(sessions.body.data).toHaveLength(1);
    now = new Date(now.getTime() + 29 * 60_000);
    expect((await viewer.get('auth/me')).status).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await viewer.get('auth/me')).status).toBe(401);
  });

  test('sees a changed role at once, and nothing once the employee is blocked', async () => {
    const viewer = clientOf(server.url, (await view(driver.user._id)).body.data.token);
    expect((await viewer.get(`commands/${order}`)).status).toBe(200);
    await admin.put(`auth/users/${driver.user._id}`, { assignment: { tours: [] } });
    expect((await viewer.get(`commands/${order}`)).status).toBe(404);
    await admin.put(`auth/users/${driver.user._id}`, { status: 'blocked' });
    expect((await viewer.get('auth/me')).status).toBe(401);
    expect((await view(driver.user._id)).body).toMatchObject({ code: 'record.rejected' });
  });
});

test('an administrator who is none any more sees nothing any more', async () => {
  const roles = await readyMadeRoles(server, admin);
  const office = await addEmployee(server, admin, { teamRole: roles.get('Büro')?._id ?? '' });
  const { id, phone } = await addPerson(server, 'admin');
  const other = await signIn(server, phone);
  const viewer = clientOf(server.url, (await view(office.user._id, other)).body.data.token);
  expect((await viewer.get('auth/me')).status).toBe(200);
  await server.database
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '=', id)
    .execute();
  expect((await viewer.get('auth/me')).status).toBe(401);
});

test('nobody is looked as but employees, and by administrators alone', async () => {
  const customer = await addCustomer(server);
  expect((await view(customer._id)).body).toMatchObject({ code: 'record.rejected' });
  const roles = await readyMadeRoles(server, admin);
  const office = await addEmployee(server, admin, { teamRole: roles.get('Büro')?._id ?? '' });
  expect((await view(office.user._id, office)).status).toBe(403);
});
