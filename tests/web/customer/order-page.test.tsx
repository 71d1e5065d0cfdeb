import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';

const ORDER = {
  _id: 'o1',
  billCode: 'JS-1',
  createdAt: '2026-03-02T08:00:00Z',
  tripGroup: 'A',
  commandMode: 'tracking',
  finish: false,
  recipient: { firstName: 'Karim', lastName: 'Bennani', address: 'Rue 1, Fez' },
  numofpackages: 2,
  paid: false,
  priceTotal: '120.00',
  deposit: '20.00',
  terms: { number: 3 },
};

const DETAILS = {
  _id: 'o1',
  steps: [
    { step: 'registered', at: '2026-03-02T08:00:00Z' },
    { step: 'warehouse', at: '2026-03-03T23:30:00Z' },
    { step: 'deposit', at: null },
    { step: 'fire', at: '2026-03-06T08:00:00Z' },
  ],
  parcels: [
    { code: '872295824313', number: 1, weight: 12.5, state: 'loaded' },
    { code: '884666921799', number: 2, weight: 7.25, state: 'missing' },
    { code: '884666921800', number: 3, weight: 1, state: 'of another version' },
  ],
  documents: [
    {
      _id: 'd2',
      kind: 'storno',
      number: 'ST/2',
      status: 'issued',
      date: '2026-03-05',
      total: '-120.00',
    },
    {
      _id: 'd1',
      kind: 'invoice',
      number: 'RE/1',
      status: 'cancelled',
      date: '2026-03-04',
      total: '120.00',
    },
  ],
  payment: {
    price: '120.00',
    deposit: '20.00',
    depositOn: '2026-03-02',
    depositVia: 'cash',
    due: '100.00',
    announced: 'transfer',
    paid: false,
    paidOn: null,
    paidVia: null,
  },
};

beforeEach(() => {
  logInBefore();
  location.hash = 'orders/o1';
});

type Answer = { status?: number; body: unknown };

/** The page of the order, with what the back end says of its details. */
async function openOrder(details: Answer, order: Answer = { body: { data: ORDER } }) {
  const answers = { details };
  const calls = answerCalls((path) => {
    if (path === 'me/orders/o1') return answers.details;
    if (path === 'commands/o1') return order;
    if (path.startsWith('me/orders/o1/documents/')) return { body: {} };
    if (path.startsWith('commands?')) return { body: { count: 0, data: [] } };
    return path.startsWith('trips') ? { body: { data: [{ name: 'A', status: 1 }] } } : undefined;
  });
  await openCustomerPage();
  return { answers, calls };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a customer who opens the address of an order reads when it was where', async () => {
  await openOrder({ body: { data: DETAILS } });
  const timeline = await part('How far your order is');
  const heading = screen.getByRole('heading', { name: 'Order JS-1' });
  await waitFor(() => expect(heading).toHaveFocus());
  const steps = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.slice(0, 5)).toEqual([
    'Registered2 March 2026',
    'In our warehouse4 March 2026',
    'Parcels are being collected',
    'Parcels have left6 March 2026',
    'On the way through France, still to come',
  ]);
  expect(timeline.getByText('Parcels have left').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('a customer reads what is paid and what is not, and where each parcel is', async () => {
  await openOrder({ body: { data: DETAILS } });
  const payment = await part('Payment');
  expect(payment.getByText('2 March 2026 · Cash')).toBeVisible();
  expect(payment.getByText('Still to pay').parentElement).toHaveTextContent('€100.00');
  expect(payment.getByText('Transfer')).toBeVisible();
  const parcels = await part('Parcels');
  expect(parcels.getAllByRole('listitem')).toHaveLength(2);
  expect(parcels.getByText('19.75 kg')).toBeVisible();
  expect(parcels.getByText('We are looking for it')).toBeVisible();
});

const TRANSFER = {
  holder: 'Jisr',
  bank: 'Musterbank',
  iban: 'DE89370400440532013000',
  bic: '',
  purpose: 'JS-1',
};

test('a customer copies what a transfer needs, and reads no account once all is paid', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const payment = { ...DETAILS.payment, transfer: TRANSFER };
  await openOrder({ body: { data: { ...DETAILS, payment } } });
  const transfer = await part('Pay by transfer');
  expect(transfer.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(transfer.queryByText('BIC')).toBeNull();
  for (const name of ['IBAN', 'Amount', 'Purpose']) {
    await userEvent
      .setup({ writeToClipboard: false })
      .click(transfer.getByRole('button', { name: `Copy: ${name}` }));
  }
  expect(await transfer.findAllByText('Copied')).toHaveLength(3);
});

test('a customer writes a review of an order that has arrived on its page', async () => {
  await openOrder({ body: { data: DETAILS } }, { body: { data: { ...ORDER, finish: true } } });
  await userEvent.click(await screen.findByRole('button', { name: /review.*JS-1/i }));
  expect(await screen.findAllByRole('radio')).toHaveLength(5);
});

test('a customer saves a document, and finds the terms that hold', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const { calls } = await openOrder({ body: { data: DETAILS } });
  const documents = await part('Documents');
  expect(documents.getByText('Cancelled')).toBeVisible();
  expect(documents.getByRole('link', { name: /version 3/ })).toHaveAttribute(
    'href',
    '/legal/agb/v3?lang=en&back=orders/o1',
  );
  await userEvent.setup().click(documents.getByRole('button', { name: /Invoice RE\/1/ }));
  expect(calls.at(-1)?.path).toBe('me/orders/o1/documents/d1');
  await vi.waitFor(() => expect(saved).toEqual(['Invoice RE-1.pdf']));
});

test('a customer of a back end that says no more reads how far the order is', async () => {
  await openOrder({ status: 404, body: {} });
  const timeline = await part('How far your order is');
  expect(timeline.getByText('Parcels have left')).toBeVisible();
  expect(screen.getByText('To pay: €100.00')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
});

test('a customer without a connection tries again', async () => {
  const { answers } = await openOrder({ status: 500, body: {} });
  expect(await screen.findByText(/details could not be loaded/)).toBeVisible();
  answers.details = { body: { data: DETAILS } };
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect((await part('Parcels')).getByText('872295824313')).toBeVisible();
});

test('a customer at the address of an order that is not theirs is led to their own', async () => {
  await openOrder({ status: 404, body: {} }, { status: 404, body: {} });
  expect(await screen.findByText('This order is not here any more.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('link', { name: 'All my orders' }));
  expect(await screen.findByText('You have no orders with us yet.')).toBeVisible();
});
