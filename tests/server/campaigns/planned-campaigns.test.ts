import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WorkLine } from '../../../domain/worklist/work-lines.ts';
import { beginPlanned } from '../../../server/campaigns/planned-campaigns.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { addTemplate, type Campaign, campaignOf, deliveriesOf } from '../../support/campaigns.ts';
import { setChannelPreferences } from '../../support/channel-preferences.ts';
import type { Rejection } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { livePerson, type Person } from '../../support/live.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const HOUR_MS = 3_600_000;

type Made = { data: { campaign: Campaign } } & Rejection;
type Planned = Campaign & { readonly sendAt: string | null };

let now = new Date();
let server: TestServer;
let clerk: Person;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
});

const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();

const textFor = (ids: readonly string[], more: object = {}) => ({
  ids,
  texts: { de: 'Wir kommen am Freitag, {name}.' },
  sendAt: inHours(2),
  ...more,
});

/** Plans a text for some customers, and returns its id. */
async function plan(
  ids: readonly string[],
  {
    by = clerk,
    action = 'smsctm',
    more = {},
  }: { by?: Client; action?: string; more?: object } = {},
) {
  const { status, body } = await by.post<Made>(`auth/users/${action}`, textFor(ids, more));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.campaign._id;
}

const planOf = (id: string) => campaignOf(clerk, id) as Promise<Planned>;
const authorIdOf = async (id: string) => {
  const { created_by } = await server.database
    .selectFrom('campaign')
    .select('created_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return created_by;
};
/** What the line of failed messages counts. */
const failedInWorkList = async () => {
  const { body } = await clerk.get<{ data: { lines: WorkLine[] } }>('worklist');
  return body.data.lines.find(({ line }) => line === 'failedMessages')?.count;
};
const comeTrue = () => workOff(server, { early: true });
const customers = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => addCustomer(server)))).map(
    ({ _id }) => _id,
  );

