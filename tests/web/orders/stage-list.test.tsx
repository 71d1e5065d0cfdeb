import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openMore } from '../../support/more-tools.ts';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const named = (lastName: string) => orderOf({ user: { firstName: 'Nadia', lastName } });
const sortBy = (column: string) =>
  userEvent.click(
    within(screen.getByRole('columnheader', { name: new RegExp(column) })).getByRole('button'),
  );
const rowsShown = () => screen.getAllByRole('row').slice(1);
const firstCells = () =>
  rowsShown().map((row) => within(row).getAllByRole('cell')[1]?.textContent?.trim());

it('requests the orders of the stage by the call that the specification names', async () => {
  const backEnd = orderBackEnd({ orders: [named('Amrani')] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  const [query] = backEnd.listQueries;
  expect(Object.fromEntries(query ?? [])).toEqual({
    tripGroup: 'A',
    commandMode: 'Validation',
    sort: 'user.name',
    page: '1',
    limit: '10',
  });
});

it.each([
  ['/ToMa/warehouse', { tripGroup: 'A', commandMode: 'facturation' }],
  ['/ToMa/tracking', { tripGroup: 'A', commandMode: 'tracking', finish: 'false' }],
  ['/ToDu', { tripGroup: 'B', finish: 'false' }],
  ['/validation', { tripGroup: 'A', commandMode: 'Validation' }],
  ['/warehouse', { tripGroup: 'A', commandMode: 'facturation' }],
  ['/tracking', { tripGroup: 'A', commandMode: 'tracking', finish: 'false' }],
])('a clerk who opens %s sees the orders of that stage', async (path, filter) => {
  const backEnd = orderBackEnd();
  await openOrders(path, { backEnd, network });
  await screen.findByText('No orders here');
  expect(Object.fromEntries(backEnd.listQueries[0] ?? [])).toMatchObject(filter);
});

it('From Morocco shows the waiting orders, above them the step of its trip, and a link to the trip', async () => {
  const back = (lastName: string, finish: boolean) =>
    orderOf({ tripGroup: 'B', finish, user: { firstName: 'Nadia', lastName } });
  const orders = [back('Amrani', false), back('Bennani', true)];
  await openOrders('/ToDu', { backEnd: orderBackEnd({ orders }), network });
  await screen.findByText('Nadia Amrani');
  expect(screen.queryByText('Nadia Bennani')).toBeNull();
  const trip = screen.getByRole('region', { name: 'Where the trip is' });
  expect(trip).toHaveTextContent('Crossing in FranceStep 3 of 7');
  expect(within(trip).getByRole('link', { name: 'Open the trip' })).toHaveAttribute(
    'href',
    '/trips/trip-B/show',
  );
});

it('a clerk who opens To Morocco alone is taken to validation', async () => {
  const backEnd = orderBackEnd();
  await openOrders('/ToMa', { backEnd, network });
  await screen.findByText('No orders here');
  expect(backEnd.listQueries[0]?.get('commandMode')).toBe('Validation');
});

it.each(['/ToMa/harbour', '/ToMa/warehouse/unknown', '/ToDu/cin', '/warehouse/bill'])(
  'a clerk who opens %s sees the not-found picture',
  async (path) => {
    await openOrders(path, { backEnd: orderBackEnd(), network });
    expect(await screen.findByRole('link', { name: 'To the overview' })).toBeInTheDocument();
  },
);

it('the tracked orders are requested without a sort, so that they come in city order', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf({ commandMode: 'tracking' })] });
  await openOrders('/ToMa/tracking', { backEnd, network });
  await screen.findByRole('grid');
  expect(Object.fromEntries(backEnd.listQueries[0] ?? [])).not.toHaveProperty('sort');
  await openMore();
  expect(
    await screen.findByRole('button', { name: 'City order of the route', pressed: true }),
  ).toBeVisible();
});

it('a clerk who has sorted the tracked orders by a column restores the city order by its button', async () => {
  const backEnd = orderBackEnd({ orders: [orderOf({ commandMode: 'tracking' })] });
  await openOrders('/ToMa/tracking', { backEnd, network });
  await screen.findByRole('grid');
  await sortBy('Recipient');
  await openMore();
  await userEvent.click(
    await screen.findByRole('button', { name: 'City order of the route', pressed: false }),
  );
  await openMore();
  await screen.findByRole('button', { name: 'City order of the route', pressed: true });
});

