import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { QUEUE_KEY, type Queue } from '../../../../src/kit/queue/queue.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const whole = (at: number, more: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({
    _id: idOf(at),
    billCode: `M-${at}`,
    frontId: 'front.webp',
    backId: 'back.webp',
    priceTotal: '40.00',
    content: [{ desc: 'Teppich', qty: 12.5, price: '40.00' }],
    user: { tour: { _id: 'tour-a', Tname: 'A', SubsCribedCity: 'Fes' } },
    ...more,
  });
const VALIDATION = [whole(11), whole(12), whole(13, { wights: 0, priceTotal: null })];
const ORDERS = [...VALIDATION, whole(14, { commandMode: 'facturation' })];

const QUEUE: Queue = {
  resource: 'commands',
  title: undefined,
  filter: { commandMode: 'Validation' },
  sort: { field: 'billCode', order: 'ASC' },
  perPage: 2,
  at: 0,
};

/** The page of the first order in validation, from their list with two on a page. */
async function openFirst() {
  const store = memoryStore({ [QUEUE_KEY]: QUEUE });
  const backEnd = await harness.open(`/commands/${idOf(11)}/show`, { orders: ORDERS, store });
  await expectOrder('M-11', '1 of 3');
  return backEnd;
}

async function expectOrder(code: string, place: string) {
  expect(await screen.findByRole('heading', { name: code })).toBeInTheDocument();
  const queue = await screen.findByRole('group', { name: 'Orders of the list' });
  await waitFor(() => expect(within(queue).getByRole('status')).toHaveTextContent(place));
}

it('goes through the orders of the list by keys and buttons, across its pages', async () => {
  await openFirst();
  await user.keyboard('j');
  await expectOrder('M-12', '2 of 3');
  await user.click(screen.getByRole('button', { name: 'Next order' }));
  await expectOrder('M-13', '3 of 3');
  expect(screen.getByRole('button', { name: 'Next order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('jk');
  await expectOrder('M-12', '2 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous order' }));
  await expectOrder('M-11', '1 of 3');
});

it('begins each order at its top, and leaves the focus to the buttons that lead there', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await openFirst();
  (await screen.findByRole('link', { name: 'Edit' })).focus();
  expect(scrollTo).not.toHaveBeenCalled();
  await user.keyboard('j');
  await expectOrder('M-12', '2 of 3');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Check list' }));
  expect(document.body).not.toHaveFocus();
  const next = screen.getByRole('button', { name: 'Next order' });
  await user.click(next);
  await expectOrder('M-13', '3 of 3');
  expect(next).toHaveFocus();
});

it('sends a complete order on with one key, opens the next one, and can be undone', async () => {
  const backEnd = await openFirst();
  const stageOf = (at: number) => backEnd.rows('commands')[at]?.commandMode;
  await screen.findByRole('button', { name: 'Send to the warehouse, then next' });
  await user.keyboard('s');
  await expectOrder('M-12', '1 of 2');
  expect(stageOf(0)).toBe('facturation');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stageOf(0)).toBe('Validation'));
  await expectOrder('M-12', '2 of 3');
});

it('opens a question where something is missing, says what, and the button says the verb', async () => {
  const backEnd = await openFirst();
  await user.keyboard('j');
  await expectOrder('M-12', '2 of 3');
  await user.keyboard('j');
  await expectOrder('M-13', '3 of 3');
  const list = await screen.findByRole('list', { name: 'Check list' });
  const cross = within(list).getByRole('link', { name: 'Weight missing' });
  expect(cross).toHaveAttribute('href', `/commands/${idOf(13)}#wights`);
  expect(within(list).getByText('Phone')).toBeInTheDocument();
  await user.keyboard('s');
  const question = await screen.findByRole('dialog', { name: 'Send to the warehouse' });
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'This order is not complete:Weight missingPrice missing',
  );
  await user.keyboard('k');
  expect(backEnd.changes).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Send to the warehouse' }));
  await waitFor(() => expect(backEnd.rows('commands')[2]?.commandMode).toBe('facturation'));
  expect(await screen.findByText('The end of this list')).toBeInTheDocument();
});