describe('a message to many that is planned', () => {
  it('is listed with its moment, and is sent once when that has come', async () => {
    const ids = await customers(2);
    const id = await plan(ids);
    const sendAt = inHours(2);
    expect(await planOf(id)).toMatchObject({ state: 'planned', sendAt, total: 2, waiting: 2 });
    const listed = await clerk.get<{ data: Planned[] }>('campaigns?state=planned');
    expect(listed.body.data.map(({ _id }) => _id)).toContain(id);

    await workOff(server);
    expect(await deliveriesOf(clerk, id)).toEqual([]);
    await comeTrue();
    await comeTrue();
    expect(await planOf(id)).toMatchObject({ state: 'done', sendAt, total: 2, sent: 2 });
    expect(await deliveriesOf(clerk, id)).toHaveLength(2);
  });

  it('is decided about when it is sent: numbers, stops, blocks and deleted people', async () => {
    const [moved = '', stopped = '', blocked = '', deleted = ''] = await customers(4);
    const id = await plan([moved, stopped, blocked, deleted]);
    await clerk.put(`auth/users/${moved}`, { phone: '+4915155500011' });
    await setChannelPreferences(server, stopped, { sms: { optedOut: true } });
    await clerk.put(`auth/users/${blocked}`, { status: 'blocked' });
    expect((await clerk.delete(`auth/users/${deleted}`)).status).toBeLessThan(300);
    await comeTrue();
    const rows = await deliveriesOf(clerk, id);
    expect(rows.map(({ reason }) => reason ?? 'sent').toSorted()).toEqual([
      'blocked',
      'noPhone',
      'optedOut',
      'sent',
    ]);
    expect(rows.find(({ status }) => status === 'sent')?.phone).toBe('+4915155500011');
    expect(await planOf(id)).toMatchObject({ state: 'done', sent: 1, skipped: 3 });
  });

  it('keeps its text and its orders, whatever becomes of the template', async () => {
    const [customer = ''] = await customers(1);
    const order = await placeOrder(server, { user: customer });
    const template = await addTemplate(clerk, { text: { de: 'Auftrag {order}' } });
    const id = await plan([customer], {
      action: 'chat',
      more: { texts: undefined, template, orders: { [customer]: order._id } },
    });
    await clerk.put(`templates/${template}`, { text: { de: 'Anders' } });
    await placeOrder(server, { user: customer });
    await comeTrue();
    const [row] = await deliveriesOf(clerk, id);
    expect(row?.body).toBe(`Auftrag ${order.billCode}`);
  });

  it('says nothing of an order whose sender was corrected meanwhile', async () => {
    const [customer = '', other = ''] = await customers(2);
    const order = await placeOrder(server, { user: customer });
    const text = { texts: { de: 'Auftrag {order}' }, orders: { [customer]: [order._id] } };
    const id = await plan([customer], { more: text });
    expect((await clerk.put(`commands/${order._id}`, { user: other })).status).toBe(200);
    await comeTrue();
    const [row] = await deliveriesOf(clerk, id);
    expect(row).toMatchObject({ status: 'skipped', reason: 'noOrder' });
  });

  it('is given another moment by a colleague, who answers for it, and is sent at that one only', async () => {
    const id = await plan(await customers(1));
    const colleague = await livePerson(server, 'admin');
    expect(await authorIdOf(id)).toBe(clerk.id);
    const sendAt = inHours(3);
    const changed = await colleague.post<{ data: Planned }>(`campaigns/${id}/plan`, { sendAt });
    expect(changed.body.data).toMatchObject({ sendAt, state: 'planned' });
    expect(await authorIdOf(id)).toBe(colleague.id);
    // The work of the former moment finds another one.
    await server.database
      .updateTable('campaign')
      .set({ send_at: new Date(inHours(4)) })
      .where('id', '=', id)
      .execute();
    await comeTrue();
    expect(await planOf(id)).toMatchObject({ state: 'planned' });
    await clerk.post(`campaigns/${id}/plan`, { sendAt });
    await comeTrue();
    expect(await planOf(id)).toMatchObject({ state: 'done', sent: 1 });
  });

  it('is sent now', async () => {
    const id = await plan(await customers(1));
    expect((await clerk.post(`campaigns/${id}/send`)).status).toBe(200);
    await workOff(server);
    expect(await planOf(id)).toMatchObject({ state: 'done', sent: 1 });
    await comeTrue();
    expect(await deliveriesOf(clerk, id)).toHaveLength(1);
    for (const call of [['send', {}] as const, ['plan', { sendAt: inHours(1) }] as const]) {
      expect((await clerk.post(`campaigns/${id}/${call[0]}`, call[1])).status).toBe(404);
    }
  });

  it('is cancelled: everybody is left out, and nothing is sent', async () => {
    const id = await plan(await customers(2));
    expect((await clerk.post(`campaigns/${id}/stop`)).status).toBe(200);
    await comeTrue();
    expect(await planOf(id)).toMatchObject({
      state: 'stopped',
      sendAt: null,
      skipped: 2,
      waiting: 0,
      sent: 0,
    });
    expect((await deliveriesOf(clerk, id)).map(({ reason }) => reason)).toEqual([
      'stopped',
      'stopped',
    ]);
    expect((await clerk.post(`campaigns/${id}/send`)).status).toBe(404);
  });

  it('survives a restart', async () => {
    const own = await ownDatabase();
    try {
      const before = await startServer({ database: own });
      const { _id } = await addCustomer(before);
      const staff = await signInAs(before, 'admin');
      const made = await staff.post<Made>('auth/users/smsctm', textFor([_id]));
      await before.close();
      await using after = await startServer({ database: own });
      await workOff(after, { early: true });
      const id = made.body.data.campaign._id;
      expect(await campaignOf(await signInAs(after, 'admin'), id)).toMatchObject({
        state: 'done',
        sent: 1,
      });
    } finally {
      await own.close();
    }
  });

  it('is begun once, also if its work is done twice at the same time', async () => {
    const id = await plan(await customers(1));
    const due = { id, at: inHours(2) };
    await Promise.all([1, 2].map(() => beginPlanned(server.app.engine, due, now)));
    const begun = await planOf(id);
    expect(begun).toMatchObject({ state: 'preparing', waiting: 1 });
    await comeTrue();
    await beginPlanned(server.app.engine, due, now);
    await comeTrue();
    expect(await planOf(id)).toMatchObject({ state: 'done', sent: 1 });
    expect(await deliveriesOf(clerk, id)).toHaveLength(1);
  });

  it('begins without its job once its moment is over, and not before', async () => {
    const id = await plan(await customers(1));
    await sql`delete from jobs.job where name = 'plannedCampaign'`.execute(server.database);
    const reconcile = async () => {
      const call = ownCall(server.app.engine, now);
      await inTransaction(server.database, (transaction) =>
        contextOf(call, transaction).enqueue('reconcile', {}),
      );
      await workOff(server);
    };
    await reconcile();
    expect(await planOf(id)).toMatchObject({ state: 'planned', waiting: 1 });
    now = new Date(inHours(3));
    await reconcile();
    expect(await planOf(id)).toMatchObject({ state: 'done', sent: 1 });
  });
});

