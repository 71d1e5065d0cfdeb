import { describe, expect, test } from 'vitest';
import { openBoss } from '../../../server/jobs/queues.ts';
import {
  addNotice,
  doNoticeJob,
  noticeCampaigns,
  noticeHarness,
  sendNoticesNow,
} from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';
import { workOff } from '../../support/work-off.ts';

type Row = { channel: string; body: string; order: { _id: string } };

const harness = noticeHarness();

describe('a notice of a stage', () => {
  test('is sent for an order that is created at the stage or comes to it', async () => {
    await addNotice(harness.admin, { title: 'Here', point: 'validation' });
    await addNotice(harness.admin, { title: 'In the house', point: 'warehouse' });
    const user = (await addCustomer(harness.server))._id;
    const recipient = { firstName: 'Yassin', phone: '+212661234567' };
    harness.later();
    const { body } = await harness.admin.post<{ data: { _id: string } }>('commands', {
      user,
      recipient,
      commandMode: 'Validation',
    });
    await sendNoticesNow(harness.server);
    await harness.stand(body.data, 'facturation');
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server)).map(({ title }) => title)).toEqual([
      'Here',
      'In the house',
    ]);
  });

  test('is one message for the orders of a customer that are moved together', async () => {
    await addNotice(harness.admin, { point: 'warehouse' });
    const user = (await addCustomer(harness.server))._id;
    const orders = [];
    for (let count = 0; count < 3; count += 1) {
      orders.push(await harness.placed({ user, commandMode: 'Validation' }));
    }
    for (const order of orders) await harness.stand(order, 'facturation');
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server)).map(({ people }) => people)).toEqual([
      [
        {
          customer: user,
          order: orders[0]?._id,
          others: [orders[1]?._id, orders[2]?._id],
        },
      ],
    ]);
  });

  test('stands at each order that it names, and names them all on the next channel too', async () => {
    const { server, admin } = harness;
    await addNotice(admin, { point: 'warehouse', channels: ['whatsapp', 'sms'] });
    const user = (await addCustomer(server))._id;
    const place = () => harness.placed({ user, commandMode: 'Validation' });
    const [first, second] = [await place(), await place()];
    for (const order of [first, second]) await harness.stand(order, 'facturation');
    await sendNoticesNow(server);
    await workOff(server, { only: ['campaign'] });
    const about = async (order: { _id: string }) =>
      (await admin.get<{ data: Row[] }>(`deliveries?orders=${order._id}&sort=createdAt`)).body.data;
    expect(await about(first)).toMatchObject([{ channel: 'whatsapp', order: { _id: first._id } }]);
    expect(await about(second)).toEqual(await about(first));

    await server.database
      .updateTable('outbox')
      .set({ status: 'failed', reason: 'windowClosed' })
      .execute();
    const { id } = await server.database
      .selectFrom('campaign')
      .select('id')
      .executeTakeFirstOrThrow();
    await openBoss(server.app.engine.database).send('campaign', { id });
    await workOff(server, { only: ['campaign'] });
    const bySms = (await about(second)).find(({ channel }) => channel === 'sms');
    for (const { billCode } of [first, second]) expect(bySms?.body).toContain(billCode);
  });

  test('is not sent if the order is set back before its time, and once if it comes again', async () => {
    await addNotice(harness.admin, { point: 'tracking' });
    const order = await harness.placed();
    await harness.stand(order, 'tracking');
    await harness.stand(order, 'facturation');
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      await harness.stand(order, 'tracking');
      await sendNoticesNow(harness.server);
      await harness.stand(order, 'facturation');
      await sendNoticesNow(harness.server);
    }
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });

  test('is not delayed for ever by orders that keep coming', async () => {
    await addNotice(harness.admin, { point: 'tracking' });
    const orders = await Promise.all([1, 2, 3].map(() => harness.placed()));
    const moments = [];
    for (const order of orders) {
      await harness.stand(order, 'tracking');
      moments.push(harness.now().toISOString());
      harness.later(8);
    }
    const [, second = '', third = ''] = moments;
    await doNoticeJob(harness.server, { of: 'stage', point: 'tracking', at: second });
    expect(await noticeCampaigns(harness.server)).toEqual([]);
    await harness.stand(await harness.placed(), 'tracking');
    await doNoticeJob(harness.server, { of: 'stage', point: 'tracking', at: third });
    expect((await noticeCampaigns(harness.server)).flatMap(({ people }) => people)).toHaveLength(3);
  });

  test('leaves no order noted once it is sent', async () => {
    await addNotice(harness.admin, { point: 'tracking' });
    await harness.stand(await harness.placed(), 'tracking');
    await sendNoticesNow(harness.server);
    expect(await harness.server.database.selectFrom('notice_due').selectAll().execute()).toEqual(
      [],
    );
  });
});
