import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { bulkCalls, TEMPLATE } from '../../support/bulk-messages.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const action = () => screen.findByRole('button', { name: /Generate SMS for .*M-7/ });
const order = (smsToMa = false, tripGroup: 'A' | 'B' = 'A') =>
  orderOf({ _id: 'one', billCode: 'M-7', smsToMa, tripGroup, user: { _id: 'anna' } });

const open = (
  path: string,
  backEnd: ReturnType<typeof orderBackEnd>,
  calls: ReturnType<typeof bulkCalls>,
) =>
  openOrders(path, {
    backEnd: { ...backEnd, handlers: [...calls.handlers, ...backEnd.handlers] },
    network,
  });

it.each([
  ['/ToMa/validation', 'A'],
  ['/ToDu', 'B'],
] as const)('a clerk on %s generates the SMS of an order, once', async (path, group) => {
  const backEnd = orderBackEnd({ orders: [order(false, group)] });
  const calls = bulkCalls({ templates: [{ ...TEMPLATE, use: 'smsToMa' }] });
  await open(path, backEnd, calls);
  await userEvent.click(await action());
  const dialog = await screen.findByRole('dialog', { name: 'Generate SMS' });
  expect(await within(dialog).findByText(/Ihre Pakete sind da, Nadia/)).toBeVisible();
  expect(calls.previewed).toEqual([{ kind: 'smsToMa', ids: ['anna'], orders: { anna: ['one'] } }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send SMS' }));
  await waitFor(async () => expect(await action()).toHaveAttribute('aria-disabled', 'true'));
  expect(await action()).toHaveAccessibleDescription('SMS sent');
  expect(await screen.findByRole('img', { name: 'SMS sent' })).toBeInTheDocument();
  await waitFor(() =>
    expect(backEnd.changes()).toEqual([
      { method: 'PUT', path: 'commands/one', body: { smsToMa: true } },
    ]),
  );
  await userEvent.click(await action());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an order whose SMS is sent says so instead of sending another', async () => {
  await open('/ToMa/validation', orderBackEnd({ orders: [order(true)] }), bulkCalls());
  expect(await action()).toHaveAttribute('aria-disabled', 'true');
  expect(await action()).toHaveAccessibleDescription('SMS sent');
});

it('a failure shows no notice; the switch goes back and its button says why', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const backEnd = orderBackEnd({ orders: [order()] });
  await open('/ToMa/validation', backEnd, bulkCalls());
  network.use(
    http.put(`${API}/commands/:id`, () =>
      HttpResponse.json(
        { code: 'record.invalid', fields: { 'recipient.phone': 'Not a mobile number.' } },
        { status: 422 },
      ),
    ),
  );
  await userEvent.click(await action());
  await userEvent.click(await screen.findByRole('button', { name: 'Send SMS' }));
  await waitFor(async () =>
    expect(await action()).toHaveAccessibleDescription('SMS not sent: Not a mobile number.'),
  );
  expect(await action()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('img', { name: 'SMS not sent' })).toBeInTheDocument();
  expect(screen.getByTestId('told')).not.toHaveTextContent(/Error/);
});

it('an SMS that certainly cannot be sent is not offered, and the reason stands there', async () => {
  const calls = bulkCalls({ skip: { anna: 'notMobile' } });
  await open('/ToMa/validation', orderBackEnd({ orders: [order()] }), calls);
  await userEvent.click(await action());
  const dialog = await screen.findByRole('dialog', { name: 'Generate SMS' });
  expect(await within(dialog).findByText('It cannot be sent: no mobile number.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Send SMS' })).toBeDisabled();
});
