import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { beginningOfDay, todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { addDays } from '../../../../domain/calendar-days.ts';
import { grantsOfRole } from '../../../../domain/roles/grants-of-role.ts';
import { warehouse } from '../../../../domain/roles/ready-made/warehouse.ts';
import { storeSession } from '../../../../src/providers/session.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const network = ownNetwork();

const begins = (day: string) => beginningOfDay(day).toISOString();
const tab = (name: string) => screen.findByRole('tab', { name });

async function openList(path: string) {
  const backEnd = orderBackEnd({ orders: [orderOf({ commandMode: 'facturation' })] });
  await openOrders(path, { backEnd, network });
  await tab('All');
  return { query: () => backEnd.listQueries.at(-1) };
}

it.each([
  ['Without ID', 'missing', 'identity'],
  ['Not paid', 'paid', 'false'],
  ['Not weighed', 'missing', 'weight'],
  ['Departing', 'verified', 'true'],
  ['Today', 'createdAt[gte]', begins(todayInBerlin())],
])('a clerk sees the part "%s" of the warehouse with one click', async (name, field, value) => {
  const { query } = await openList('/warehouse');
  await userEvent.click(await tab(name));
  await waitFor(() => expect(query()?.get(field)).toBe(value));
  expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await tab('All'));
  await waitFor(() => expect(query()?.has(field)).toBe(false));
});

it('an employee is offered no tab by a field that their role does not read', async () => {
  const grants = grantsOfRole(warehouse, { tours: [], trips: [], cities: [] });
  storeSession({ token: 'a-token', user: { _id: 'karim', role: 'employee', grants } });
  const backEnd = orderBackEnd({ orders: [orderOf({ commandMode: 'facturation' })] });
  await openOrders('/warehouse', { backEnd, network, role: 'employee' });
  await tab('Today');
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names).toEqual(['All', 'Today']);
});

it('one tab takes the place of another, and other filters stay', async () => {
  const { query } = await openList('/warehouse?filter={"payment":"3","paid":"false"}');
  expect(await tab('Not paid')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await tab('Without ID'));
  await waitFor(() => expect(query()?.get('missing')).toBe('identity'));
  expect(query()?.has('paid')).toBe(false);
  expect(query()?.get('payment')).toBe('3');
});

it("yesterday's tab of the day is today's when the list is opened again", async () => {
  const today = todayInBerlin();
  const yesterday = addDays(today, -1);
  const createdAt = { gte: begins(yesterday), lt: begins(today) };
  const store = memoryStore();
  store.setItem('commands.warehouse.tab', { label: 'orders.tabs.today', filter: { createdAt } });
  const filter = encodeURIComponent(JSON.stringify({ createdAt }));
  const backEnd = orderBackEnd();
  await openOrders(`/warehouse?filter=${filter}`, { backEnd, network, store });
  await waitFor(() =>
    expect(backEnd.listQueries.at(-1)?.get('createdAt[gte]')).toBe(begins(today)),
  );
  expect(await tab('Today')).toHaveAttribute('aria-selected', 'true');
});