it('is sorted by the name of the sender at first, and by the clicked column in either direction', async () => {
  const orders = [named('Chafik'), named('Amrani'), named('Bennani')];
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  expect(firstCells().map((text) => text?.replace(/\+.*/, ''))).toEqual([
    'Nadia Amrani',
    'Nadia Bennani',
    'Nadia Chafik',
  ]);

  await sortBy('Code');
  await waitFor(() => expect(backEnd.listQueries.at(-1)?.get('sort')).toBe('billCode'));
  await sortBy('Code');
  await waitFor(() => expect(backEnd.listQueries.at(-1)?.get('sort')).toBe('-billCode'));
});

it.each([
  ['en', 'Sort by sender descending'],
  ['de', 'Nach Absender absteigend sortieren'],
  ['fr', 'Trier par expéditeur décroissant'],
  ['ar', 'ترتيب حسب المرسل تنازليًا'],
] as const)('names a column within a sentence as %s writes it', async (locale, hint) => {
  const backEnd = orderBackEnd({ orders: [named('Amrani')] });
  await openOrders('/ToMa/validation', { backEnd, network, locale });
  const heads = await screen.findAllByRole('columnheader');
  const buttons = heads.flatMap((head) => within(head).queryAllByRole('button'));
  expect(buttons.map((button) => button.getAttribute('aria-description'))).toContain(hint);
  // A screen reader repeats the name with each cell.
  for (const button of buttons) expect(button).toHaveAccessibleName(button.textContent ?? '');
});

it('shows ten orders per page; 5, 10, 25 and All can be chosen', async () => {
  const orders = Array.from({ length: 30 }, () => orderOf());
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByRole('grid');
  expect(rowsShown()).toHaveLength(10);

  await userEvent.click(await screen.findByRole('combobox', { name: /rows|page/i }));
  const sizes = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '25', 'All']);
  await userEvent.click(screen.getByRole('option', { name: 'All' }));
  await waitFor(() => expect(rowsShown().length).toBe(30));
  expect(backEnd.listQueries.at(-1)?.get('limit')).toBe('100');
});

it('an empty list shows the empty-state graphic', async () => {
  await openOrders('/ToMa/warehouse', { backEnd: orderBackEnd(), network });
  expect(await screen.findByRole('img', { name: 'An empty shelf' })).toBeInTheDocument();
});

it('shows what staff need of an order: both people, tour, destination, parcels, weight, date and code', async () => {
  const order = orderOf({
    billCode: 'M-77777',
    user: { firstName: 'Nadia', lastName: 'Amrani' },
    recipient: { address: 'Fez, Rue Talaa Kebira 4' },
    numofpackages: 7,
    wights: 33.5,
    createdAt: '2026-03-02T09:30:00.000Z',
  });
  await openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders: [order] }), network });
  await screen.findByRole('grid');
  const cells = within(rowsShown()[0] as HTMLElement).getAllByRole('cell');
  expect(cells.slice(1, 8).map((cell) => cell.textContent)).toEqual([
    'Nadia Amrani+49 151 123 45678',
    'Köln50667',
    'ABonn',
    'Omar Empfang+212 661 234 567',
    'FesFez, Rue Talaa Kebira 4',
    '7',
    '33.5\u00a0kg',
  ]);
  expect(cells.slice(9, 11).map((cell) => cell.textContent)).toEqual(['02/03/26', 'M-77777']);
  const sms = within(cells.at(11) as HTMLElement);
  expect(sms.getByRole('button', { name: /^Generate SMS for .*M-77777/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Az.-S.' })).toBeInTheDocument();
});

it('shows by icons whether an order is paid, verified and has both sides of the ID card', async () => {
  const orders = [orderOf({ paid: true, verified: true, frontId: 'f.png', backId: 'b.png' })];
  await openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders }), network });
  expect(await screen.findByRole('img', { name: 'Paid' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'ID complete' })).toBeInTheDocument();
});

it('announces once that the orders have loaded, not on every page', async () => {
  const orders = Array.from({ length: 12 }, () => orderOf());
  await openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders }), network });
  expect(await screen.findByText('Commands to Morocco Fetched')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /next page/i }));
  await waitFor(() => expect(rowsShown().length).toBe(2));
  expect(screen.getByTestId('told')).toHaveTextContent(/^notice\.orders\.fetched$/);
});