describe('a message to many whose author may not write any more', () => {
  it.each([
    ['is blocked', { status: 'blocked' }],
    ['has left the office', { role: 'customer' }],
  ] as const)(
    'because the account %s fails visibly, and a colleague sends it',
    async (_, change) => {
      const leaver = await livePerson(server, 'admin');
      const [reached = '', stopped = ''] = await customers(2);
      const id = await plan([reached, stopped], { by: leaver, action: 'agency' });
      await setChannelPreferences(server, stopped, {
        sms: { optedOut: true },
        whatsapp: { optedOut: true },
      });
      await server.database.deleteFrom('session').where('user_id', '=', leaver.id).execute();
      await server.database.updateTable('users').set(change).where('id', '=', leaver.id).execute();
      const before = (await failedInWorkList()) ?? 0;
      await comeTrue();
      expect(await planOf(id)).toMatchObject({ state: 'done', failed: 1, skipped: 1, cost: 0 });
      const failed = await clerk.get<{ data: { reason: string }[] }>(
        `deliveries?status=failed&campaign=${id}`,
      );
      expect(failed.body.data.map(({ reason }) => reason)).toEqual(['authorLeft']);
      expect(await failedInWorkList()).toBe(before + 1);

      expect((await clerk.post(`campaigns/${id}/retry`)).status).toBe(200);
      await comeTrue();
      expect(await planOf(id)).toMatchObject({
        state: 'done',
        sent: 1,
        failed: 0,
      });
      expect(await authorIdOf(id)).toBe(clerk.id);
      expect(await failedInWorkList()).toBe(before);
    },
  );
});

describe('a call for a message to many at a later moment', () => {
  it.each(['2026-01-01T09:00:00.000Z', '2999-01-01T09:00:00.000Z'])(
    'at %s is rejected by name',
    async (sendAt) => {
      const ids = await customers(1);
      const made = await clerk.post<Rejection>('auth/users/smsctm', textFor(ids, { sendAt }));
      expect([made.status, Object.keys(made.body.fields ?? {})]).toEqual([422, ['sendAt']]);
      const id = await plan(ids);
      const changed = await clerk.post<Rejection>(`campaigns/${id}/plan`, { sendAt });
      expect([changed.status, Object.keys(changed.body.fields ?? {})]).toEqual([422, ['sendAt']]);
      expect(await planOf(id)).toMatchObject({ state: 'planned', sendAt: inHours(2) });
    },
  );

  it('is for staff', async () => {
    const [customer = ''] = await customers(1);
    const id = await plan([customer]);
    const stranger = await signInAs(server, 'customer');
    for (const verb of ['plan', 'send', 'stop']) {
      const body = verb === 'plan' ? { sendAt: inHours(1) } : {};
      expect((await stranger.post(`campaigns/${id}/${verb}`, body)).status).toBe(403);
    }
  });
});
