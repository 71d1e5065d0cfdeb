import { screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import type { Order } from '../../../domain/resources/commands.ts';
import { ORDERS_SCOPE } from '../../../src/custom/orders/bulk/orders-scope.tsx';
import { UnseenRecords } from '../../../src/kit/actions/RunQuestion.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { renderPage } from '../../support/web.tsx';

const order = (id: string, lastName: string): Order => ({
  ...orderOf({ _id: id, billCode: `M-${id}`, user: { firstName: 'Nadia', lastName } }),
  id,
});
const SHOWN = order('1', 'Amrani');
const HIDDEN = order('2', 'Berrada');

/** A list that shows one order, and a confirmation for the given orders. */
function Question({ about }: { about: readonly Order[] }) {
  return (
    <ListContextProvider value={useList({ data: [SHOWN] })}>
      <UnseenRecords scope={ORDERS_SCOPE} records={about} />
    </ListContextProvider>
  );
}

it('a clerk reads by name which selected orders are not visible in the list', async () => {
  await renderPage(<Question about={[SHOWN, HIDDEN]} />);
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent('This one is also selected');
  expect(warning).toHaveTextContent('Nadia Berrada · M-2');
  expect(warning).not.toHaveTextContent('Nadia Amrani');
});

it('a clerk who sees every order of the question gets no warning', async () => {
  await renderPage(
    <>
      <Question about={[SHOWN]} />
      <p>drawn</p>
    </>,
  );
  expect(await screen.findByText('drawn')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