it('a clerk whose orders cannot be loaded is notified and can try again', async () => {
  const backEnd = orderBackEnd({ orders: [named('Amrani')] });
  backEnd.reject('list', { status: 500 });
  // The framework logs failed calls in development mode.
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openOrders('/ToMa/validation', { backEnd, network });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Error Please Reload');
  await waitFor(() =>
    expect(screen.getByTestId('told')).toHaveTextContent(/^notice\.server\.reload$/),
  );
  backEnd.accept('list');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
});

it('a clerk whose list is too long reads that, and not that the server failed', async () => {
  const backEnd = orderBackEnd({ orders: [named('Amrani')] });
  backEnd.reject('list', { status: 413, code: 'list.tooLong' });
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openOrders('/ToMa/validation?perPage=10000', { backEnd, network });
  expect(await screen.findByRole('alert')).toHaveTextContent('too long to be shown at once');
  await waitFor(() =>
    expect(screen.getByTestId('told')).toHaveTextContent(/^errors\.list\.tooLong$/),
  );
  backEnd.accept('list');
  await userEvent.click(await screen.findByRole('button', { name: 'Show it in pages' }));
  expect(await screen.findByText('Nadia Amrani')).toBeInTheDocument();
});

it('a clerk who types into the search box sees the matching orders', async () => {
  const backEnd = orderBackEnd({ orders: [named('Amrani'), named('Bennani')] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Bennani');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'Amrani');
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
  expect(screen.getByText('Nadia Amrani')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('Nadia Bennani')).toBeInTheDocument();
});

it('a clerk who filters by payment sees those orders, and all of them when the filters are cleared', async () => {
  const paid = orderOf({ paid: true, user: { firstName: 'Nadia', lastName: 'Amrani' } });
  const backEnd = orderBackEnd({ orders: [paid, named('Bennani')] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Bennani');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Payment' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Paid' }));
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
  const clear = screen.getByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear);
  expect(await screen.findByText('Nadia Bennani')).toBeInTheDocument();
  await waitFor(() => expect(clear).toHaveAttribute('aria-disabled', 'true'));
  expect(clear).toHaveFocus(); // The next Tab does not start again at the top.
});

it("a clerk who filters by tour sees the orders of that tour's senders", async () => {
  const other = orderOf({
    user: { firstName: 'Nadia', lastName: 'Chafik', tour: { _id: 'tour-b', Tname: 'B' } },
  });
  const backEnd = orderBackEnd({ orders: [named('Amrani'), other] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('Nadia Amrani');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tour' }));
  await userEvent.click(await screen.findByRole('option', { name: 'B' }));
  await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  expect(screen.getByText('Nadia Chafik')).toBeInTheDocument();
  expect(backEnd.listQueries.at(-1)?.get('user.tour._id')).toBe('tour-b');
});

it('a clerk with a phone sees cards, can sort them and can select them', async () => {
  const orders = [named('Amrani'), named('Bennani')];
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', { backEnd, network, width: 390 });
  await screen.findByText('Nadia Amrani');
  expect(screen.queryByRole('grid')).toBeNull();
  await openMore();
  await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
  await waitFor(() => expect(backEnd.listQueries.at(-1)?.get('sort')).toBe('-user.name'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Nadia Bennani/ }));
  expect(await screen.findByText('1 selected', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select every order on this page' }));
  expect(await screen.findByText('2 selected', { selector: '[role=status]' })).toBeInTheDocument();
});

it.each([1440, 390])(
  'an order that waits on this device is marked, %i pixels wide',
  async (width) => {
    // As the form has sent it: what the server adds is not known yet.
    const { user, recipient, tripGroup, commandMode } = named('Amrani');
    const _id = 'unsent-00000000-0000-4000-8000-000000000000';
    const waiting = { _id, user, recipient, tripGroup, commandMode } as ReturnType<typeof named>;
    const backEnd = orderBackEnd({ orders: [waiting, named('Bennani')] });
    await openOrders('/ToMa/validation', { backEnd, network, width });
    await screen.findByText('Nadia Amrani');
    await screen.findByText('Nadia Bennani');
    expect(screen.getAllByTitle('Not sent yet')).toHaveLength(1);
  },
);
