import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { STAGE_TRANSITIONS, stageOf } from '../../../domain/orders/stages.ts';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

/** The stage that sends its orders to tracking. */
const { from: before } = STAGE_TRANSITIONS.sendToTracking;

const READY = {
  commandMode: before,
  verified: true,
  paid: true,
  frontId: 'front.webp',
  backId: 'back.webp',
  withTicket: true,
} as const;
const order = (lastName: string, lacks: object = {}) =>
  orderOf({ ...READY, ...lacks, user: { firstName: 'Nadia', lastName } });

const tripAt = (status: number) => ({
  _id: 'trip-A',
  name: 'A',
  description: 'August',
  status,
  finish: false,
  __v: 1,
});

/** Without it the warehouse is closed. */
const GROUP_B = { ...tripAt(0), _id: 'trip-B', name: 'B' };

/** The confirmation before these orders go to tracking. */
async function askAbout(...orders: ReturnType<typeof orderOf>[]) {
  return askWith(0, orders);
}

/** The same while the trip of group A is at a step. */
async function askWith(status: number, orders: ReturnType<typeof orderOf>[]) {
  const path = STAGE_ADDRESSES[stageOf(before).name];
  await openOrders(path, {
    backEnd: orderBackEnd({ orders, trips: [tripAt(status), GROUP_B] }),
    network,
  });
  for (const { billCode } of orders) {
    await userEvent.click(await screen.findByRole('checkbox', { name: RegExp(`${billCode}`) }));
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Send to tracking' }));
  return screen.findByRole('dialog');
}

it('a clerk reads before tracking how many of the selected orders lack what, and sees their names on demand', async () => {
  const question = await askAbout(
    order('Amrani', { verified: false, paid: false }),
    order('Bennani', { paid: false, backId: 'no-file' }),
    order('Chafik', { withTicket: false }),
    order('Daoudi'),
  );
  const warnings = within(question).getByRole('alert');
  expect(
    within(warnings)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not verified: 1 of 4', 'Not paid: 2 of 4', 'ID missing: 1 of 4', 'No label: 1 of 4']);
  expect(warnings).not.toHaveTextContent('Nadia');
  const unpaid = within(warnings).getByRole('button', { name: 'Not paid: 2 of 4' });
  await userEvent.click(unpaid);
  expect(unpaid).toHaveAttribute('aria-expanded', 'true');
  expect(warnings).toHaveTextContent(/Nadia Amrani.*Nadia Bennani/);
  await userEvent.click(unpaid);
  await userEvent.click(within(warnings).getByRole('button', { name: 'ID missing: 1 of 4' }));
  expect(warnings).toHaveTextContent(/Nadia Bennani · M-\d+back missing/);
});

it('a clerk who sends one order reads what it lacks without a count', async () => {
  const question = await askAbout(order('Amrani', { paid: false, frontId: 'no-file' }));
  // The first alert; what else its check list finds follows in one of its own.
  const [warnings] = within(question).getAllByRole('alert');
  expect([...(warnings?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    'Not paid',
    'ID missing · front missing',
  ]);
});

it('a clerk whose orders are all ready sees no warning', async () => {
  const question = await askAbout(order('Amrani'), order('Bennani'));
  expect(question).toHaveTextContent(/2 orders move from .+ to tracking\./);
  expect(within(question).queryByRole('alert')).toBeNull();
});

it('a clerk who sends orders to a trip that has left reads which one, and where it is', async () => {
  const question = await askWith(2, [order('Amrani')]);
  const warning = await within(question).findByText(/has already left: August, Crossing in France/);
  expect(warning).toBeVisible();
});
