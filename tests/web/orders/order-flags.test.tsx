import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Order } from '../../../domain/resources/commands.ts';
import { OrderFlags } from '../../../src/custom/orders/OrderFlags.tsx';
import { StateChips } from '../../../src/custom/orders/page/OrderHeader.tsx';
import { listAddress } from '../../../src/kit/list/list-address.ts';
import { ListViewContext } from '../../../src/kit/view/list-view.ts';
import { ViewProvider } from '../../../src/kit/view/ViewProvider.tsx';
import { commandsView } from '../../../src/resources/commands.tsx';
import { signedInAs } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { renderPage } from '../../support/web.tsx';

const order = (smsToMa: boolean): Order => ({
  ...orderOf({ _id: 'order', paid: true, smsToMa }),
  id: 'order',
});

function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{`${pathname}${search}`}</output>;
}

const signs = () => screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'));

it.each([
  [true, 'SMS sent'],
  [false, 'SMS not sent'],
])('a clerk sees in the row of an order whether its SMS was sent: %s', async (sent, texts) => {
  await renderPage(<OrderFlags order={order(sent)} />);
  await screen.findByRole('img', { name: texts });
  expect(signs()).toEqual(['Paid', 'Not verified', 'ID missing', texts]);
});

it.each([
  ['Paid', { paid: 'true' }],
  ['Not verified', { verified: 'false' }],
  ['ID missing', { frontId: 'no-file' }],
  ['SMS not sent', { smsToMa: 'false' }],
])('a click on "%s" in a row leads to all orders of the list like it', async (flag, filter) => {
  const [list] = commandsView.lists;
  if (!list) throw new Error('Orders have no list.');
  await renderPage(
    <ListViewContext value={{ view: commandsView, list }}>
      <OrderFlags order={order(false)} leads />
      <Here />
    </ListViewContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: `Show only: ${flag}` }));
  expect(screen.getByTestId('here')).toHaveTextContent(listAddress(`${list.path}`, filter));
});

it('each chip on the page of an order leads to all orders like it', async () => {
  await renderPage(<StateChips order={order(true)} />);
  expect(await screen.findByRole('link', { name: 'Not verified' })).toHaveAttribute(
    'href',
    listAddress('/commands', { verified: 'false' }),
  );
});

it('the page of an order names the icons of its row, in the same order', async () => {
  await renderPage(<StateChips order={order(true)} />);
  const chips = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Paid',
    'Not verified',
    'ID missing',
    'SMS sent',
  ]);
});

it.each([
  ['admin', ['Paid', 'Not verified', 'ID missing', 'SMS sent']],
  ['customer', ['Paid']],
] as const)(
  'somebody with the role %s sees the flags whose fields they may read',
  async (role, seen) => {
    await renderPage(
      <ViewProvider view={commandsView}>
        <OrderFlags order={order(true)} />
        <StateChips order={order(true)} />
      </ViewProvider>,
      { authProvider: signedInAs(role) },
    );
    for (const flag of seen) await screen.findByRole('link', { name: flag });
    expect(signs()).toEqual(seen);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(seen);
  },
);