it.each([
  [0, 'sends it'],
  [2, 'opens a question that names the trip'],
])('the key for an order that is ready for a trip at step %i %s', async (status) => {
  const ready = whole(15, {
    commandMode: 'facturation',
    verified: true,
    paid: true,
    withTicket: true,
  });
  const filter = { commandMode: 'facturation' } as const;
  const backEnd = await harness.open(`/commands/${idOf(15)}/show`, {
    orders: [ready, whole(16, filter)],
    trips: [{ _id: 'trip-A', name: 'A', description: 'August', status, finish: false }],
    store: memoryStore({ [QUEUE_KEY]: { ...QUEUE, filter } }),
  });
  await screen.findByRole('button', { name: 'Send to tracking, then next' });
  await user.keyboard('s');
  const moved = () => backEnd.rows('commands')[0]?.commandMode;
  if (status > 0) {
    const question = await screen.findByRole('dialog', { name: 'Send to tracking' });
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'has already left: August, Crossing in France',
    );
    expect(moved()).toBe('facturation');
    await user.click(within(question).getByRole('button', { name: 'Send to tracking' }));
  }
  await waitFor(() => expect(moved()).toBe('tracking'));
});

it('leads from a cross to the field that is missing', async () => {
  await harness.open(`/commands/${idOf(13)}/show`, { orders: ORDERS });
  await user.click(await screen.findByRole('link', { name: 'Weight missing' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveFocus());
});

it('leads from a missing ID card to the button that chooses its picture', async () => {
  const order = whole(15, { frontId: 'no-file' });
  await harness.open(`/commands/${idOf(15)}/show`, { orders: [order] });
  const list = await screen.findByRole('list', { name: 'Check list' });
  await user.click(within(list).getByRole('link', { name: /^ID/ }));
  const front = await screen.findByRole('group', { name: 'ID card, front' });
  await waitFor(() => expect(within(front).getByRole('button')).toHaveFocus());
});

it('leaves letters to whoever types, and the keys to whoever turns them off', async () => {
  await openFirst();
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  await user.keyboard('j');
  expect(input).toHaveValue('j');
  input.remove();
  await user.click(screen.getByRole('button', { name: 'Keys J, K, S and I' }));
  await user.keyboard('j');
  await expectOrder('M-11', '1 of 3');
});

it('comes from the list that was open last, with its filter, its sort and its page', async () => {
  const store = memoryStore();
  const query = 'filter={"paid":false}&sort=billCode&order=DESC&page=2&perPage=5';
  const orders = [11, 12, 13, 14, 15, 16].map((at) => whole(at));
  await harness.open(`/commands?${query}`, { orders, store });
  await screen.findByRole('link', { name: 'M-11' });
  expect(store.getItem(QUEUE_KEY)).toMatchObject({
    filter: { paid: false },
    sort: { field: 'billCode', order: 'DESC' },
    perPage: 5,
    at: 5,
    // With it the page of a record finds what the list has read.
    meta: { byRange: true },
  });
});

const listQueries = ({ queries }: Awaited<ReturnType<typeof harness.open>>) =>
  queries('commands').filter((query) => !query.has('_id'));

it('knows the neighbours in a list that shows all by their ids alone', async () => {
  const store = memoryStore({ [QUEUE_KEY]: { ...QUEUE, perPage: 10_000 } });
  const backEnd = await harness.open(`/commands/${idOf(12)}/show`, { orders: ORDERS, store });
  await expectOrder('M-12', '2 of 3');
  await user.keyboard('j');
  await expectOrder('M-13', '3 of 3');
  expect(listQueries(backEnd).map((query) => query.get('fields'))).toEqual(['_id']);
});

it('has no neighbours for an order that was opened from elsewhere', async () => {
  await harness.open(`/commands/${idOf(11)}/show`, { orders: ORDERS });
  expect(await screen.findByRole('list', { name: 'Check list' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next order' })).not.toBeInTheDocument();
});

it('opens the ID card with one key, and the next order is one key away again', async () => {
  await openFirst();
  await screen.findByRole('list', { name: 'Check list' });
  await user.keyboard('i');
  const dialog = await screen.findByRole('dialog', { name: /^ID card of/ });
  await user.keyboard('j');
  expect(dialog).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('j');
  await expectOrder('M-12', '2 of 3');
});
