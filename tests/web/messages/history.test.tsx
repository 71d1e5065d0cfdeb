import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { downloadFile } from '../../../src/kit/export/download-file.ts';
import { campaignRow, deliveryRow, historyHarness } from '../../support/history-harness.tsx';

// Loaded with the test file, so that no test waits for a page's code.
import '../../../src/resources/campaign.tsx';
import '../../../src/resources/campaigns.tsx';
import { openMore } from '../../support/more-tools.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.mock('../../../src/kit/export/download-file.ts', () => ({ downloadFile: vi.fn() }));

const harness = historyHarness();

const PEOPLE = [
  deliveryRow(),
  deliveryRow({ _id: 'd-2', personName: 'Karim Probe', status: 'delivered', customer: null }),
  deliveryRow({
    _id: 'd-3',
    personName: 'Aziza Muster',
    status: 'failed',
    reason: 'invalidNumber',
    detail: 'Not in service',
  }),
];
const INSIDE = { driver: 'log', leavesHouse: false };
const OUTSIDE = { driver: 'twilio', leavesHouse: true };

test('a clerk finds what was sent, by whom, and how many were reached', async () => {
  const { queries } = await harness.open('/campaigns');
  const row = await screen.findByRole('row', { name: /Open bills/ });
  for (const text of ['SMS', 'Done', '2 of 3 reached', 'Amina Probe']) {
    expect(row).toHaveTextContent(text);
  }
  expect(within(row).getByRole('link', { name: 'Open bills' })).toHaveAttribute(
    'href',
    '/campaigns/c-1/show',
  );
  const requested = queries('campaigns').at(-1)?.toString() ?? '';
  expect(decodeURIComponent(requested)).toContain('kind[ne]=smsToMa');
});

test('whoever opens it reads the text in their language, and filters the people by a result', async () => {
  await harness.open('/campaigns/c-1/show', { deliveries: PEOPLE });
  expect(await screen.findByText('Please pay {balance}')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: 'Deutsch' }));
  expect(screen.getByText('Bitte zahlen Sie {balance}')).toBeVisible();

  expect(await screen.findByText('Karim Probe')).toBeVisible();
  const failed = screen.getByRole('button', { name: '1 failed' });
  fireEvent.click(failed);
  await waitFor(() => expect(screen.queryByText('Karim Probe')).toBeNull());
  expect(failed).toHaveAttribute('aria-pressed', 'true');
  const row = screen.getByRole('row', { name: /Aziza Muster/ });
  expect(row).toHaveTextContent('Number does not exist');
  expect(within(row).getByRole('link', { name: 'JS-10001' })).toHaveAttribute(
    'href',
    '/commands/o-1/show',
  );
  expect(within(row).getByRole('link', { name: 'Conversation with Salma Muster' })).toHaveAttribute(
    'href',
    '/chat/u-1',
  );
  fireEvent.click(failed);
  expect(await screen.findByText('Karim Probe')).toBeVisible();
});

test('a campaign is opened with everybody, whatever another one was filtered by', async () => {
  const store = memoryStore({ 'deliveries.messages': { filter: { status: 'failed' } } });
  await harness.open('/campaigns/c-1/show', { deliveries: PEOPLE, store });
  expect(await screen.findByText('Karim Probe')).toBeVisible();
});

test('the failed are tried again once the clerk has confirmed how many they are', async () => {
  await harness.open('/campaigns/c-1/show', { deliveries: PEOPLE });
  fireEvent.click(await screen.findByRole('button', { name: 'Try the failed again' }));
  const question = screen.getByRole('dialog', { name: 'Try the failed again?' });
  expect(question).toHaveTextContent(
    '1 person gets this message now, at the number that we have today',
  );
  expect(harness.requested).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(harness.requested).toEqual(['retry c-1']));
  expect(await screen.findByText('It is being sent again.')).toBeVisible();
});

