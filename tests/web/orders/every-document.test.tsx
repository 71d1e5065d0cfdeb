import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EDITED_KINDS, editorAddress, editorOf } from '../../../domain/orders/document-kinds.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { DOCUMENT_VIEWS } from '../../../src/custom/documents/document-views.tsx';
import { en } from '../../../src/i18n/en.ts';
import { OWN_API } from '../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../support/fake-back-end.ts';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { orderHarness } from '../../support/order-harness.tsx';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

describe('a clerk finds the orders with', () => {
  const network = ownNetwork();

  it.each(EDITED_KINDS)('a document of the kind %s in its list', async (kind) => {
    const { list, flag } = editorOf(kind);
    const orders = [
      orderOf({ [flag]: true, user: { lastName: 'With' } }),
      orderOf({ user: { lastName: 'Without' } }),
    ];
    await openOrders(DOCUMENT_VIEWS[kind].list.path, {
      backEnd: orderBackEnd({ orders }),
      network,
    });
    expect(await screen.findByText('Nadia With')).toBeInTheDocument();
    expect(screen.queryByText('Nadia Without')).toBeNull();
    expect(await screen.findByText(en.notice[list].listFetched)).toBeInTheDocument();
  });
});

describe('the page of an order', () => {
  const harness = orderHarness();

  it.each(EDITED_KINDS)('leads to the editor of its %s, and says that it is made', async (kind) => {
    const { path, flag } = editorOf(kind);
    const order = orderOf({ _id: idOf(5), verified: true, [flag]: true });
    harness.use(fakeBackEnd(OWN_API, [{ definition: commands, rows: [order] }]).handler);
    await harness.show(`/commands/${order._id}/show`);
    const card = await screen.findByRole('region', { name: en.order.page.documents });
    const link = within(card).getByRole('link', { name: en.order.page[path] });
    expect(link).toHaveAttribute('href', editorAddress(kind, order._id));
    expect(link.closest('li')).toHaveTextContent(en.order.page.made);
  });
});
