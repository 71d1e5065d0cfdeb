import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../src/kit/format/dates.ts';
import { afterDay, dayBefore, startOfDay } from '../../../../src/kit/list/filters/berlin-days.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const network = ownNetwork();

type Overrides = Parameters<typeof orderOf>[0];
const named = (lastName: string, rest: Overrides) =>
  orderOf({ ...rest, withBill: true, user: { firstName: 'Nadia', lastName } });

/** Opens a list with one order that the filter finds and one that it does not. */
async function openFilters(wanted: Overrides, other: Overrides, path = '/ToMa/validation') {
  const orders = [named('Wanted', wanted), named('Other', other)];
  const backEnd = orderBackEnd({ orders });
  await openOrders(path, { backEnd, network });
  await screen.findByText('Nadia Other');
  await userEvent.click(screen.getByText('Filters'));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(panel.getByRole('button', { name: /^More filters/ }));
  return { backEnd, panel };
}

async function expectOnlyWanted() {
  await waitFor(() => expect(screen.queryByText('Nadia Other')).toBeNull());
  expect(screen.getByText('Nadia Wanted')).toBeInTheDocument();
}

const BOTH = { frontId: 'front.png', backId: 'back.png' };

it.each([
  ['Payment method', 'PayPal', { payment: 3 }, { payment: 1 }],
  ['Delivery', 'Home delivery', { type: 3 }, { type: 1 }],
  ['ID card', 'Both sides present', BOTH, { frontId: 'front.png' }],
  ['ID card', 'Back missing', { frontId: 'front.png' }, BOTH],
  ['SMS sent', 'Yes', { smsToMa: true }, { smsToMa: false }],
  ['Declaration', 'With', { withDeclar: true }, { withDeclar: false }],
] as const)(
  'a clerk who filters by %s: %s sees those orders',
  async (label, choice, wanted, other) => {
    await openFilters(wanted, other);
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: choice }));
    await expectOnlyWanted();
  },
);

it('a clerk who types a minimum weight in the local format sees the orders from there', async () => {
  const { backEnd, panel } = await openFilters({ wights: 20.5 }, { wights: 20 });
  await userEvent.type(panel.getByRole('textbox', { name: 'Weight, from' }), '20,5');
  await expectOnlyWanted();
  expect(backEnd.listQueries.at(-1)?.get('wights[gte]')).toBe('20.5');
});

it('a clerk who types something that is not a number gets an error, and nothing is requested', async () => {
  const { backEnd, panel } = await openFilters({ numofpackages: 3 }, { numofpackages: 1 });
  const most = panel.getByRole('textbox', { name: 'Parcels, to' });
  await userEvent.type(most, 'x');
  expect(await screen.findByText('This is not a number')).toBeVisible();
  await userEvent.clear(most);
  await userEvent.type(panel.getByRole('textbox', { name: 'Parcels, from' }), '2');
  await expectOnlyWanted();
  expect(backEnd.listQueries.some((query) => query.has('numofpackages[lte]'))).toBe(false);
});

it('a clerk who filters by the day of receipt sees the orders of that day in Berlin', async () => {
  const late = { createdAt: '2026-03-02T22:30:00.000Z' };
  const next = { createdAt: '2026-03-02T23:30:00.000Z' };
  const { backEnd, panel } = await openFilters(late, next);
  await userEvent.type(panel.getByRole('textbox', { name: 'Received, to' }), '02/03/2026');
  await expectOnlyWanted();
  expect(backEnd.listQueries.at(-1)?.get('createdAt[lt]')).toBe('2026-03-02T23:00:00.000Z');
});

it('the list of bills offers every filter except the bill, which all its orders have', async () => {
  const { panel } = await openFilters({}, {}, '/bills');
  expect(panel.getByRole('combobox', { name: 'Ticket' })).toBeVisible();
  expect(panel.queryByRole('combobox', { name: 'Bill' })).toBeNull();
});

describe('a day in Berlin', () => {
  it.each([
    ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
    ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s begins and ends at midnight there', (_when, day, begin, end) => {
    expect([startOfDay(day), afterDay(day)]).toEqual([begin, end]);
    expect([dayOf(begin), dayBefore(end)]).toEqual([day, day]);
  });
});

it('the five filters that are needed daily stand first, and one that is in force beside them', async () => {
  const backEnd = orderBackEnd({ orders: [named('Wanted', { payment: 3 })] });
  await openOrders('/ToMa/validation?filter={"payment":"3"}', { backEnd, network });
  await screen.findByText('Nadia Wanted');
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(panel.getAllByRole('combobox')).toHaveLength(5);
  for (const name of ['Payment', 'Lacks', 'Tour', 'Parcels', 'Payment method']) {
    expect(panel.getByRole('combobox', { name })).toBeVisible();
  }
  expect(panel.getByRole('textbox', { name: 'Received, from' })).toBeVisible();
  expect(panel.queryByRole('combobox', { name: 'Delivery' })).toBeNull();
});

it('a clerk finds the orders with parcels that are not loaded yet', async () => {
  const { backEnd } = await openFilters({}, {});
  await userEvent.click(screen.getByRole('combobox', { name: 'Parcels' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Some not loaded' }));
  await waitFor(() =>
    expect(backEnd.listQueries.at(-1)?.getAll('parcelStates')).toEqual([
      'registered',
      'received',
      'missing',
    ]),
  );
});

it('the other filters stand in groups, and the button that opens them closes them', async () => {
  const { panel } = await openFilters({}, {});
  const documents = within(panel.getByRole('region', { name: 'Documents' }));
  for (const name of ['ID card', 'Bill', 'Declaration', 'Ticket']) {
    expect(documents.getByRole('combobox', { name })).toBeVisible();
  }
  const parcels = within(panel.getByRole('region', { name: 'Parcels' }));
  expect(parcels.getByRole('textbox', { name: 'Weight, from' })).toBeVisible();
  const more = panel.getByRole('button', { name: /^More filters/, expanded: true });
  await userEvent.click(more);
  expect(panel.queryByRole('region', { name: 'Documents' })).toBeNull();
  expect(more).toHaveFocus();
});

it('what a list is filtered by is said in the panel, and removed there', async () => {
  const { panel } = await openFilters({ withDeclar: true }, { withDeclar: false });
  await userEvent.click(screen.getByRole('combobox', { name: 'Declaration' }));
  await userEvent.click(await screen.findByRole('option', { name: 'With' }));
  const active = within(await panel.findByRole('list', { name: 'Active filters' }));
  expect(await panel.findByRole('status')).toHaveTextContent('1 order');
  await userEvent.click(active.getByRole('button', { name: /^Declaration/ }));
  await waitFor(() => expect(screen.getByText('Nadia Other')).toBeInTheDocument());
  expect(panel.queryByRole('list', { name: 'Active filters' })).toBeNull();
});
