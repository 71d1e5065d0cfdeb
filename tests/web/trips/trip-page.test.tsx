import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CoreAdminUI, Resource } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { toResource } from '../../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { tripsView } from '../../../src/resources/trips.tsx';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { ownNetwork, signedInAs } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

const network = ownNetwork();
const tripsResource = toResource(tripsView);

const at = (day: number) => `2026-03-0${day}T09:30:00.000Z`;
const by = 'Amina Probe';
const FINISHED = {
  _id: 'trip-old',
  name: 'A',
  description: 'Groupe A',
  status: 7,
  finish: true,
  __v: 5,
  createdAt: at(1),
  finishedAt: at(7),
  history: [
    { at: at(1), by, from: null, to: 0 },
    { at: at(2), by, from: 0, to: 3 },
    { at: at(3), by, from: 3, to: 2 },
    { at: at(7), by, from: 2, to: 7 },
  ],
};
const OPEN = { ...FINISHED, _id: 'trip-new', status: 2, finish: false, finishedAt: null };

const carried = (lastName: string, trip: string | null, tripGroup: 'A' | 'B' = 'A') =>
  orderOf({
    tripGroup,
    commandMode: tripGroup === 'A' ? 'tracking' : 'facturation',
    finish: trip !== null,
    trip,
    user: { firstName: 'Nadia', lastName },
  });

type Options = Parameters<typeof orderBackEnd>[0] & {
  totals?: object;
  loading?: object;
  width?: number;
  /** The orders that are returned, whatever the query. */
  anyOrders?: object[];
};

const openTrip = (id: string, options: Options) => openAt(`/trips/${id}/show`, options);

async function openAt(
  path: string,
  { totals, loading, width = 1440, anyOrders, ...start }: Options,
) {
  const backEnd = orderBackEnd({ trips: [FINISHED, OPEN], ...start });
  network.use(
    http.get(`${API}/commands/totals`, () =>
      totals ? HttpResponse.json({ data: totals }) : HttpResponse.json({}, { status: 404 }),
    ),
    http.get(`${API}/trips/trip-new/loading`, () =>
      loading ? HttpResponse.json({ data: loading }) : HttpResponse.json({}, { status: 404 }),
    ),
    http.get(`${API}/trips`, () => HttpResponse.json({ count: 2, data: [OPEN, FINISHED] })),
    ...(anyOrders
      ? [
          http.get(`${API}/commands`, () =>
            HttpResponse.json({ count: anyOrders.length, data: anyOrders }),
          ),
        ]
      : []),
    ...backEnd.handlers,
  );
  setScreenWidth(width);
  await renderPage(
    <CoreAdminUI requireAuth={false} disableTelemetry>
      {tripsResource}
      <Resource name="commands" show={OrderPage} />
    </CoreAdminUI>,
    {
      path,
      dataProvider: createDataProvider({ apiUrl: API, getToken: () => 'token' }),
      authProvider: signedInAs('admin'),
    },
  );
  return backEnd;
}

const OrderPage = () => <p>The page of the order</p>;

const ORDERS = 'Orders of this trip';
const section = (name: string) => screen.findByRole('region', { name });

it('a finished trip shows its dates, its duration and when it reached each step', async () => {
  await openTrip('trip-old', {});
  const way = within(await section('Route of the trip')).getAllByRole('listitem');
  expect(way.map((line) => line.textContent)).toEqual([
    'Parcel deposit01/03/26 10:30 · by Amina Probe',
    'Crossing in Spain02/03/26 10:30 · by Amina Probe',
    'Back to “Crossing in France”03/03/26 10:30 · by Amina Probe',
    'Finished07/03/26 10:30 · by Amina Probe',
  ]);
  expect(screen.getByText('6 days')).toBeVisible();
});

it('a trip names what carries it, and the day on which it passes the border', async () => {
  await openTrip('trip-old', {
    trips: [{ ...FINISHED, vehicle: 'B-JI 2026', passage: '2026-03-05' }],
  });
  expect(await screen.findByText('B-JI 2026')).toBeVisible();
  const label = screen.getByText('Day of passage');
  expect(label.nextElementSibling).toHaveTextContent('05/03/26');
});

it('a trip of a back end without a history shows its beginning and its end', async () => {
  const { history: _history, ...trip } = FINISHED;
  await openTrip('trip-old', { trips: [trip] });
  const way = within(await section('Route of the trip')).getAllByRole('listitem');
  expect(way.map((line) => line.textContent)).toEqual([
    'Parcel deposit01/03/26 10:30',
    'Finished07/03/26 10:30',
  ]);
});

