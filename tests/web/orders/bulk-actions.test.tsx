import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { eachStageVerb, STAGE_TRANSITIONS, stageOf } from '../../../domain/orders/stages.ts';
import { stageActions } from '../../../src/i18n/stages/en.ts';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { press, question, threeOrders, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';

const network = ownNetwork();

/** The framework logs each rejected call in development mode. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

it('a clerk sends the selected orders from validation to the warehouse, one call each', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0', 'M-2');
  await press('Send to the warehouse');
  expect(await question()).toHaveTextContent('2 orders move from validation to the warehouse.');
  expect(await question()).toHaveTextContent('Nadia Amrani');
  await press('Valider');

  expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
  expect(backEnd.changes()).toEqual([
    { method: 'PUT', path: 'commands/Validation-0', body: { commandMode: 'facturation', __v: 1 } },
    { method: 'PUT', path: 'commands/Validation-2', body: { commandMode: 'facturation', __v: 1 } },
  ]);
  await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  expect(screen.getByText('Nadia Bennani')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

it('a clerk who answers Annuler changes nothing and keeps the selection', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0');
  await press('Send to the warehouse');
  await question();
  await press('Annuler');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backEnd.changes()).toEqual([]);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

const transitions = eachStageVerb((verb) => {
  const { from, to } = STAGE_TRANSITIONS[verb];
  return [
    STAGE_ADDRESSES[stageOf(from).name],
    from,
    stageActions[verb].label,
    { commandMode: to, __v: 1 },
  ] as const;
});

it.each(Object.values(transitions))(
  'in %s an order of %s is moved by %s',
  async (path, stage, button, body) => {
    const backEnd = orderBackEnd({ orders: threeOrders(stage) });
    await openOrders(path, { backEnd, network });
    await tick('M-1');
    await press(button);
    await question();
    await press('Valider');
    expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
    expect(backEnd.changes()).toEqual([{ method: 'PUT', path: `commands/${stage}-1`, body }]);
  },
);

it('a clerk in the warehouse verifies orders; only that flag is sent', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('facturation') });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  await tick('M-1');
  await press('Verify');
  await question();
  await press('Valider');
  expect(await screen.findByText('Orders Verified')).toBeInTheDocument();
  expect(backEnd.changes()).toEqual([
    { method: 'PUT', path: 'commands/facturation-1', body: { verified: true } },
  ]);
  expect(await screen.findByRole('img', { name: 'Verified' })).toBeInTheDocument();
});

it('a clerk who verifies orders reads how many will change, and how many are verified already', async () => {
  const orders = threeOrders('facturation').map((order, at) => ({ ...order, verified: at === 0 }));
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/warehouse', { backEnd, network });
  await tick('M-0', 'M-1', 'M-2');
  await press('Verify');
  expect(await question()).toHaveTextContent('2 orders are marked as verified');
  expect(await question()).toHaveTextContent('1 of the selected orders is verified already.');
  await press('Valider');
  expect(await screen.findByText('Orders Verified')).toBeInTheDocument();
  expect(backEnd.changes()).toHaveLength(2);
});

it.each([
  ['/ToMa/validation', 'Validation', 'A'],
  ['/ToMa/warehouse', 'facturation', 'A'],
  ['/ToMa/tracking', 'tracking', 'A'],
  ['/ToDu', 'facturation', 'B'],
] as const)(
  'in %s an order can be deleted, which must be confirmed',
  async (path, stage, tripGroup) => {
    const orders = threeOrders(stage).map((order) => ({ ...order, tripGroup }));
    const backEnd = orderBackEnd({ orders });
    await openOrders(path, { backEnd, network });
    await tick('M-0');
    await press('Delete');
    expect(await question()).toHaveTextContent('1 order is deleted.');
    await press('Valider');
    expect(await screen.findByText('Commands Deleted')).toBeInTheDocument();
    expect(backEnd.changes()).toEqual([
      { method: 'DELETE', path: `commands/${stage}-0`, body: undefined },
    ]);
    await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  },
);

it('orders that the server rejects are listed with the reason and stay selected', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  backEnd.reject('Validation-1', { status: 500, code: 'server.failed' });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0', 'M-1', 'M-2');
  await press('Send to the warehouse');
  await question();
  await press('Valider');

  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  expect(report).toHaveTextContent('2 of 3 done.');
  const items = within(report).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Nadia Bennani · M-1Server Error Please Reload',
  ]);
  await userEvent.click(within(report).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /M-1/ })).toBeChecked();
  expect(screen.queryByText('Nadia Amrani')).toBeNull();
});

it('an order that another user has moved on is not pulled back, and is reported as moved', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0', 'M-1');
  await press('Send to the warehouse');
  await question();
  backEnd.meanwhile('Validation-0', { commandMode: 'tracking' });
  await press('Valider');

  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  expect(within(report).getByRole('listitem')).toHaveTextContent(
    'Nadia Amrani · M-0has been moved in the meantime',
  );
  expect(backEnd.order('Validation-0')?.commandMode).toBe('tracking');
  expect(backEnd.order('Validation-1')?.commandMode).toBe('facturation');
  await userEvent.click(within(report).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

it('an order that another user has only edited is moved all the same', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0');
  await press('Send to the warehouse');
  await question();
  backEnd.meanwhile('Validation-0', { wights: 40 });
  await press('Valider');
  expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
  expect(backEnd.order('Validation-0')).toMatchObject({ commandMode: 'facturation', wights: 40 });
});

it('an order deleted while the confirmation is open is reported as deleted', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0');
  await press('Send to the warehouse');
  await question();
  backEnd.meanwhile('Validation-0', 'delete');
  await press('Valider');
  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  expect(report).toHaveTextContent('was already deleted');
});

it('selected orders that have left the list are named in the confirmation and deselected', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0', 'M-1', 'M-2');
  backEnd.meanwhile('Validation-0', 'delete');
  backEnd.meanwhile('Validation-1', { commandMode: 'facturation' });
  await press('Send to the warehouse');
  expect(await question()).toHaveTextContent('1 order moves from validation');
  expect(await question()).toHaveTextContent('2 selected orders have left this list');
  await press('Valider');
  expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
  expect(backEnd.changes().map(({ path }) => path)).toEqual(['commands/Validation-2']);
});

it('a selection with no orders left changes nothing', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0');
  backEnd.meanwhile('Validation-0', { commandMode: 'facturation' });
  await press('Send to the warehouse');
  expect(await question()).toHaveTextContent('have left this list');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backEnd.changes()).toEqual([]);
});

it('a clerk whose selection cannot be read again is notified, and nothing is changed', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  expectRejections();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0');
  backEnd.reject('list', { status: 500 });
  await press('Send to the warehouse');
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backEnd.changes()).toEqual([]);
});

it('a run in progress shows how far it is, and cannot be started twice', async () => {
  const backEnd = orderBackEnd({ orders: threeOrders('Validation') });
  const gate = backEnd.holdChanges();
  await openOrders('/ToMa/validation', { backEnd, network });
  await tick('M-0', 'M-1');
  await press('Send to the warehouse');
  await question();
  await press('Valider');
  const progress = await screen.findByRole('dialog', { name: 'Sending to the warehouse' });
  expect(progress).toHaveTextContent('0 of 2');
  expect(within(progress).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  gate.open();
  expect(await screen.findByText('Orders Switched')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
