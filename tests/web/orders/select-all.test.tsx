import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

/** Orders of one sender, whose codes start with the sender's name. */
const ordersOf = (lastName: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    orderOf({
      _id: `${lastName}-${at}`,
      billCode: `${lastName}-${at}`,
      commandMode: 'Validation',
      user: { firstName: 'Nadia', lastName },
    }),
  );

const openBoth = async (amranis: number, bennanis: number) => {
  const orders = [...ordersOf('Amrani', amranis), ...ordersOf('Bennani', bennanis)];
  await openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders }), network });
};

/** Sets the whole text at once: if a slow machine paused between two letters, half a name would be searched. */
async function search(name: string) {
  await screen.findByText(/^\d+ orders/);
  const field = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: name } });
}

const tick = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const allButton = (count: number) => ({ name: `Select all ${count}` });

describe('a clerk who selects all orders that a search finds', () => {
  it('keeps what was ticked under another search', async () => {
    await openBoth(3, 14);
    await search('Amrani');
    expect(await screen.findByText(/^3 orders/)).toBeInTheDocument();
    await tick('Select all');
    expect(await screen.findByText('3 selected')).toBeInTheDocument();
    await search('Bennani');
    await userEvent.click(await screen.findByRole('button', allButton(14)));
    expect(await screen.findByText('17 selected')).toBeInTheDocument();
    expect(screen.queryByRole('button', allButton(14))).toBeNull();
  });

  it('can do so regardless of how many are ticked under another search', async () => {
    await openBoth(4, 2);
    await search('Amrani');
    expect(await screen.findByText(/^4 orders/)).toBeInTheDocument();
    await tick('Select all');
    expect(await screen.findByText('4 selected')).toBeInTheDocument();
    expect(screen.queryByRole('button', allButton(4))).toBeNull();
    await search('Bennani');
    await userEvent.click(await screen.findByRole('button', allButton(2)));
    expect(await screen.findByText('6 selected')).toBeInTheDocument();
    await tick(/Bennani-0/);
    expect(await screen.findByRole('button', allButton(2))).toBeInTheDocument();
  });
});
