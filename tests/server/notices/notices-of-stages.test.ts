import { describe, expect, test } from 'vitest';
import { openBoss } from '../../../server/jobs/queues.ts';
import {
  addNotice,
  doNoticeJob,
  noticeCampaigns,
  noticeDesk,
  sendNoticesNow,
} from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';
import { workOff } from '../../support/work-off.ts';

type Row = { channel: string; body: string; order: { _id: string } };

const desk = noticeDesk();

describe('a notice of a stage', () => {
  test('is sent for an order that is created at the stage or comes to it', async () => {
    await addNotice(desk.admin, { title: 'Here', point: 'validation' });
    await addNotice(desk.admin, { title: 'In the house', point: 'warehouse' });
    const user = (await addCustomer(desk.server))._id;
    const recipient = { firstName: 'Yassin', phone: '+212661234567' };
    desk.later();
    const { body } = await desk.admin.post<{ data: { _id: string } }>('commands', {
      user,
      recipient,
      commandMode: 'Validation',
    });
    await sendNoticesNow(desk.server);
    await desk.stand(body.data, 'facturation');
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server)).map(({ title }) => title)).toEqual([
      'Here',
      'In the house',
    ]);
  });

  test('is one message for the orders of a customer that are moved together', async () => {
    await addNotice(desk.admin, { point: 'warehouse' });
    const user = (await addCustomer(desk.server))._id;
    const orders = [];
    for (let count = 0; count < 3; count += 1) {
      orders.push(await desk.placed({ user, commandMode: 'Validation' }));
    }
    for (const order of orders) await desk.stand(order, 'facturation');
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server)).map(({ people }) => people)).toEqual([
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
    const { server, admin } = desk;
    await addNotice(admin, { point: 'warehouse', channels: ['whatsapp', 'sms'] });
    const user = (await addCustomer(server))._id;
    const place = () => desk.placed({ user, commandMode: 'Validation' });
    const [first, second] = [await place(), await place()];
    for (const order of [first, second]) await desk.stand(order, 'facturation');
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
    await addNotice(desk.admin, { point: 'tracking' });
    const order = await desk.placed();
    await desk.stand(order, 'tracking');
    await desk.stand(order, 'facturation');
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      await desk.stand(order, 'tracking');
      await sendNoticesNow(desk.server);
      await desk.stand(order, 'facturation');
      await sendNoticesNow(desk.server);
    }
    expect(await noticeCampaigns(desk.server)).toHaveLength(1);
  });

  test('is not delayed for ever by orders that keep coming', async () => {
    await addNotice(desk.admin, { point: 'tracking' });
    const orders = await Promise.all([1, 2, 3].map(() => desk.placed()));
    const moments = [];
    for (const order of orders) {
      await desk.stand(order, 'tracking');
      moments.push(desk.now().toISOString());
      desk.later(8);
    }
    const [, second = '', third = ''] = moments;
    await doNoticeJob(desk.server, { of: 'stage', point: 'tracking', at: second });
    expect(await noticeCampaigns(desk.server)).toEqual([]);
    await desk.stand(await desk.placed(), 'tracking');
    await doNoticeJob(desk.server, { of: 'stage', point: 'tracking', at: third });
    expect((await noticeCampaigns(desk.server)).flatMap(({ people }) => people)).toHaveLength(3);
  });

  test('leaves no order noted once it is sent', async () => {
    await addNotice(desk.admin, { point: 'tracking' });
    await desk.stand(await desk.placed(), 'tracking');
    await sendNoticesNow(desk.server);
    expect(await desk.server.database.selectFrom('notice_due').selectAll().execute()).toEqual([]);
  });
});
