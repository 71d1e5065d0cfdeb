import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { press, tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

// Loaded with the test file, so that no test waits for a page's code.
import '../../../src/custom/documents/DocumentEditor.tsx';

const network = ownNetwork();

const LISTS = [
  {
    path: '/bills',
    flag: 'withBill',
    title: 'Delete Bill ?',
    fetched: 'Bill Fetched',
    deleted: 'Bill Deleted',
  },
  {
    path: '/declaration',
    flag: 'withDeclar',
    title: 'Delete Declaration ?',
    fetched: 'Doc Fetched',
    deleted: 'Doc Deleted',
  },
  {
    path: '/tickets',
    flag: 'withTicket',
    title: 'Delete Declaration ?',
    fetched: 'Ticket Fetched',
    deleted: 'Ticket Deleted',
  },
] as const;

const ALL_DOCUMENTS = { withBill: true, withDeclar: true, withTicket: true };

const named = (lastName: string, billCode: string) =>
  orderOf({ _id: billCode, billCode, ...ALL_DOCUMENTS, user: { firstName: 'Nadia', lastName } });
const three = () => [
  named('Amrani', 'M-1'),
  named('Bennani', 'M-2'),
  named('Chafik', 'M-3'),
  orderOf({ billCode: 'M-4', user: { firstName: 'Nadia', lastName: 'Without' } }),
];
const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest('tr') as HTMLTableRowElement;
/** The framework logs each rejected call in development mode. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

describe.each(LISTS)('the list at $path', ({ path, flag, title, fetched, deleted }) => {
  it('requests the orders with that document by the call that the specification names', async () => {
    const backEnd = orderBackEnd({ orders: three() });
    await openOrders(path, { backEnd, network });
    await screen.findByText('Nadia Amrani');
    expect(screen.queryByText('Nadia Without')).toBeNull();
    expect(Object.fromEntries(backEnd.listQueries[0] ?? [])).toEqual({
      [flag]: 'true',
      sort: 'user.name',
      page: '1',
      limit: '10',
    });
    expect(await screen.findByText(fetched)).toBeInTheDocument();
  });

  it('opens its question on a right-click on a row, with the company code, and then clears only the flag', async () => {
    const backEnd = orderBackEnd({ orders: three() });
    await openOrders(path, { backEnd, network });
    fireEvent.contextMenu(await rowOf('Nadia Bennani'));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent('M-2');
    expect(backEnd.changes()).toEqual([]);
    await press('Valider');

    expect(await screen.findByText(deleted)).toBeInTheDocument();
    expect(backEnd.changes()).toEqual([
      { method: 'PUT', path: 'commands/M-2', body: { [flag]: false } },
    ]);
    await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
    expect(backEnd.order('M-2')).toBeDefined();
    expect(screen.getByText('Nadia Amrani')).toBeInTheDocument();
  });

  it('shows the number of selected rows and a Delete button, which clears the flag of each', async () => {
    const backEnd = orderBackEnd({ orders: three() });
    await openOrders(path, { backEnd, network });
    await tick('M-1');
    await tick('M-3');
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    await press('Delete');
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent('M-1');
    expect(dialog).toHaveTextContent('M-3');
    await press('Valider');

    expect(await screen.findByText(deleted)).toBeInTheDocument();
    expect(
      backEnd
        .changes()
        .map(({ path: at }) => at)
        .toSorted(),
    ).toEqual(['commands/M-1', 'commands/M-3']);
    expect(backEnd.changes().every(({ body }) => Object.keys(body as object).length === 1)).toBe(
      true,
    );
    await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  });

  it('shows the empty-state picture when it is empty', async () => {
    await openOrders(path, { backEnd: orderBackEnd(), network });
    expect(await screen.findByRole('img', { name: 'An empty shelf' })).toBeInTheDocument();
  });
});

it('a document list shows exactly the twelve columns, in order', async () => {
  const order = orderOf({
    ...ALL_DOCUMENTS,
    billCode: 'M-77777',
    user: { firstName: 'Nadia', lastName: 'Amrani', photo: 'no-photo' },
    numofpackages: 7,
    createdAt: '2026-03-02T09:30:00.000Z',
  });
  await openOrders('/bills', { backEnd: orderBackEnd({ orders: [order] }), network });
  await screen.findByText('Nadia Amrani');
  const headers = screen.getAllByRole('columnheader').slice(1);
  expect(headers.map((header) => header.textContent)).toEqual([
    'Company key',
    'Sender',
    'Phone',
    'ZIP',
    'City',
    'Tour',
    'Registered for',
    'Recipient',
    'Phone',
    'Destination',
    'Az.-S.',
    'Received',
  ]);
  const cells = within(await rowOf('Nadia Amrani'))
    .getAllByRole('cell')
    .slice(1);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'M-77777',
    'Nadia Amrani',
    '+49 151 123 45678',
    '50667',
    'Köln',
    'A',
    'Bonn',
    'Omar Empfang',
    '+212 661 234 567',
    'Fes',
    '7',
    '02/03/26',
  ]);
  expect(within(cells[9] as HTMLElement).getByTitle('Fes, Rue Talaa Kebira 4')).toBeVisible();
  expect(cells[1]?.querySelector('.MuiAvatar-root')).toBeInTheDocument();
});

it('a clerk can sort the list by every column', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  await openOrders('/tickets', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  const sorted: (string | null | undefined)[] = [];
  for (const header of screen.getAllByRole('columnheader').slice(1)) {
    const requested = backEnd.listQueries.length;
    fireEvent.click(header.querySelector('.MuiTableSortLabel-root') as HTMLElement);
    await waitFor(() => expect(backEnd.listQueries.length).toBeGreaterThan(requested));
    sorted.push(backEnd.listQueries.at(-1)?.get('sort'));
  }
  expect(sorted).toEqual([
    'billCode',
    'user.name',
    'user.phone',
    'user.zipcode',
    'user.cityName',
    'user.tour.Tname',
    'user.tour.SubsCribedCity',
    'recipient.name',
    'recipient.phone',
    'destination',
    'numofpackages',
    'createdAt',
  ]);
});

it('a clerk sees ten orders per page and can choose 5, 10, 25 and All', async () => {
  const orders = Array.from({ length: 12 }, () => orderOf(ALL_DOCUMENTS));
  const backEnd = orderBackEnd({ orders });
  await openOrders('/bills', { backEnd, network });
  await screen.findByRole('grid');
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await userEvent.click(await screen.findByRole('combobox', { name: /rows|page/i }));
  const sizes = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '25', 'All']);
});

it('a clerk who searches sees the matching orders', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  await openOrders('/bills', { backEnd, network });
  await screen.findByText('Nadia Bennani');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'Amrani');
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
  expect(screen.getByText('Nadia Amrani')).toBeInTheDocument();
});

it('a click on a row opens the editor of its document on top of the warehouse', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  await openOrders('/bills', { backEnd, network });
  const row = await rowOf('Nadia Bennani');
  expect(within(row).getByRole('link', { name: 'M-2' })).toHaveAttribute(
    'href',
    '/ToMa/warehouse/bill/M-2',
  );
  await userEvent.click(screen.getByText('Nadia Bennani'));
  expect(await screen.findByRole('textbox', { name: 'Rechnung-Nr.' })).toBeInTheDocument();
});

it('a click next to the checkbox of a row selects it, as if it had hit the checkbox', async () => {
  await openOrders('/bills', { backEnd: orderBackEnd({ orders: three() }), network });
  const [cell] = within(await rowOf('Nadia Bennani')).getAllByRole('cell');
  await userEvent.click(cell as HTMLElement);
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
});

it('a clerk without a mouse opens the confirmation by Delete and by the menu key of a row', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  await openOrders('/bills', { backEnd, network });
  const link = within(await rowOf('Nadia Chafik')).getByRole('link', { name: 'M-3' });
  link.focus();
  await userEvent.keyboard('{Delete}');
  expect(await screen.findByRole('dialog', { name: 'Delete Bill ?' })).toHaveTextContent('M-3');
  await press('Annuler');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The event that a browser fires for the menu key, on the focused element.
  fireEvent.contextMenu(link);
  expect(await screen.findByRole('dialog', { name: 'Delete Bill ?' })).toHaveTextContent('M-3');
  await press('Annuler');
  expect(backEnd.changes()).toEqual([]);
});

it('a clerk with a phone sees cards, each with its own Delete', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  await openOrders('/declaration', { backEnd, network, width: 390 });
  await screen.findByText('Nadia Amrani');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('link', { name: 'Nadia Amrani' })).toHaveAttribute(
    'href',
    '/ToMa/warehouse/declaration/M-1',
  );
  await press('Delete: M-1');
  await screen.findByRole('dialog', { name: 'Delete Declaration ?' });
  await press('Valider');
  expect(await screen.findByText('Doc Deleted')).toBeInTheDocument();
  expect(backEnd.order('M-1')?.withDeclar).toBe(false);
});

it('a clerk reads which orders still have their document, and why', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  backEnd.reject('M-2', { status: 500, code: 'server.failed' });
  expectRejections();
  await openOrders('/bills', { backEnd, network });
  await tick('M-1');
  await tick('M-2');
  await press('Delete');
  await screen.findByRole('dialog');
  await press('Valider');
  const report = await screen.findByRole('dialog', { name: 'Not everything worked' });
  expect(
    within(report)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Nadia Bennani · M-2Server Error Please Reload']);
});

it('an order that has lost its document in the meantime is not changed', async () => {
  const backEnd = orderBackEnd({ orders: three() });
  await openOrders('/bills', { backEnd, network });
  const row = await rowOf('Nadia Amrani');
  backEnd.meanwhile('M-1', { withBill: false });
  fireEvent.contextMenu(row);
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'The selected orders have left this list in the meantime.',
  );
  expect(backEnd.changes()).toEqual([]);
});

it('a clerk whose orders cannot be loaded is notified', async () => {
  const backEnd = orderBackEnd();
  backEnd.reject('list', { status: 500 });
  expectRejections();
  await openOrders('/tickets', { backEnd, network });
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
});
