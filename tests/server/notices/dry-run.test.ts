import { describe, expect, test } from 'vitest';
import type {
  NoticePreview,
  StageNotice,
  StepNotices,
} from '../../../domain/messages/notice-preview.ts';
import { addNotice, noticeHarness, sendNoticesNow } from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';
import { signInAs } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const harness = noticeHarness();

const german = async (number: string, rest = {}) =>
  (await addCustomer(harness.server, { phone: number, ...rest }))._id;

const dryRun = async (id: string): Promise<NoticePreview> => {
  const { status, body } = await harness.admin.post<{ data: NoticePreview }>(
    `notices/${id}/preview`,
  );
  expect([status, body]).toMatchObject([200, { status: 'success' }]);
  return body.data;
};

const stepNotices = async (group: string, status: number): Promise<StepNotices> =>
  (await harness.admin.get<{ data: StepNotices }>(`notices/step?group=${group}&status=${status}`))
    .body.data;

const sent = async () => {
  await sendNoticesNow(harness.server);
  await workOff(harness.server);
  const rows = await harness.server.database
    .selectFrom('outbox')
    .select(['person', 'person_name', 'channel', 'body', 'language', 'reason', 'segments', 'cost'])
    .orderBy('person')
    .execute();
  return rows;
};

describe('the dry run of a notice', () => {
  test('says of a notice that is off exactly what is sent once it is on', async () => {
    const id = await addNotice(
      harness.admin,
      { point: 'step3', active: false, channels: ['sms'] },
      { fr: 'Envoi {order} en Espagne' },
    );
    const trip = await harness.openTrip('A');
    const twice = await german('+4915112345678');
    await harness.carried({ user: twice });
    await harness.carried({ user: twice });
    await harness.carried({ user: await german('+4915112345679', { language: 'fr' }) });
    await harness.carried({ user: await german('+4930123456') });
    const { recipients, totals } = await dryRun(id);
    expect(totals).toMatchObject({ people: 3, reached: 2, skipped: 1, told: 0 });
    await harness.admin.put(`notices/${id}`, { active: true });
    await harness.transition(trip, 3);
    const rows = await sent();
    const notified = [...recipients].sort((a, b) => (a.person < b.person ? -1 : 1));
    expect(
      rows.map((row) => [row.person, row.channel, row.language, row.body, row.reason]),
    ).toEqual(
      notified.map((one) => [one.person, one.channel, one.language, one.text, one.skip ?? null]),
    );
    expect(notified.map(({ orders }) => orders).sort()).toEqual([1, 1, 2]);
    const again = await dryRun(id);
    expect(again.totals).toMatchObject({ people: 3, reached: 0, told: 3, cost: 0 });
    expect(again.recipients.every((one) => one.told)).toBe(true);
  });

  test('names the orders of a customer in one message', async () => {
    const id = await addNotice(harness.admin, { point: 'step3' });
    const user = await german('+4915112345678');
    const orders = [await harness.carried({ user }), await harness.carried({ user })];
    const [one] = (await dryRun(id)).recipients;
    for (const { billCode } of orders) expect(one?.text).toContain(billCode);
    expect(one).toMatchObject({ orders: 2 });
  });

  test('says when a message would leave: after the pause, and after the quiet hours', async () => {
    const id = await addNotice(harness.admin, { point: 'step3' });
    await harness.carried({ user: await german('+4915112345678') });
    harness.at('2026-11-24T12:00:00Z');
    expect((await dryRun(id)).recipients[0]?.from).toBe('2026-11-24T12:02:00.000Z');
    harness.at('2026-11-24T22:30:00Z');
    expect((await dryRun(id)).recipients[0]?.from).toBe('2026-11-25T07:00:00.000Z');
  });

  test('of a stage is about the orders that stand there', async () => {
    const id = await addNotice(harness.admin, { point: 'validation' });
    const order = await harness.placed({ commandMode: 'Validation' });
    await harness.placed();
    expect((await dryRun(id)).recipients.map(({ orderId }) => orderId)).toEqual([order._id]);
  });

  test('writes nothing', async () => {
    const id = await addNotice(harness.admin, { point: 'step3' });
    await harness.carried();
    await dryRun(id);
    for (const table of ['notice_sent', 'campaign', 'outbox'] as const) {
      expect(await harness.server.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('is for staff, of a notice that exists', async () => {
    const id = await addNotice(harness.admin, { point: 'step3' });
    const customer = await signInAs(harness.server, 'customer');
    expect((await customer.post(`notices/${id}/preview`)).status).toBe(403);
    const unknown = '01a2b3c4-0000-7000-8000-000000000000';
    expect((await harness.admin.post(`notices/${unknown}/preview`)).status).toBe(404);
  });
});

describe('the question before a trip is moved', () => {
  test('shows how many notices reach how many people, and when', async () => {
    await addNotice(harness.admin, { point: 'step3' });
    await addNotice(harness.admin, { point: 'step3', audience: 'recipient' });
    await addNotice(harness.admin, { point: 'step3', active: false });
    await addNotice(harness.admin, { point: 'step4' });
    const users = [await german('+4915112345678'), await german('+4915112345679')];
    for (const user of users) await harness.carried({ user });
    harness.at('2026-11-24T12:00:00Z');
    expect(await stepNotices('A', 3)).toEqual({
      notices: 2,
      people: 3,
      from: '2026-11-24T12:02:00.000Z',
      until: '2026-11-24T12:02:00.000Z',
    });
  });

  test('shows nothing where nobody is notified of anything', async () => {
    await harness.carried();
    expect(await stepNotices('A', 3)).toMatchObject({ notices: 0, people: 0 });
    expect(await stepNotices('B', 7)).toMatchObject({ notices: 0, people: 0 });
  });
});

describe('a notice', () => {
  test('of group B cannot be of a stage, which that group does not have', async () => {
    const template = await harness.admin.post<{ data: { _id: string } }>('templates', {
      title: 'Lager',
      text: { de: 'Im Lager' },
    });
    const { status, body } = await harness.admin.post('notices', {
      title: 'Lager',
      tripGroup: 'B',
      point: 'warehouse',
      template: template.body.data._id,
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['point']]);
  });

  test('knows where its moment is on the road: lists follow the road', async () => {
    for (const [tripGroup, point] of [
      ['B', 'step1'],
      ['A', 'step1'],
      ['A', 'validation'],
      ['A', 'tracking'],
    ] as const) {
      await addNotice(harness.admin, { tripGroup, point });
    }
    type Listed = { data: { tripGroup: string; point: string }[] };
    const { body } = await harness.admin.get<Listed>('notices?sort=place');
    expect(body.data.map(({ tripGroup, point }) => `${tripGroup} ${point}`)).toEqual([
      'A validation',
      'A tracking',
      'A step1',
      'B step1',
    ]);
  });
});

describe('the question before orders are moved to a stage', () => {
  const stageNotices = async (stage: string, orders: readonly { _id: string }[]) => {
    const ids = orders.map(({ _id }) => _id);
    const requested = { stage, orders: ids };
    return (await harness.admin.post<{ data: StageNotice[] }>('notices/stage', requested)).body
      .data;
  };

  test('shows who would be notified, on which channels, and with which template', async () => {
    const there = await harness.placed();
    await addNotice(harness.admin, { title: 'Here', point: 'warehouse', channels: ['sms'] });
    await addNotice(harness.admin, { point: 'warehouse', active: false });
    await addNotice(harness.admin, { point: 'tracking' });
    const from = (user: string) => harness.placed({ user, commandMode: 'Validation' });
    const twice = await german('+4915112345678');
    const orders = [
      await from(twice),
      await from(twice),
      await from(await german('+4930123456')),
      there,
    ];
    harness.at('2026-11-24T12:00:00Z');
    expect(await stageNotices('facturation', orders)).toEqual([
      {
        title: 'Here',
        template: expect.stringMatching(/^Template/),
        people: 1,
        skipped: 1,
        channels: { chat: 0, whatsapp: 0, sms: 1 },
        from: '2026-11-24T12:02:00.000Z',
        until: '2026-11-24T12:02:00.000Z',
      },
    ]);
    for (const order of orders.slice(0, 3)) await harness.stand(order, 'facturation');
    const rows = await sent();
    expect(rows.map(({ reason }) => reason)).toHaveLength(2);
    expect(rows.filter(({ channel, reason }) => channel === 'sms' && !reason)).toHaveLength(1);
  });

  test('shows nobody who has been notified, or stands there already', async () => {
    await addNotice(harness.admin, { point: 'tracking' });
    const order = await harness.placed();
    await harness.stand(order, 'tracking');
    expect(await stageNotices('tracking', [order])).toEqual([]);
    await sendNoticesNow(harness.server);
    await harness.stand(order, 'facturation');
    expect(await stageNotices('tracking', [order])).toEqual([]);
  });

  test('is for staff', async () => {
    const customer = await signInAs(harness.server, 'customer');
    const requested = { stage: 'tracking', orders: [(await harness.placed())._id] };
    expect((await customer.post('notices/stage', requested)).status).toBe(403);
  });
});
