import { describe, expect, test } from 'vitest';
import {
  addNotice,
  doNoticeJob,
  noticeCampaigns,
  noticeDesk,
  sendNoticesNow,
  waitingNotices,
} from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';

const desk = noticeDesk();

describe('a notice of a step', () => {
  test('is off until somebody switches it on, and then nothing is left to do', async () => {
    await addNotice(desk.admin, { point: 'step2', active: false });
    await addNotice(desk.admin, { point: 'step3', tripGroup: 'B' });
    const trip = await desk.openTrip('A');
    await desk.carried();
    await desk.move(trip, 2);
    await desk.move(trip, 3);
    expect(await waitingNotices(desk.server)).toEqual([]);
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([]);
  });

  test('reaches every sender of the trip once, however many orders are theirs', async () => {
    await addNotice(desk.admin, { title: 'In France', point: 'step2' });
    const trip = await desk.openTrip('A');
    const [one, two] = [await addCustomer(desk.server), await addCustomer(desk.server)];
    const first = await desk.carried({ user: one._id });
    const second = await desk.carried({ user: one._id });
    const third = await desk.carried({ user: two._id });
    await desk.placed({ user: two._id });
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([
      {
        title: 'In France',
        purpose: 'transactional',
        channels: ['chat', 'whatsapp', 'sms'],
        people: [
          { customer: one._id, order: first._id, others: [second._id] },
          { customer: two._id, order: third._id, others: [] },
        ],
      },
    ]);
  });

  test('reaches a recipient once for each number, on the channels that it names', async () => {
    const channels = ['sms', 'whatsapp'];
    await addNotice(desk.admin, { point: 'step6', audience: 'recipient', channels });
    const trip = await desk.openTrip('A');
    const [first, second, third] = [
      await desk.carried(),
      await desk.carried(),
      await desk.carried({ recipient: { firstName: 'Nadia', phone: '+212661999999' } }),
    ];
    await desk.move(trip, 6);
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toMatchObject([
      {
        channels,
        people: [
          { to: 'recipient', order: first?._id, others: [second?._id] },
          { to: 'recipient', order: third?._id },
        ],
      },
    ]);
  });

  test('is sent once, even if the step is set back and forth and restarted', async () => {
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried();
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    for (const status of [1, 2, 3, 2]) {
      await desk.move(trip, status);
      await sendNoticesNow(desk.server);
    }
    await desk.move(trip, 0, { finish: false });
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toHaveLength(1);
  });

  test('reaches only those who came aboard since, when the step is reached again', async () => {
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried();
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    await desk.move(trip, 1);
    const late = await desk.carried();
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server))[1]?.people).toMatchObject([{ order: late._id }]);
  });

  test('does not reach orders that came aboard after the step, by whatever way', async () => {
    await addNotice(desk.admin, { title: 'Loaded', point: 'tracking' });
    await addNotice(desk.admin, { title: 'Spain', point: 'step3' });
    const trip = await desk.openTrip('A');
    const aboard = await desk.carried();
    const [inWarehouse, ofB] = [
      await desk.placed({ commandMode: 'facturation' }),
      await desk.placed({ tripGroup: 'B' }),
    ];
    await sendNoticesNow(desk.server);
    await desk.move(trip, 3);
    await desk.stand(inWarehouse, 'tracking');
    const added = await desk.carried();
    await desk.admin.put(`commands/${ofB._id}`, { tripGroup: 'A' });
    await desk.stand(ofB, 'tracking');
    await sendNoticesNow(desk.server);
    const ordersOf = async (wanted: string) =>
      (await noticeCampaigns(desk.server))
        .filter(({ title }) => title === wanted)
        .flatMap(({ people }) => people.flatMap(({ order, others }) => [order, ...(others ?? [])]));
    expect(await ordersOf('Spain')).toEqual([aboard._id]);
    expect((await ordersOf('Loaded')).toSorted()).toEqual(
      [aboard, inWarehouse, added, ofB].map(({ _id }) => _id).toSorted(),
    );
  });

  test('reaches an order that was taken off by mistake and put back', async () => {
    await addNotice(desk.admin, { point: 'step3' });
    const trip = await desk.openTrip('A');
    const order = await desk.carried();
    await desk.move(trip, 3);
    await desk.stand(order, 'facturation');
    await desk.stand(order, 'tracking');
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server))[0]?.people).toMatchObject([{ order: order._id }]);
  });

  test('of group B reaches those that were in the group when the step was set', async () => {
    await addNotice(desk.admin, { point: 'step3', tripGroup: 'B' });
    const trip = await desk.openTrip('B');
    const order = await desk.placed({ tripGroup: 'B' });
    const ofA = await desk.placed();
    await desk.move(trip, 3);
    desk.later();
    await desk.placed({ tripGroup: 'B' });
    await desk.admin.put(`commands/${ofA._id}`, { tripGroup: 'B' });
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server)).flatMap(({ people }) => people)).toMatchObject([
      { order: order._id },
    ]);
  });

  test('is not sent if the step is taken back before its time', async () => {
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried();
    await desk.move(trip, 2);
    await desk.move(trip, 1);
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([]);
  });

  test('waits for the last of two clicks: only the step at which the trip came to rest is announced', async () => {
    await addNotice(desk.admin, { title: 'France', point: 'step2' });
    await addNotice(desk.admin, { title: 'Spain', point: 'step3' });
    const trip = await desk.openTrip('A');
    await desk.carried();
    for (const status of [2, 3, 2, 3]) await desk.move(trip, status);
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server)).map(({ title }) => title)).toEqual(['Spain']);
  });

  test('is sent once if its job is done twice, and by two workers at once', async () => {
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await Promise.all(Array.from({ length: 20 }, () => desk.carried()));
    desk.later();
    await desk.admin.put(`trips/${trip._id}`, { status: 2 });
    const job = { of: 'step', tripId: trip._id, at: desk.now().toISOString() } as const;
    await Promise.all([doNoticeJob(desk.server, job), doNoticeJob(desk.server, job)]);
    await doNoticeJob(desk.server, job);
    const campaigns = await noticeCampaigns(desk.server);
    expect(campaigns.flatMap(({ people }) => people)).toHaveLength(20);
    expect(new Set(campaigns.flatMap(({ people }) => people.map((one) => one.order))).size).toBe(
      20,
    );
  });

  test('is sent once if two clerks set the step at once', async () => {
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried();
    desk.later();
    await Promise.all([1, 2].map(() => desk.admin.put(`trips/${trip._id}`, { status: 2 })));
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toHaveLength(1);
  });

  test('of the end reaches the orders that the end has archived', async () => {
    await addNotice(desk.admin, { point: 'step7' });
    const trip = await desk.openTrip('A');
    const order = await desk.carried();
    await desk.move(trip, 7, { finish: true });
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server))[0]?.people).toMatchObject([{ order: order._id }]);
  });

  test('of the end of group B reaches its orders too', async () => {
    await addNotice(desk.admin, { point: 'step7', tripGroup: 'B' });
    const trip = await desk.openTrip('B');
    const order = await desk.placed({ tripGroup: 'B' });
    await desk.move(trip, 7, { finish: true });
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server))[0]?.people).toMatchObject([{ order: order._id }]);
  });

  test('of the first step is sent when a trip is opened and when it is restarted', async () => {
    await addNotice(desk.admin, { point: 'step0', tripGroup: 'B' });
    const first = await desk.placed({ tripGroup: 'B' });
    desk.later();
    const { body } = await desk.admin.post<{ data: { _id: string } }>('trips', { name: 'B' });
    await sendNoticesNow(desk.server);
    await desk.move(body.data, 1);
    const second = await desk.placed({ tripGroup: 'B' });
    await desk.move(body.data, 0, { finish: false });
    await sendNoticesNow(desk.server);
    expect(
      (await noticeCampaigns(desk.server)).map(({ people }) => people.map((one) => one.order)),
    ).toEqual([[first._id], [second._id]]);
  });
});
