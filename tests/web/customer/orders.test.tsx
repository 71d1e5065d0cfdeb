import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, logInBefore, openCustomerPage } from '../../support/customer-page.tsx';

let last = 0;
const order = (given: object) => {
  last += 1;
  return {
    _id: `order-${last}`,
    billCode: `JS-${last}`,
    createdAt: '2026-03-02T08:00:00Z',
    tripGroup: 'A',
    commandMode: 'tracking',
    finish: false,
    recipient: { firstName: 'Karim', lastName: 'Bennani', address: 'Rue 1, Fez' },
    numofpackages: 2,
    paid: false,
    priceTotal: '28.50',
    ...given,
  };
};

const TRIPS = [
  { name: 'A', status: 3, finish: false },
  { name: 'B', status: 0, finish: false },
];

beforeEach(() => {
  last = 0;
  logInBefore();
});

async function openOrders(orders: readonly object[], trips: { status?: number; body: unknown }) {
  answerCalls((path) =>
    path.startsWith('commands')
      ? { body: { status: 'success', count: orders.length, data: orders } }
      : path.startsWith('trips')
        ? trips
        : undefined,
  );
  await openCustomerPage();
  await userEvent.setup().click(screen.getByRole('button', { name: 'My orders' }));
  await screen.findByText('JS-1');
}

const cardOf = (code: string) => {
  const card = screen.getByText(code).closest('li');
  if (!card) throw new Error(`${code} has no card.`);
  return within(card);
};

test.each([
  [{ commandMode: 'Validation' }, 'Registered', 'Step 1 of 10'],
  [{ commandMode: 'facturation' }, 'In our warehouse', 'Step 2 of 10'],
  [{}, 'On the way through Spain', 'Step 6 of 10'],
  [{ finish: true }, 'Arrived', 'Step 10 of 10'],
  [{ tripGroup: 'B', commandMode: 'facturation' }, 'Planned for the next trip', 'Step 1 of 9'],
])('a customer reads of an order with %j how far it is', async (given, texts, step) => {
  await openOrders([order(given)], { body: { data: TRIPS } });
  expect(cardOf('JS-1').getByText(texts)).toBeVisible();
  expect(cardOf('JS-1').getByRole('img').getAttribute('aria-label')).toContain(step);
});

test('a customer reads where an order goes, how many parcels it has, and what is owed', async () => {
  const orders = [{}, { paid: true }, { priceTotal: null }, { deposit: '8.00' }];
  await openOrders(orders.map(order), { body: { data: TRIPS } });
  const card = cardOf('JS-1');
  expect(card.getByText('To Morocco')).toBeVisible();
  expect(card.getByText('Fes')).toBeVisible();
  expect(card.getByText(/2 parcels · To .*Karim Bennani.* · Placed on 2 March 2026/)).toBeVisible();
  expect(card.getByText('To pay: €28.50')).toBeVisible();
  expect(cardOf('JS-2').getByText('Paid')).toBeVisible();
  expect(cardOf('JS-3').getByText('Not paid yet')).toBeVisible();
  expect(cardOf('JS-4').getByText('To pay: €20.50')).toBeVisible();
});

test('a customer sees their orders even where a back end does not show them trips', async () => {
  await openOrders([order({})], { status: 403, body: {} });
  expect(cardOf('JS-1').getByText('In our warehouse')).toBeVisible();
});

test('a customer whose orders cannot be loaded is notified, and tries again', async () => {
  let isDown = true;
  answerCalls((path) =>
    isDown
      ? { status: 500, body: {} }
      : { body: { data: path.startsWith('commands') ? [order({})] : TRIPS } },
  );
  await openCustomerPage();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'My orders' }));
  expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('JS-1')).toBeVisible();
});

test('a customer whose session has ended while looking at their orders is led to the login', async () => {
  answerCalls(() => ({ status: 401, body: {} }));
  await openCustomerPage();
  await userEvent.setup().click(screen.getByRole('button', { name: 'My orders' }));
  expect(await screen.findByText(/Please log in again/)).toBeVisible();
});
