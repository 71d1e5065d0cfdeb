import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordVersion, WholeVersion } from '../../../domain/activity/record-version.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, addTour, placeOrder } from '../../support/records.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { stepAfter } from '../../support/stage-walk.ts';

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const versions = async (path: string, client = office) =>
  (await client.get<{ data: readonly RecordVersion[] }>(`${path}/versions`)).body.data;
const version = async (path: string, number: number) =>
  (await office.get<{ data: WholeVersion }>(`${path}/versions/${number}`)).body.data;

describe('the versions of a record', () => {
  it('are what each save has made of it, the latest first', async () => {
    const order = await placeOrder(server, { wights: 4, numofpackages: 2 });
    const path = `commands/${order._id}`;
    await office.put(path, { wights: 5 });
    await office.put(path, { wights: 6, numofpackages: 3 });
    const list = await versions(path);
    expect(list.map(({ number, paths }) => [number, paths.toSorted()])).toEqual([
      [3, ['numofpackages', 'wights']],
      [2, ['wights']],
      [1, expect.arrayContaining(['wights', 'numofpackages'])],
    ]);
    expect(list[1]?.by.name).toBeTruthy();
    const values = await Promise.all([1, 2, 3].map((number) => version(path, number)));
    expect(values.map((one) => [one.values.wights, one.values.numofpackages])).toEqual([
      [4, 2],
      [5, 2],
      [6, 3],
    ]);
    expect(values.map(({ unknown }) => unknown)).toEqual([[], [], []]);
    expect(values[0]?.values).not.toHaveProperty('history');
  });

  it('have the stage of actions, and what a value referred to, without what follows from it', async () => {
    const order = await placeOrder(server, { commandMode: 'facturation' });
    await office.post(`commands/${order._id}/${stepAfter('facturation').verb}`);
    const first = await version(`commands/${order._id}`, 1);
    expect(first.values.commandMode).toBe('facturation');
    const [before, after] = [await addTour(server), await addTour(server)];
    const customer = await addCustomer(server, { tour: { _id: before._id } });
    await office.put(`auth/users/${customer._id}`, { tour: { _id: after._id } });
    const { values } = await version(`auth/users/${customer._id}`, 1);
    expect(values.tour).toMatchObject({ _id: before._id });
    expect(values.tour).not.toHaveProperty('Tname');
  });

  it('never say a secret, nor what is confidential', async () => {
    const order = await placeOrder(server);
    const path = `commands/${order._id}`;
    await office.put(path, { customs: { idKind: 'passport', idNumber: 'C01X00T47' } });
    const first = await version(path, 1);
    expect(JSON.stringify(first)).not.toContain('C01X00T47');
    expect(first.unknown).toContain('customs.idNumber');
    const person = await addPerson(server, 'admin');
    await office.put(`auth/users/${person.id}`, { password: 'a-very-new-password' });
    const [latest] = await versions(`auth/users/${person.id}`);
    expect(latest?.paths).toEqual(['password']);
    expect(JSON.stringify(await version(`auth/users/${person.id}`, 1))).not.toContain('argon');
  });

  it('begin with one by nobody where nothing was noted before', async () => {
    const customer = await addPerson(server, 'customer');
    await office.put(`auth/users/${customer.id}`, { address: 'Ulmenweg 5' });
    const list = await versions(`auth/users/${customer.id}`);
    expect(list.map(({ number, action, by }) => [number, action, by._id !== null])).toEqual([
      [2, 'change', true],
      [1, 'create', false],
    ]);
    const first = await version(`auth/users/${customer.id}`, 1);
    expect(first.values.address).not.toBe('Ulmenweg 5');
  });

  it('are for the staff that may read the record, and end where there are no more', async () => {
    const order = await placeOrder(server);
    const path = `commands/${order._id}/versions`;
    const customer = await signInAs(server, 'customer');
    expect((await customer.get(path)).status).toBe(403);
    expect((await server.stranger.get(path)).status).toBe(401);
    for (const number of ['2', '0', 'x', '-1', '1e3']) {
      expect((await office.get(`${path}/${number}`)).status).toBe(404);
    }
    expect((await office.get(`${path}/1?more=1`)).status).toBe(400);
  });
});

it('legal pages have versions of their own', async () => {
  expect((await office.get('impressum/x/versions')).status).toBe(404);
});

describe('restoring a version', () => {
  it('is a change with the rules and conflicts of any other, noted as what it is', async () => {
    const order = await placeOrder(server, { wights: 4 });
    const path = `commands/${order._id}`;
    await office.put(path, { wights: 5 });
    const stale = await office.put<{ code: string }>(`${path}?restores=1`, {
      wights: 4,
      __v: order.__v,
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
    const unseen = await office.put<{ violations: object }>(`${path}?restores=1`, { wights: 4 });
    expect([unseen.status, unseen.body.violations]).toEqual([422, { __v: { code: 'required' } }]);
    const wrong = { wights: -1, __v: order.__v + 1 };
    expect((await office.put(`${path}?restores=1`, wrong)).status).toBe(422);
    expect((await office.put(`${path}?restores=1`, { wights: 4, __v: order.__v + 1 })).status).toBe(
      200,
    );
    const list = await versions(path);
    expect(list.map(({ action }) => action)).toEqual(['restoreVersion', 'change', 'create']);
    expect((await version(path, 3)).values.wights).toBe(4);
  });
});
