import { describe, expect, test } from 'vitest';
import {
  addNotice,
  noticeCampaigns,
  noticeDesk,
  sendNoticesNow,
  waitingNotices,
} from '../../support/notices.ts';
import { addCustomer } from '../../support/records.ts';

const desk = noticeDesk();

describe('the quiet hours', () => {
  const german = async () => (await addCustomer(desk.server, { phone: '+4915112345678' }))._id;

  test('hold a notice of half past eleven in Germany until eight', async () => {
    desk.at('2026-11-23T22:29:00Z');
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried({ user: await german() });
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([]);
    expect(await waitingNotices(desk.server)).toEqual([new Date('2026-11-24T07:00:00Z')]);
    desk.at('2026-11-24T07:00:00Z');
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toHaveLength(1);
  });

  test('keep what is taken back in the night from everybody', async () => {
    desk.at('2026-11-23T22:29:00Z');
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried({ user: await german() });
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    await desk.move(trip, 1);
    desk.at('2026-11-24T07:00:00Z');
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([]);
  });

  test('end where somebody is: who is awake is notified at once', async () => {
    desk.at('2026-11-24T07:20:00Z');
    await desk.admin.post('settings', {
      name: 'Probe',
      messages: { quietFrom: '21:00', quietUntil: '08:30' },
    });
    await addNotice(desk.admin, { point: 'step2' });
    const trip = await desk.openTrip('A');
    await desk.carried({ user: await german() });
    await desk.carried({ user: (await addCustomer(desk.server, { phone: '+33612345678' }))._id });
    const british = (await addCustomer(desk.server, { phone: '+447911123456' }))._id;
    await desk.carried({ user: british });
    desk.at('2026-11-24T07:31:00Z');
    await desk.move(trip, 2);
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server))[0]?.people).toHaveLength(2);
    desk.at('2026-11-24T08:30:00Z');
    await sendNoticesNow(desk.server);
    expect((await noticeCampaigns(desk.server))[1]?.people).toMatchObject([{ customer: british }]);
  });

  test('hold the orders of a stage one by one', async () => {
    desk.at('2026-11-23T22:29:00Z');
    await addNotice(desk.admin, { point: 'tracking' });
    const order = await desk.placed({ user: await german() });
    desk.later();
    await desk.admin.put(`commands/${order._id}`, { commandMode: 'tracking' });
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toEqual([]);
    desk.at('2026-11-24T07:00:00Z');
    await sendNoticesNow(desk.server);
    expect(await noticeCampaigns(desk.server)).toHaveLength(1);
  });
});
