import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserSummary } from '../../../domain/people/user-summary.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import {
  addPerson,
  PASSWORD,
  signIn,
  signInAs,
  startServer,
  type TestServer,
} from '../../support/server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const summaryOf = async (id: string, client = office) =>
  (await client.get<{ data: UserSummary }>(`auth/users/${id}/summary`)).body.data;

const SALMA = { firstName: 'Salma', lastName: 'Tazi', phone: '+212661000777' };

describe('a clerk who opens the page of a customer', () => {
  it('sees what they owe and what they have paid, without orders in the bin', async () => {
    const { id } = await addPerson(server, 'customer');
    await placeOrder(server, { user: id, priceTotal: '40.50' });
    await placeOrder(server, { user: id, priceTotal: '20.00', paid: true });
    const { _id } = await placeOrder(server, { user: id, priceTotal: '99.00' });
    await office.delete(`commands/${_id}`);
    await placeOrder(server, { priceTotal: '12.00' });
    await placeOrder(server, { user: id, priceTotal: '30.00', deposit: '12.50' });
    const { balance } = await summaryOf(id);
    expect(balance).toEqual({ orders: 3, unpaid: 2, owed: '58.00', paid: '32.50' });
  });

  it('sees each address that they have sent to once, the latest first', async () => {
    const { id } = await addPerson(server, 'customer');
    const to = (address: string) => ({ user: id, recipient: { ...SALMA, address } });
    await placeOrder(server, to('Fes'));
    await placeOrder(server, to('Fes'));
    await placeOrder(server, to('Oujda'));
    const { recipients } = await summaryOf(id);
    expect(recipients.map(({ address, orders }) => [address, orders])).toEqual([
      ['Oujda', 1],
      ['Fes', 2],
    ]);
    expect(recipients[0]).toMatchObject(SALMA);
  });

  it('sees when they have agreed to something, and who says so', async () => {
    const { id } = await addPerson(server, 'customer');
    expect((await summaryOf(id)).wishes).toEqual([]);
    await office.put(`auth/users/${id}`, { consent: { sms: true } });
    await office.put(`auth/users/${id}`, { optOut: { sms: true } });
    await office.put(`auth/users/${id}`, { optOut: { sms: false } });
    const { wishes } = await summaryOf(id);
    expect(wishes.map(({ path, value }) => [path, value])).toEqual([
      ['consent.sms', true],
      ['optOut.sms', false],
    ]);
    expect(wishes[0]?.byThemselves).toBe(false);
    expect(Date.parse(wishes[0]?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('sees what was done with them and their orders, and none of the values', async () => {
    const { id } = await addPerson(server, 'customer');
    const { _id, billCode } = await placeOrder(server, { user: id });
    await office.put(`auth/users/${id}`, { cityName: 'Timbuktu' });
    await office.put(`commands/${_id}`, { paid: true });
    const { activity } = await summaryOf(id);
    expect(activity.slice(0, 2)).toMatchObject([
      { resource: 'commands', code: billCode, paths: ['paid', 'paidOn', 'paidVia'] },
      { resource: 'users', record: id, action: 'change' },
    ]);
    expect(activity[1]?.paths).toContain('cityName');
    expect(JSON.stringify(activity)).not.toContain('Timbuktu');
  });

  it('learns when there is no such user, and what a call does not take', async () => {
    for (const id of ['nobody', '00000000-0000-7000-8000-000000000000']) {
      expect((await office.get(`auth/users/${id}/summary`)).status).toBe(404);
    }
    const { id } = await addPerson(server, 'customer');
    const { status, body } = await office.get(`auth/users/${id}/summary?since=1`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['since']]);
  });
});

describe('the sessions of somebody', () => {
  async function twoSessions() {
    const { id, phone } = await addPerson(server, 'customer');
    const { body } = await server.stranger.post<{ token: string }>(
      'auth',
      { phone, password: PASSWORD },
      { 'user-agent': FIREFOX },
    );
    return { id, first: clientOf(server.url, body.token), second: await signIn(server, phone) };
  }

  it('are listed with the browser that they began in, and without their secrets', async () => {
    const { id } = await twoSessions();
    const { sessions } = await summaryOf(id);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ userAgent }) => userAgent)).toContain(FIREFOX);
    expect(sessions.some(({ own }) => own)).toBe(false);
    for (const session of sessions) {
      expect(Object.keys(session).toSorted()).toEqual([
        '_id',
        'expiresAt',
        'network',
        'own',
        'startedAt',
        'usedAt',
        'userAgent',
      ]);
    }
  });

  it('end one by one', async () => {
    const { id, first, second } = await twoSessions();
    const { sessions } = await summaryOf(id);
    const ofFirefox = sessions.find(({ userAgent }) => userAgent === FIREFOX);
    const path = `auth/users/${id}/sessions/${ofFirefox?._id}`;
    expect((await office.delete(path)).body.data).toEqual({ ended: 1 });
    expect((await first.get('auth/me')).status).toBe(401);
    expect((await second.get('auth/me')).status).toBe(200);
    expect((await office.delete(path)).status).toBe(404);
    expect((await summaryOf(id)).activity[0]).toMatchObject({ action: 'endSessions' });
  });

  it('end all at once, but for the one that requests it', async () => {
    const { id, first, second } = await twoSessions();
    expect((await office.delete(`auth/users/${id}/sessions`)).body.data).toEqual({ ended: 2 });
    for (const one of [first, second]) expect((await one.get('auth/me')).status).toBe(401);
    const me = await addPerson(server, 'admin');
    const [here, elsewhere] = [await signIn(server, me.phone), await signIn(server, me.phone)];
    await here.delete(`auth/users/${me.id}/sessions`);
    expect((await elsewhere.get('auth/me')).status).toBe(401);
    expect((await summaryOf(me.id, here)).sessions).toMatchObject([{ own: true }]);
  });

  it('of somebody else are not ended by a name that is not theirs', async () => {
    const [one, other] = [await twoSessions(), await twoSessions()];
    const [session] = (await summaryOf(one.id)).sessions;
    const path = `auth/users/${other.id}/sessions/${session?._id}`;
    expect((await office.delete(path)).status).toBe(404);
    expect((await summaryOf(one.id)).sessions).toHaveLength(2);
  });

  it('are no business of customers, not even their own page', async () => {
    const { id, first } = await twoSessions();
    expect((await first.get(`auth/users/${id}/summary`)).status).toBe(403);
    expect((await first.delete(`auth/users/${id}/sessions`)).status).toBe(403);
    expect((await first.get('auth/me')).status).toBe(200);
  });
});