test('what still runs shows how far it is, and can be stopped but not tried again', async () => {
  const running = campaignRow({ state: 'running', total: 2000, waiting: 1500, delivered: 499 });
  await harness.open('/campaigns/c-1/show', { campaigns: [running] });
  expect(await screen.findByText('500 of 2,000 done')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.queryByRole('button', { name: 'Try the failed again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const question = screen.getByRole('dialog', { name: 'Stop sending?' });
  expect(question).toHaveTextContent('1,500 messages are not sent then.');
  fireEvent.click(within(question).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(harness.requested).toEqual(['stop c-1']));
});

const PLANNED = {
  state: 'planned',
  sendAt: '2030-01-07T08:00:00.000Z',
  total: 2,
  waiting: 2,
  delivered: 0,
  failed: 0,
  channels: [],
};

test('what was planned and is sent says when that was', async () => {
  await harness.open('/campaigns', {
    campaigns: [campaignRow({ sendAt: '2030-01-07T08:00:00.000Z' })],
  });
  const row = await screen.findByRole('row', { name: /Open bills/ });
  expect(row).toHaveTextContent(/Done.*07\/01\/30 09:00/);
});

test('what is planned says for when, in the list and on its page, and what is decided then', async () => {
  await harness.open('/campaigns', { campaigns: [campaignRow(PLANNED)] });
  const row = await screen.findByRole('row', { name: /Open bills/ });
  expect(row).toHaveTextContent(/Planned for .*07\/01\/30 09:00/);
  fireEvent.click(within(row).getByRole('link', { name: 'Open bills' }));
  expect(await screen.findByText(/^2 people are meant\. Who is reached/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /waiting/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('what is planned gets another moment, is sent now or cancelled', async () => {
  await harness.open('/campaigns/c-1/show', {
    campaigns: [campaignRow(PLANNED)],
    deliveries: [],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send later' }));
  expect(dialog.getByLabelText(/^Time/)).toHaveValue('09:00');
  fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '10:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Plan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(harness.bodies).toEqual([{ sendAt: '2030-01-07T09:30:00.000Z' }]);
  expect(await screen.findByText('The moment is changed.')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const now = screen.getByRole('dialog', { name: 'Send it now?' });
  expect(now).toHaveTextContent('2 people are written to now');
  fireEvent.click(within(now).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(screen.getByRole('button', { name: 'Cancel sending' }));
  const cancel = screen.getByRole('dialog', { name: 'Cancel the planned message?' });
  fireEvent.click(within(cancel).getByRole('button', { name: 'Cancel sending' }));
  await waitFor(() => expect(harness.requested).toEqual(['plan c-1', 'send c-1', 'stop c-1']));
});

test('a message to one person opens with its whole text, and why it was not sent', async () => {
  await harness.open('/outbox/d-3', { deliveries: PEOPLE });
  const message = await screen.findByRole('dialog', { name: 'Aziza Muster' });
  await waitFor(() => expect(message).toHaveTextContent('Please pay 12.00 EUR'));
  expect(message).toHaveTextContent('Number does not exist. Correct the number in the record');
  expect(message).toHaveTextContent('Not in service');
  expect(message).toHaveTextContent('Only written here');
});

test('on a phone each message is a card that says what can be done', async () => {
  await harness.open('/outbox', { deliveries: PEOPLE, width: 390 });
  expect(await screen.findByText(/Correct the number in the record/)).toBeVisible();
  expect(screen.getAllByTitle('Please pay 12.00 EUR')).toHaveLength(3);
  expect(screen.getAllByText('SMS', { selector: 'span' })).toHaveLength(3);
});

test('a message that is called by its own text shows it once, below its kind', async () => {
  const reported = { kind: 'broadcast', title: 'Closed on Friday', channels: ['chat'] };
  const message = { type: 'text', content: 'Closed on Friday' };
  await harness.open('/campaigns/c-1/show', { campaigns: [campaignRow({ ...reported, message })] });
  expect(await screen.findByRole('heading', { name: 'Chat message' })).toBeVisible();
  expect(screen.getAllByText('Closed on Friday')).toHaveLength(1);
});

test('a clerk reads how many messages there are as the language writes numbers', async () => {
  const deliveries = Array.from({ length: 1172 }, (_, at) => deliveryRow({ _id: `d-${at}` }));
  await harness.open('/outbox', { deliveries, locale: 'de' });
  expect(await screen.findByText('1.172 Nachrichten')).toBeVisible();
});

test('an administrator reads how to change that nothing leaves the house', async () => {
  await harness.open('/outbox', { gateway: { sms: INSIDE, whatsapp: INSIDE } });
  const banner = await screen.findByText(/Nothing leaves the house/);
  await waitFor(() => expect(banner).toHaveTextContent('WHATSAPP_DRIVER, SMS_DRIVER'));
});

test('only the channel that stays inside is named, with its variable', async () => {
  await harness.open('/outbox', { gateway: { sms: OUTSIDE, whatsapp: INSIDE } });
  const banner = await screen.findByText(/WhatsApp: nothing leaves the house/);
  await waitFor(() => expect(banner).toHaveTextContent(/WHATSAPP_DRIVER$/));
});

test('the export of a campaign is called by what it holds', async () => {
  await harness.open('/campaigns/c-1/show', { deliveries: PEOPLE });
  await screen.findByText('Karim Probe');
  await openMore();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [name] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
});

test('the outbox shows the time that it is sorted by, also of what was sent again', async () => {
  const [createdAt, sentAt] = ['2026-03-01T09:00:00.000Z', '2026-03-09T09:00:00.000Z'];
  const { queries } = await harness.open('/outbox', {
    deliveries: [deliveryRow({ createdAt, sentAt, updatedAt: sentAt, deliveredAt: sentAt })],
  });
  const row = await screen.findByRole('row', { name: /Salma Muster/ });
  const times = [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual([createdAt]);
  expect(queries('deliveries').at(-1)?.get('sort')).toBe('-createdAt');
});

test('no banner is shown where messages do leave the house', async () => {
  await harness.open('/outbox', { gateway: { sms: OUTSIDE, whatsapp: OUTSIDE } });
  expect(await screen.findByText('Salma Muster')).toBeVisible();
  expect(screen.queryByText(/leaves the house/)).toBeNull();
});

test.each(['/campaigns', '/campaigns/c-1/show', '/outbox'])(
  'a back end that keeps nothing is explained at %s, and no error is shown',
  async (path) => {
    await harness.open(path, 'keeps nothing');
    expect(await screen.findByText('This server keeps no message history')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('the last messages to a customer are read once somebody opens them', async () => {
  const backEnd = await harness.open('/about', { deliveries: PEOPLE });
  const heading = await screen.findByRole('button', { name: 'Sent messages' });
  expect(backEnd.queries('deliveries')).toEqual([]);
  fireEvent.click(heading);
  const [message] = await screen.findAllByRole('listitem');
  expect(message).toHaveTextContent('Please pay 12.00 EUR');
  expect(message).toHaveTextContent('Delivered');
  const link = (name: string) => within(message ?? document.body).getByRole('link', { name });
  expect(link('JS-10001')).toHaveAttribute('href', '/commands/o-1/show');
  expect(link('Open bills')).toHaveAttribute('href', '/campaigns/c-1/show');
  const requested = backEnd.queries('deliveries').at(-1);
  expect([requested?.get('customer'), requested?.get('sort')]).toEqual(['u-1', '-createdAt']);
  const all = screen.getByRole('link', { name: 'All messages' });
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe(
    '/outbox?filter={"customer":"u-1"}',
  );
});

test('a customer who has been sent nothing has a section that says so', async () => {
  await harness.open('/about', { deliveries: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Sent messages' }));
  expect(await screen.findByText('No messages yet.')).toBeVisible();
});

test('a back end that keeps nothing is explained at a customer too', async () => {
  await harness.open('/about', 'keeps nothing');
  fireEvent.click(await screen.findByRole('button', { name: 'Sent messages' }));
  expect(await screen.findByText('This server keeps no message history')).toBeVisible();
});

test('a clerk sees whose messages a list of all of them is filtered by, and shows all again', async () => {
  const filter = encodeURIComponent(JSON.stringify({ orders: 'o-1' }));
  const rows = [deliveryRow({ orders: ['o-1'] }), PEOPLE[1] ?? {}];
  await harness.open(`/outbox?filter=${filter}`, { deliveries: rows });
  expect(await screen.findByText('Salma Muster')).toBeVisible();
  expect(screen.queryByText('Karim Probe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Order:/ }));
  expect(await screen.findByText('Karim Probe')).toBeVisible();
});

test('a message that names several orders leads to each of them', async () => {
  const orders = ['o-1', 'o-2'].map((_id, at) => ({ _id, billCode: `JS-1000${at + 1}` }));
  await harness.open('/outbox/d-1', { deliveries: [deliveryRow({ orders })] });
  const message = await screen.findByRole('dialog', { name: 'Salma Muster' });
  expect(await within(message).findByRole('link', { name: 'JS-10002' })).toHaveAttribute(
    'href',
    '/commands/o-2/show',
  );
});
