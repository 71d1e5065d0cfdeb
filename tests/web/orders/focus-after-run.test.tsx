import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { press, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const NAMES = ['Amrani', 'Bennani', 'Chafik'];
const openThree = (width?: number) => {
  const orders = NAMES.map((lastName, at) =>
    orderOf({
      _id: `order-${at}`,
      billCode: `M-${at}`,
      commandMode: 'Validation',
      user: { firstName: 'Nadia', lastName },
    }),
  );
  const backEnd = orderBackEnd({ orders });
  return openOrders('/ToMa/validation', { backEnd, network, ...(width && { width }) });
};

it('a clerk who has moved the selected orders gets the focus back on the remaining rows', async () => {
  await openThree();
  await tick('M-0');
  await press('Send to the warehouse');
  await screen.findByRole('dialog');
  await press('Valider');
  await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('Nadia Bennani').closest('tr')).toHaveFocus());
});

it('a clerk who clears the selection gets the focus back on the rows', async () => {
  await openThree();
  await tick('M-1');
  await press('Clear the selection');
  await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
});

it('a clerk who clears the selection on a phone gets the focus back on the first card', async () => {
  await openThree(390);
  await tick('M-1');
  await press('Clear the selection');
  await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Amrani'));
});
