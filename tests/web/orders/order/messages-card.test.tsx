import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { OWN_API } from '../../../support/answering.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

// Loaded with the test file, so that no test waits for its code.
import '../../../../src/custom/messages/history/LastMessages.tsx';

const harness = orderHarness();

const ORDER = orderOf({ _id: idOf(5) });
const PATH = `/commands/${ORDER._id}/show`;

const messageRow = (given: object) => ({
  _id: 'd-1',
  campaign: 'c-1',
  campaignTitle: 'Open bills',
  kind: 'sms',
  channel: 'sms',
  personName: 'Salma Muster',
  body: 'Please pay 12.00 EUR',
  status: 'delivered',
  reason: null,
  detail: null,
  sentAt: '2026-03-02T09:00:00.000Z',
  orders: [ORDER._id],
  ...given,
});

const card = async () => {
  const shown = await screen.findByRole('region', { name: 'Sent messages' });
  await waitFor(() => expect(shown).not.toHaveTextContent('Loading'));
  return within(shown);
};

it('a clerk sees on the order what was sent about it, to whom, and what became of it', async () => {
  const failed = {
    _id: 'd-2',
    status: 'failed',
    reason: 'invalidNumber',
    detail: 'Not in service',
  };
  const rows = [
    messageRow({ createdAt: '2026-03-02T09:00:00.000Z' }),
    messageRow({ ...failed, personName: 'Karim Probe', createdAt: '2026-03-03T09:00:00.000Z' }),
    messageRow({ _id: 'd-3', personName: 'Somebody Else', orders: [idOf(6)] }),
  ];
  await harness.open(PATH, { orders: [ORDER], deliveries: rows });
  const shown = await card();
  // They come with their texts, which are loaded if there is anything to say.
  const items = (await shown.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringMatching(/Failed.*Karim Probe.*Number does not exist\. Correct.*Not in service/),
    expect.stringMatching(/Delivered.*Salma Muster.*Open bills.*Please pay 12.00 EUR/),
  ]);
  const places = shown.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(places.slice(0, 2)).toEqual(['/outbox/d-2', '/campaigns/c-1/show']);
  expect(decodeURIComponent(places.at(-1) ?? '')).toBe(`/outbox?filter={"orders":"${ORDER._id}"}`);
});

it('an order about which nothing was sent has a card that says so', async () => {
  await harness.open(PATH, { orders: [ORDER], deliveries: [] });
  expect((await card()).getByText('No messages about this order yet.')).toBeVisible();
});

it('an SMS that is generated on the page is looked for in its messages', async () => {
  const backEnd = await harness.open(PATH, { orders: [ORDER], deliveries: [] });
  await card();
  (await screen.findByRole('button', { name: 'Generate SMS' })).click();
  const question = await screen.findByRole('dialog', { name: 'Generate SMS' });
  const send = await within(question).findByRole('button', { name: 'Send SMS' });
  const before = backEnd.queries('deliveries').length;
  send.click();
  await waitFor(() => expect(backEnd.queries('deliveries').length).toBeGreaterThan(before));
});

it('a clerk whose messages could not be read can try again', async () => {
  const { unmount } = await harness.open('/elsewhere', {
    orders: [ORDER],
    deliveries: [messageRow({})],
  });
  unmount();
  harness.use(
    http.get(`${OWN_API}/deliveries`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  await harness.show(PATH);
  (await (await card()).findByRole('button', { name: 'Try again' })).click();
  expect(await (await card()).findByText('Please pay 12.00 EUR')).toBeVisible();
});

it('a back end that keeps no messages leaves the card out', async () => {
  await harness.open(PATH, { orders: [ORDER] });
  await screen.findByRole('region', { name: 'Documents' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sent messages' })).toBeNull());
});
