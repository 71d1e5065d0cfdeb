import { describe, expect, test } from 'vitest';
import {
  addNotice,
  noticeCampaigns,
  noticeHarness,
  sendNoticesNow,
  waitingNotices,
} from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';

const harness = noticeHarness();

describe('the quiet hours', () => {
  const german = async () => (await addCustomer(harness.server, { phone: '+4915112345678' }))._id;

  test('hold a notice of half past eleven in Germany until eight', async () => {
    harness.at('2026-11-23T22:29:00Z');
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried({ user: await german() });
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
    expect(await waitingNotices(harness.server)).toEqual([new Date('2026-11-24T07:00:00Z')]);
    harness.at('2026-11-24T07:00:00Z');
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });

  test('keep what is taken back in the night from everybody', async () => {
    harness.at('2026-11-23T22:29:00Z');
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried({ user: await german() });
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    await harness.transition(trip, 1);
    harness.at('2026-11-24T07:00:00Z');
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
  });

  test('end where somebody is: who is awake is notified at once', async () => {
    harness.at('2026-11-24T07:20:00Z');
    await harness.admin.post('settings', {
      name: 'Probe',
      messages: { quietFrom: '21:00', quietUntil: '08:30' },
    });
    await addNotice(harness.admin, { point: 'step2' });
    const trip = await harness.openTrip('A');
    await harness.carried({ user: await german() });
    await harness.carried({
      user: (await addCustomer(harness.server, { phone: '+33612345678' }))._id,
    });
    const british = (await addCustomer(harness.server, { phone: '+447911123456' }))._id;
    await harness.carried({ user: british });
    harness.at('2026-11-24T07:31:00Z');
    await harness.transition(trip, 2);
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server))[0]?.people).toHaveLength(2);
    harness.at('2026-11-24T08:30:00Z');
    await sendNoticesNow(harness.server);
    expect((await noticeCampaigns(harness.server))[1]?.people).toMatchObject([
      { customer: british },
    ]);
  });

  test('hold the orders of a stage one by one', async () => {
    harness.at('2026-11-23T22:29:00Z');
    await addNotice(harness.admin, { point: 'tracking' });
    const order = await harness.placed({ user: await german() });
    await harness.stand(order, 'tracking');
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toEqual([]);
    harness.at('2026-11-24T07:00:00Z');
    await sendNoticesNow(harness.server);
    expect(await noticeCampaigns(harness.server)).toHaveLength(1);
  });
});
