import { describe, expect, test } from 'vitest';
import type { NoticedRecipient } from '../../../domain/messages/notice-preview.ts';
import {
  addNotice,
  noticeCampaigns,
  noticeHarness,
  sendNoticesNow,
} from '../../support/notices.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { signInAs } from '../../support/server.ts';

const harness = noticeHarness();

const PATH = 'notices/waiting';

type Row = Record<string, unknown> & { _id: string };
type Opened = Row & { recipients: NoticedRecipient[] };

const listed = async (query = '') =>
  (await harness.admin.get<{ count: number; data: Row[] }>(`${PATH}${query}`)).body;
const opened = async (id: string) =>
  (await harness.admin.get<{ data: Opened }>(`${PATH}/${id}`)).body.data;

const german = async (phone = '+4915112345678', rest = {}) =>
  (await addCustomer(harness.server, { phone, ...rest }))._id;

/** A trip that has come to France with the orders of some customers, and a notice of it. */
async function inFrance(users: readonly string[], notice = {}) {
  const id = await addNotice(harness.admin, { point: 'step2', channels: ['sms'], ...notice });
  const trip = await harness.openTrip('A');
  const orders = [];
  for (const user of users) orders.push(await harness.carried({ user }));
  await harness.transition(trip, 2);
  return { id, trip, orders };
}

describe('what waits', () => {
  test('is listed with the people, the channels, the time and the reason', async () => {
    const user = await german();
    const { id, orders } = await inFrance([user, user, await german('+4930123456')]);
    expect(await listed()).toMatchObject({
      count: 1,
      data: [
        {
          _id: id,
          tripGroup: 'A',
          point: 'step2',
          audience: 'sender',
          people: 1,
          skipped: 1,
          orders: 3,
          paused: 1,
          quiet: 0,
          channels: { chat: 0, whatsapp: 0, sms: 1 },
          from: '2026-11-24T12:03:00.000Z',
          until: '2026-11-24T12:03:00.000Z',
        },
      ],
    });
    const { recipients } = await opened(id);
    expect(recipients).toMatchObject([
      { orders: 2, codes: [orders[0]?.billCode, orders[1]?.billCode], waits: 'pause' },
      { orders: 1, codes: [orders[2]?.billCode], skip: expect.any(String) },
    ]);
    expect(recipients[1]).not.toHaveProperty('waits');
  });

  test('is nothing before the first change, once it is sent, and once it is taken back', async () => {
    expect(await listed()).toEqual({ status: 'success', count: 0, data: [] });
    const { id, trip } = await inFrance([await german()]);
    await sendNoticesNow(harness.server);
    expect((await listed()).count).toBe(0);
    expect((await harness.admin.get(`${PATH}/${id}`)).status).toBe(404);
    await harness.carried({ user: await german('+4915112345679') });
    await harness.transition(trip, 3);
    await harness.transition(trip, 2);
    expect((await listed()).count).toBe(1);
    await harness.transition(trip, 1);
    expect((await listed()).count).toBe(0);
  });

  test('distinguishes the quiet hours of one person from the pause of another', async () => {
    harness.at('2026-11-24T07:20:00Z');
    await harness.admin.post('settings', {
      name: 'Probe',
      messages: { quietFrom: '21:00', quietUntil: '08:30' },
    });
    const { id } = await inFrance([
      await german('+4915112345678'),
      await german('+447911123456'),
      await german('+33612345678'),
    ]);
    harness.at('2026-11-24T07:30:00Z');
    expect(await opened(id)).toMatchObject({ people: 3, paused: 2, quiet: 1 });
    await sendNoticesNow(harness.server);
    expect((await listed()).data).toMatchObject([
      { people: 1, paused: 0, quiet: 1, from: '2026-11-24T08:30:00.000Z' },
    ]);
  });

  test('are the orders that have come to a stage, with the job that sends for all of them', async () => {
    const id = await addNotice(harness.admin, { point: 'tracking' });
    const [first, second] = [await placeOrder(harness.server), await placeOrder(harness.server)];
    await harness.stand(first, 'tracking');
    harness.later();
    await harness.stand(second, 'tracking');
    const due = new Date(harness.now().getTime() + 2 * 60_000).toISOString();
    expect((await listed()).data).toMatchObject([{ _id: id, orders: 2, from: due }]);
    await harness.stand(first, 'facturation');
    expect((await listed()).data).toMatchObject([{ orders: 1 }]);
  });

  test('is sorted and paged as requested', async () => {
    const { id } = await inFrance([await german()], { title: 'B' });
    const other = await addNotice(harness.admin, { point: 'step2', title: 'A' });
    const idsOf = ({ data }: { data: Row[] }) => data.map(({ _id }) => _id);
    expect(idsOf(await listed('?sort=title'))).toEqual([other, id]);
    expect(idsOf(await listed('?sort=-title'))).toEqual([id, other]);
    expect(await listed('?sort=title&page=2&limit=1')).toMatchObject({
      count: 2,
      data: [{ _id: id }],
    });
    expect(idsOf(await listed(`?_id=${other}`))).toEqual([other]);
    expect((await harness.admin.get(`${PATH}?colour=red`)).status).toBe(400);
  });

  test('is for staff', async () => {
    const { id } = await inFrance([await german()]);
    const customer = await signInAs(harness.server, 'customer');
    expect((await customer.get(PATH)).status).toBe(403);
    expect((await customer.post(`${PATH}/${id}/send`)).status).toBe(403);
    expect((await customer.post(`${PATH}/${id}/hold`)).status).toBe(403);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
  });
});

