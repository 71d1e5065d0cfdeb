import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '../../../domain/resources/commands.ts';
import { OrderFlags } from '../../../src/custom/orders/OrderFlags.tsx';
import { StateChips } from '../../../src/custom/orders/page/OrderHeader.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { renderPage } from '../../support/web.tsx';

const order = (smsToMa: boolean): Order => ({
  ...orderOf({ _id: 'order', paid: true, smsToMa }),
  id: 'order',
});

const signs = () => screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'));

it.each([
  [true, 'SMS sent'],
  [false, 'SMS not sent'],
])('a clerk sees in the row of an order whether its SMS was sent: %s', async (sent, words) => {
  await renderPage(<OrderFlags order={order(sent)} />);
  await screen.findByRole('img', { name: words });
  expect(signs()).toEqual(['Paid', 'Not verified', 'ID missing', words]);
});

it('the page of an order puts the icons of its row into words, in the same order', async () => {
  await renderPage(<StateChips order={order(true)} />);
  const chips = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Paid',
    'Not verified',
    'ID missing',
    'SMS sent',
  ]);
});
