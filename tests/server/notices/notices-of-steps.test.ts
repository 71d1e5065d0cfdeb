import { describe, expect, test } from 'vitest';
import {
  addNotice,
  doNoticeJob,
  noticeCampaigns,
  noticeHarness,
  sendNoticesNow,
  waitingNotices,
} from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';

const harness = noticeHarness();

describe('a notice of a step', () => {
  test('is off until somebody switches it on, and then nothing is left to do', async () => {
    await addNotice(harness.admin, { point: 'step2', active: false });
    await addNotice(harness.admin, { point: 'step3', tripGroup: 'B' });
    const trip = await harness.openTrip('A');
    await harness.carried();
    await harness.transition(trip, 2);
    await harness.transition(trip, 3);
    expect(await waitingNotices(harness.server)).toEqual([]);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
  });

  test('reaches every sender of the trip once, however many orders are theirs', async () => {
    await addNotice(harness.admin, { title: 'In France', point: 'step2' });
    const trip = await harness.openTrip('A');
    const [one, two] = [await addCustomer(harness.server), await addCustomer(harness.server)];
    const first = await harness.carried({ user: one._id });
    const second = await harness.carried({ user: one._id });
    const third = await harness.carried({ user: two._id });
    await harness.placed({ user: two._id });
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([
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
    await addNotice(harness.admin, { point: 'step6', audience: 'recipient', channels });
    const trip = await harness.openTrip('A');
    const [first, second, third] = [
      await harness.carried(),
      await harness.carried(),
      await harness.carried({ recipient: { firstName: 'Nadia', phone: '+212661999999' } }),
    ];
    await harness.transition(trip, 6);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toMatchObject([
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
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried();
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    for (const status of [1, 2, 3, 2]) {
      await harness.transition(trip, status);
      await sendNoticesNow(harness.server);
    }
    await harness.transition(trip, 0, { finish: false });
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });

  test('reaches only those who came aboard since, when the step is reached again', async () => {
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried();
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    await harness.transition(trip, 1);
    const late = await harness.carried();
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server))[1]?.people).toMatchObject([{ order: late._id }]);
  });

  test('does not reach orders that came aboard after the step, by whatever way', async () => {
    await addNotice(harness.admin, { title: 'Loaded', point: 'tracking' });
    await addNotice(harness.admin, { title: 'Spain', point: 'step3' });
    const trip = await harness.openTrip('A');
    const aboard = await harness.carried();
    const [inWarehouse, ofB] = [
      await harness.placed({ commandMode: 'facturation' }),
      await harness.placed({ tripGroup: 'B' }),
    ];
    await sendNoticesNow(harness.server);
    await harness.transition(trip, 3);
    await harness.stand(inWarehouse, 'tracking');
    const added = await harness.carried();
    await harness.admin.put(`commands/${ofB._id}`, { tripGroup: 'A' });
    await harness.stand(ofB, 'tracking');
    await sendNoticesNow(harness.server);
    const ordersOf = async (wanted: string) =>
      (await noticeCampaigns(harness.server))
        .filter(({ title }) => title === wanted)
        .flatMap(({ people }) => people.flatMap(({ order, others }) => [order, ...(others ?? [])]));
    expect(await ordersOf('Spain')).toEqual([aboard._id]);
    expect((await ordersOf('Loaded')).toSorted()).toEqual(
      [aboard, inWarehouse, added, ofB].map(({ _id }) => _id).toSorted(),
    );
  });

  test('reaches an order that was taken off by mistake and put back', async () => {
    await addNotice(harness.admin, { point: 'step3' });
    const trip = await harness.openTrip('A');
    const order = await harness.carried();
    await harness.transition(trip, 3);
    await harness.stand(order, 'facturation');
    await harness.stand(order, 'tracking');
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server))[0]?.people).toMatchObject([
      { order: order._id },
    ]);
  });

  test('of group B reaches those that were in the group when the step was set', async () => {
    await addNotice(harness.admin, { point: 'step3', tripGroup: 'B' });
    const trip = await harness.openTrip('B');
    const order = await harness.placed({ tripGroup: 'B' });
    const ofA = await harness.placed();
    await harness.transition(trip, 3);
    harness.later();
    await harness.placed({ tripGroup: 'B' });
    await harness.admin.put(`commands/${ofA._id}`, { tripGroup: 'B' });
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server)).flatMap(({ people }) => people)).toMatchObject([
      { order: order._id },
    ]);
  });

  test('is not sent if the step is taken back before its time', async () => {
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried();
    await harness.transition(trip, 2);
    await harness.transition(trip, 1);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
  });

  test('waits for the last of two clicks: only the step at which the trip came to rest is announced', async () => {
    await addNotice(harness.admin, { title: 'France', point: 'step2' });
    await addNotice(harness.admin, { title: 'Spain', point: 'step3' });
    const trip = await harness.openTrip('A');
    await harness.carried();
    for (const status of [2, 3, 2, 3]) await harness.transition(trip, status);
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server)).map(({ title }) => title)).toEqual(['Spain']);
  });

  test('is sent once if its job is done twice, and by two workers at once', async () => {
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await Promise.all(Array.from({ length: 20 }, () => harness.carried()));
    harness.later();
    await harness.admin.put(`trips/${trip._id}`, { status: 2 });
    const job = { of: 'step', tripId: trip._id, at: harness.now().toISOString() } as const;
    await Promise.all([doNoticeJob(harness.server, job), doNoticeJob(harness.server, job)]);
    await doNoticeJob(harness.server, job);
    const campaigns = await noticeCampaigns(harness.server);
    expect(campaigns.flatMap(({ people }) => people)).toHaveLength(20);
    expect(new Set(campaigns.flatMap(({ people }) => people.map((one) => one.order))).size).toBe(
      20,
    );
  });

  test('is sent once if two clerks set the step at once', async () => {
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried();
    harness.later();
    await Promise.all([1, 2].map(() => harness.admin.put(`trips/${trip._id}`, { status: 2 })));
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });

  test('of the end reaches the orders that the end has archived', async () => {
    await addNotice(harness.admin, { point: 'step7' });
    const trip = await harness.openTrip('A');
    const order = await harness.carried();
    await harness.transition(trip, 7, { finish: true });
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server))[0]?.people).toMatchObject([
      { order: order._id },
    ]);
  });

  test('of the end of group B reaches its orders too', async () => {
    await addNotice(harness.admin, { point: 'step7', tripGroup: 'B' });
    const trip = await harness.openTrip('B');
    const order = await harness.placed({ tripGroup: 'B' });
    await harness.transition(trip, 7, { finish: true });
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server))[0]?.people).toMatchObject([
      { order: order._id },
    ]);
  });

  test('of the first step is sent when a trip is opened and when it is restarted', async () => {
    await addNotice(harness.admin, { point: 'step0', tripGroup: 'B' });
    const first = await harness.placed({ tripGroup: 'B' });
    harness.later();
    const { body } = await harness.admin.post<{ data: { _id: string } }>('trips', { name: 'B' });
    await sendNoticesNow(harness.server);
    await harness.transition(body.data, 1);
    const second = await harness.placed({ tripGroup: 'B' });
    await harness.transition(body.data, 0, { finish: false });
    await sendNoticesNow(harness.server);
    expect(
      (await noticeCampaigns(harness.server)).map(({ people }) => people.map((one) => one.order)),
    ).toEqual([[first._id], [second._id]]);
  });
});