it('the orders that a finished trip carried stay readable, page by page, each a link to its page', async () => {
  const orders = [...'abcdefghijkl'].map((letter) => carried(`Amrani ${letter}`, 'trip-old'));
  const backEnd = await openTrip('trip-old', {
    orders: [...orders, carried('Other', 'trip-older'), carried('Waiting', null)],
  });
  const shown = await section(ORDERS);
  expect(await within(shown).findByText('Nadia Amrani a')).toBeVisible();
  expect(within(shown).getAllByRole('row')).toHaveLength(11);
  expect(await within(shown).findByText(/of 12/)).toBeVisible();
  expect(backEnd.listQueries[0]?.get('trip')).toBe('trip-old');
  expect(within(shown).queryByText(/Other|Waiting/)).toBeNull();
  const [first] = orders;
  expect(within(shown).getByRole('link', { name: first?.billCode ?? '' })).toHaveAttribute(
    'href',
    `/commands/${first?._id}/show`,
  );
});

it('the orders of a trip are totalled over all pages', async () => {
  await openTrip('trip-old', {
    orders: [carried('Amrani', 'trip-old')],
    totals: { count: 1, packages: 21, weight: 310.5, unpaid: '45.00' },
  });
  const shown = await section(ORDERS);
  expect(await within(shown).findByText(/21 parcels/)).toBeVisible();
  expect(shown).toHaveTextContent('1 order · 21 parcels · 310.5 kg · €45.00 not paid');
});

it('a back end without totals still gives the number of orders', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openTrip('trip-old', { orders: [carried('Amrani', 'trip-old')] });
  expect(await within(await section(ORDERS)).findByText('1 order')).toBeVisible();
});

it('the orders of an open trip are those in tracking', async () => {
  await openTrip('trip-new', {
    orders: [carried('Amrani', null), carried('Bennani', 'trip-old'), orderOf({})],
  });
  const shown = await section(ORDERS);
  expect(await within(shown).findByText('Nadia Amrani')).toBeVisible();
  expect(within(shown).getAllByRole('row')).toHaveLength(2);
});

it('a trip without orders says so', async () => {
  await openTrip('trip-old', {});
  expect(await screen.findByText('This trip carried no orders.')).toBeVisible();
});

it('a finished trip shows no orders if the back end does not record which trip carried an order', async () => {
  const { trip: _trip, ...unmarked } = carried('Amrani', null);
  await openTrip('trip-old', { anyOrders: [unmarked] });
  await section('Route of the trip');
  await waitForElementToBeRemoved(() => screen.queryByRole('region', { name: ORDERS }));
  expect(screen.queryByText('Nadia Amrani')).toBeNull();
});

it('on a phone each order is one card that links to its page', async () => {
  const order = carried('Amrani', 'trip-old');
  await openTrip('trip-old', { orders: [order], width: 390 });
  const card = await screen.findByRole('link', { name: /Nadia Amrani/ });
  expect(card).toHaveAttribute('href', `/commands/${order._id}/show`);
  expect(card).toHaveTextContent('2 parcels · 12.5 kg');
});

it('the list of trips names the step of each, and links to its page', async () => {
  await openAt('/trips', {});
  const [, open, finished] = await screen.findAllByRole('row');
  expect(open).toHaveTextContent('Crossing in France');
  expect(finished).toHaveTextContent('Finished');
  expect(within(finished ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/trips/trip-old/show',
  );
});

it('the form of a trip offers its steps, and leaves finishing to tracking', async () => {
  await openAt('/trips/trip-new', {});
  const step = await screen.findByRole('combobox', { name: 'Step' });
  expect(step).toHaveTextContent('Crossing in France');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/finished in tracking/)).toBeVisible();
  await userEvent.click(step);
  expect(await screen.findByRole('option', { name: 'Finished' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('an open trip can be finished on its own page too, and then not edited any more', async () => {
  const backEnd = await openTrip('trip-back', {
    trips: [{ ...OPEN, _id: 'trip-back', name: 'B', description: 'Groupe B' }],
  });
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull());
  expect(backEnd.changes()).toEqual([
    { method: 'PUT', path: 'trips/trip-back', body: { status: 7, finish: true, __v: 5 } },
  ]);
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

it('a click on a row opens the page of its order', async () => {
  await openTrip('trip-old', { orders: [carried('Amrani', 'trip-old')] });
  await userEvent.click(await within(await section(ORDERS)).findByText('Nadia Amrani'));
  expect(await screen.findByText('The page of the order')).toBeVisible();
});

it('a trip says how many of its parcels are loaded, and lists the others with their orders', async () => {
  const left = (number: number) => ({
    code: '800000000013',
    order: 'order-1',
    billCode: 'JS-10001',
    number,
    of: 2,
    state: 'received',
    recipient: 'Yassin Amrani',
    destination: 'Fes',
  });
  await openTrip('trip-new', {
    loading: {
      states: { registered: 0, received: 1, loaded: 400, delivered: 28, missing: 0 },
      left: [left(2)],
    },
  });
  const shown = await section('Loading');
  expect(shown).toHaveTextContent('Loaded 428 of 429');
  expect(shown).toHaveTextContent('1 parcel is not loaded');
  await userEvent.click(within(shown).getByRole('button', { name: 'Show them' }));
  const link = within(shown).getByRole('link');
  expect(link).toHaveAttribute('href', '/commands/order-1/show');
  expect(link).toHaveTextContent('Fes · Yassin AmraniIn the warehouseJS-10001 · 2 of 2');
});
