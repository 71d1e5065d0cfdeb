import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { openMore } from '../../../support/more-tools.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';
import {
  choose,
  inWarehouse,
  three,
  tick,
  WAREHOUSE,
} from '../../../support/warehouse-documents.ts';

const harness = documentHarness();

const link = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
});

describe('a row of the warehouse', () => {
  it('opens the bill once its order is verified, and until then says why not', async () => {
    await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
    expect(await link(/^Bill: .*M-1/)).toHaveAttribute('href', '/ToMa/warehouse/bill/M-1');
    const closed = await link(/^Bill: .*M-2/);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toHaveAccessibleDescription('The bill needs a verified order');
    fireEvent.pointerOver(closed, { pointerType: 'mouse' });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('needs a verified order');
  });

  it('opens the declaration in any case', async () => {
    await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
    expect(await link(/^Declaration: .*M-2/)).toHaveAttribute(
      'href',
      '/ToMa/warehouse/declaration/M-2',
    );
  });

  it('names each document by its customer if the order has no code yet', async () => {
    const nameless = { ...inWarehouse('M-1', 'Agadir'), billCode: null };
    await harness.open(WAREHOUSE, orderBackEnd({ orders: [nameless] }));
    await link(/^Bill: .Nadia M-1.$/);
    await link(/^Declaration: .Nadia M-1.$/);
    await link(/^Ticket: .Nadia M-1.$/);
  });

  it('opens the ticket of the first selected order, and opens a question in every other row', async () => {
    await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
    await link(/^Bill: .*M-1/);
    for (const ticket of screen.getAllByRole('link', { name: /^Ticket: / })) {
      expect(ticket).toHaveAttribute('aria-disabled', 'true');
    }
    await tick('M-3');
    expect(await link(/^Ticket: .*M-3/)).toHaveAttribute('href', '/ToMa/warehouse/ticket/M-3');
    for (const code of [/^Ticket: .*M-1/, /^Ticket: .*M-2/]) {
      expect(await screen.findByRole('button', { name: code })).toHaveAttribute(
        'aria-haspopup',
        'dialog',
      );
    }
    expect(screen.getAllByRole('link', { name: /^Ticket: / })).toHaveLength(1);
  });
});

describe('the selected orders', () => {
  it('are printed as one file in city order, and logged', async () => {
    const printed: unknown[] = [];
    const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
    harness.use(
      http.post(`${API}/prints`, async ({ request }) => {
        printed.push(await request.json());
        return HttpResponse.json({ data: [] });
      }),
    );
    for (const code of ['M-1', 'M-2', 'M-3']) await tick(code);
    await choose('Print', 'Declarations');
    const dialog = await screen.findByRole('dialog', { name: 'Declarations' });
    fireEvent.click(await within(dialog).findByRole('link', { name: 'Open and print' }));
    expect(
      jobs[0]?.documents.map((document) => 'orderCode' in document && document.orderCode),
    ).toEqual(['M-2', 'M-3', 'M-1']);
    await waitFor(() =>
      expect(printed).toEqual([{ kind: 'declaration', orders: ['M-2', 'M-3', 'M-1'] }]),
    );
  });

  it('are invoiced if they are verified; the number of skipped ones is shown', async () => {
    const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
    for (const code of ['M-1', 'M-2']) await tick(code);
    await choose('Print', 'Invoices');
    expect(await screen.findByText(/^1 order is left out/)).toBeInTheDocument();
    await waitFor(() =>
      expect(jobs[0]?.documents).toMatchObject([{ kind: 'invoice', orderCode: 'M-1' }]),
    );
  });

  it('can be cancelled while their documents are generated', async () => {
    await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { isBlocked: true });
    await tick('M-1');
    await choose('Print', 'Tickets');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('the orders list contains all orders that the list finds, in city order, under its name', async () => {
  const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
  await link(/^Bill: .*M-1/);
  await openMore();
  await choose('Print the list', 'Orders List');
  await screen.findByText('1 page is ready.');
  expect(jobs[0]?.documents).toMatchObject([
    { kind: 'ordersList', rows: [{ code: 'M-2' }, { code: 'M-3' }, { code: 'M-1' }] },
  ]);
  expect(jobs[0]?.title).toBe('Orders List');
});

it.each([
  ['August', 'August'],
  ['Groupe A', 'Trip of 14 Aug 2025'],
])('the orders list of the trip %s names it as every page does', async (description, name) => {
  const trip = { name: 'A', description, passage: '2025-08-14', status: 0, finish: false };
  const trips = [
    { ...trip, _id: 'trip-A', __v: 1 },
    { ...trip, _id: 'trip-B', name: 'B', __v: 1 },
  ];
  const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three(), trips }));
  await link(/^Bill: .*M-1/);
  await openMore();
  await choose('Print the list', 'Orders List');
  await screen.findByText('1 page is ready.');
  expect(jobs[0]?.documents).toMatchObject([{ kind: 'ordersList', trip: name }]);
});