describe('a clerk', () => {
  test('holds a notice back: nobody is notified, not even when the step is reached again', async () => {
    const { id, trip } = await inFrance([await german()]);
    expect((await harness.admin.post(`${PATH}/${id}/hold`)).status).toBe(200);
    expect((await listed()).count).toBe(0);
    await sendNoticesNow(harness.server);
    await harness.transition(trip, 1);
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
  });

  test('holds back one notice of a step, and the other is sent', async () => {
    const { id } = await inFrance([await german()], { title: 'Held' });
    await addNotice(harness.admin, { point: 'step2', title: 'Sent' });
    await harness.admin.post(`${PATH}/${id}/hold`);
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server)).map(({ title }) => title)).toEqual(['Sent']);
  });

  test('sends a notice now, and once: neither the job nor a second click sends it again', async () => {
    const user = await german();
    const { id, orders } = await inFrance([user]);
    expect((await harness.admin.post(`${PATH}/${id}/send`)).status).toBe(200);
    expect(await noticeCampaigns(harness.server)).toMatchObject([
      { people: [{ customer: user, order: orders[0]?._id }] },
    ]);
    expect((await harness.admin.post(`${PATH}/${id}/send`)).status).toBe(404);
    expect((await harness.admin.post(`${PATH}/${id}/hold`)).status).toBe(404);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });

  test('sends a notice of the night to those who sleep, too', async () => {
    harness.at('2026-11-23T22:29:00Z');
    const { id } = await inFrance([await german()]);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
    await harness.admin.post(`${PATH}/${id}/send`);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });

  test('sends a notice of a stage now, and nothing stays noted', async () => {
    const id = await addNotice(harness.admin, { point: 'tracking' });
    await harness.stand(await placeOrder(harness.server), 'tracking');
    await harness.admin.post(`${PATH}/${id}/send`);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
    expect(await harness.server.database.selectFrom('notice_due').selectAll().execute()).toEqual(
      [],
    );
  });

  test('is named in the audit trail for what they decide', async () => {
    const { id } = await inFrance([await german()]);
    await harness.admin.post(`${PATH}/${id}/hold`);
    const rows = await harness.server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', id)
      .orderBy('at')
      .execute();
    expect(rows.map(({ action }) => action)).toContain('holdBack');
  });
});
