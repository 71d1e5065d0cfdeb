import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { Print } from '../../../../domain/documents/print.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { OWN_API } from '../../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../../support/fake-back-end.ts';
import { issuedInvoice, stornoPair } from '../../../support/issuing-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const ORDER = orderOf({ _id: idOf(5), billCode: 'M-555', verified: true, withBill: false });

const printOf = (more: Partial<Print>): Print => ({
  _id: 'p-1',
  kind: 'label',
  order: ORDER._id,
  invoice: null,
  at: '2026-03-02T09:30:00.000Z',
  by: 'Amina Probe',
  reprint: false,
  ...more,
});

/** The page of an order, with a back end that has issued and printed these documents. */
async function open({ issued = [] as readonly object[], prints = [] as readonly Print[] }) {
  const answer = (name: string, data: readonly object[]) =>
    http.get(`${OWN_API}/${name}`, () => HttpResponse.json({ count: data.length, data }));
  harness.use(fakeBackEnd(OWN_API, [{ definition: commands, rows: [ORDER] }]).handler);
  harness.use(answer('invoices', issued), answer('prints', prints));
  await harness.show(`/commands/${ORDER._id}/show`);
}

const part = (name: string) => screen.findByRole('region', { name });

it('an issued invoice is shown with the order although its bill was removed from the list', async () => {
  await open({ issued: [issuedInvoice()] });
  const link = await screen.findByRole('link', { name: 'RE-2026-000001' });
  expect(link).toHaveAttribute('href', '/bills/issued/i-1');
  expect(link.closest('li')).toHaveTextContent('€45.50Issued');
  expect(await part('Documents')).toHaveTextContent('BillMade');
});

it('a cancelled invoice and its Storno stay with the order, whose bill can be created again', async () => {
  await open({ issued: stornoPair() });
  const list = await screen.findByRole('list', { name: 'Issued for this order' });
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^ST-2026-000001.*Storno$/),
    expect.stringMatching(/^RE-2026-000001.*Cancelled$/),
  ]);
  expect(await part('Documents')).toHaveTextContent('BillNot made yet');
});

it('a clerk sees which document was printed, when, by whom and whether it was a reprint', async () => {
  const invoice = issuedInvoice();
  await open({
    issued: [invoice],
    prints: [
      printOf({ _id: 'p-2', kind: 'invoice', invoice: invoice._id, reprint: true }),
      printOf({}),
    ],
  });
  const log = await screen.findByRole('list', { name: 'Printed' });
  await within(log).findByText('RE-2026-000001');
  const lines = within(log).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Bill RE-2026-00000102/03/26 10:30 · Amina ProbeReprint',
    'Label 02/03/26 10:30 · Amina Probe',
  ]);
});

it('a draft of an invoice that was printed is not listed as a printed invoice later', async () => {
  await open({ prints: [printOf({ kind: 'invoice', invoice: null })] });
  const log = await screen.findByRole('list', { name: 'Printed' });
  expect(within(log).getByRole('listitem')).toHaveTextContent(/^Draft 02\/03\/26/);
});
