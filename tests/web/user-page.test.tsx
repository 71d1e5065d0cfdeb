import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CHANNELS, eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { UserSummary } from '../../domain/people/user-summary.ts';
import type { User } from '../../domain/resources/users.ts';
import { UserCards } from '../../src/custom/people/UserCards.tsx';
import { signedInAs } from '../support/render-orders.tsx';
import { renderPage } from '../support/web.tsx';

const SALMA = {
  id: 'salma',
  code: 'K-1001',
  role: 'customer',
  status: 'active',
  firstName: 'Salma',
  lastName: 'Muster',
  phone: '+4915110000001',
  consent: { ...eachChannel(CHANNELS, () => false), chat: true },
  optOut: { ...eachChannel(PHONE_CHANNELS, () => false), sms: true },
  createdAt: '2025-03-02T09:00:00.000Z',
} as unknown as User;

const SUMMARY: UserSummary = {
  balance: { orders: 7, unpaid: 1, owed: '61.00', paid: '420.50' },
  recipients: ['Fes', 'Oujda', 'Rabat', 'Nador'].map((address, at) => ({
    firstName: 'Driss',
    lastName: 'Alaoui',
    phone: `+21268300000${at}`,
    address,
    orders: at + 1,
    lastUsed: '2026-03-02T09:00:00.000Z',
  })),
  wishes: [
    {
      path: 'optOut.sms',
      value: true,
      at: '2026-04-05T10:00:00.000Z',
      by: 'Salma Muster',
      byThemselves: true,
    },
  ],
  sessions: [
    {
      _id: 's1',
      startedAt: '2026-05-01T08:00:00.000Z',
      usedAt: '2026-05-02T08:00:00.000Z',
      expiresAt: '2026-06-01T08:00:00.000Z',
      own: false,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  ],
  activity: [
    {
      _id: 'a1',
      at: '2026-05-03T08:00:00.000Z',
      by: 'The office',
      byThemselves: false,
      action: 'change',
      resource: 'commands',
      record: 'o1',
      code: '10001',
      paths: ['paid'],
    },
  ],
};

const getList = async () => ({ data: [], total: 0 });
const getLastMessages = async () => [];
const getOrderTotals = async () => undefined;

async function show(more: Record<string, unknown> = {}) {
  const dataProvider = {
    getList,
    getLastMessages,
    getOrderTotals,
    getUserSummary: async () => SUMMARY,
    ...more,
  };
  await renderPage(<UserCards user={SALMA} onEdit={() => undefined} />, {
    dataProvider,
    authProvider: signedInAs('admin'),
  });
}

const card = (name: string) => screen.findByRole('region', { name });

test('a clerk sees what a customer owes and has paid', async () => {
  await show();
  const balance = await card('Balance');
  expect(await within(balance).findByText('€61.00')).toBeVisible();
  expect(within(balance).getByText('€420.50')).toBeVisible();
  expect(within(balance).getByText('1 order not paid')).toBeVisible();
});

test('a clerk begins an order to an address that the customer has sent to', async () => {
  await show();
  const addresses = await card('Addresses used');
  const [first] = await within(addresses).findAllByRole('link', { name: /New order to/ });
  expect(first).toHaveAttribute('href', '/commands/create');
  expect(within(addresses).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(addresses).getByRole('button', { name: 'Show all (4)' }));
  expect(within(addresses).getAllByRole('listitem')).toHaveLength(4);
});

test('a clerk sees since when a customer wants no SMS, and who requested that', async () => {
  await show();
  const wishes = await card('Consent and stops');
  await waitFor(() => expect(wishes).toHaveTextContent(/No SMS any moreyes.*by the customer/));
  expect(wishes).toHaveTextContent(/In the chatyesnever changed/);
});

test('an administrator ends a session after a confirmation', async () => {
  const ended: unknown[] = [];
  await show({ endSession: async (...args: unknown[]) => void ended.push(args) });
  const sessions = await card('Sessions');
  expect(await within(sessions).findByText('Firefox · Windows')).toBeVisible();
  await userEvent.click(await within(sessions).findByRole('button', { name: /End session/ }));
  expect(ended).toEqual([]);
  const question = await screen.findByRole('dialog', { name: 'End sessions ?' });
  await userEvent.click(within(question).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(ended).toEqual([['salma', 's1']]));
});

test('a clerk sees what was done lately, in plain text', async () => {
  await show();
  const activity = await card('Activity');
  await waitFor(() => expect(activity).toHaveTextContent(/10001 changed: Paid.*The office/));
});

test('where a back end reports nothing of it, the page shows what the lists have', async () => {
  await show({ getUserSummary: async () => undefined });
  expect(await card('Bookings')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull());
});
