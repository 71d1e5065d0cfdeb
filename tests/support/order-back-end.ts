import { HttpResponse, http } from 'msw';
import { valueAt } from '../../domain/paths.ts';
import { orderBin, type WireBinned } from './order-bin.ts';
import type { WireOrder } from './sample-order.ts';

export const API = 'http://back-end.test/api/v1';

type Refusal = { status: number; code?: string };
type TripLine = { at: string; by: string; from: number | null; to: number };
type WireTrip = {
  _id: string;
  name: string;
  description?: string;
  status: number;
  finish: boolean;
  __v: number;
  createdAt?: string;
  finishedAt?: string | null;
  history?: TripLine[];
  vehicle?: string | null;
  passage?: string | null;
};

/** A call that changed something, as it arrived. */
export type Change = { method: string; path: string; body: unknown };

/**
 * An in-memory back end that implements the specification's calls for orders and trips: filters,
 * pages, sorts, stale versions. The test decides what it rejects.
 */
export function orderBackEnd(
  start: {
    orders?: WireOrder[];
    groups?: string[];
    trips?: WireTrip[];
    /** The content of the bin; `false` for a back end without one. */
    bin?: WireBinned[] | false;
    /** Whether it returns sums over orders. */
    adds?: boolean;
  } = {},
) {
  let orders = [...(start.orders ?? [])];
  let trips: WireTrip[] = start.trips ?? (start.groups ?? ['A', 'B']).map(tripOf);
  const refusals = new Map<string, Refusal>();
  const changes: Change[] = [];
  const listQueries: URLSearchParams[] = [];
  const totalsQueries: URLSearchParams[] = [];
  let held: Promise<void> | undefined;

  const refused = (key: string) => {
    const refusal = refusals.get(key);
    return refusal && HttpResponse.json({ message: '', code: refusal.code }, refusal);
  };

  const bin = orderBin({
    url: `${API}/commands`,
    start: start.bin || [],
    answerOf,
    refused,
    note: (method, path) => void changes.push({ method, path, body: undefined }),
    bringBack: (order) => {
      orders = [...orders, order];
    },
  });
  const noBin = http.get(`${API}/commands/bin`, () =>
    HttpResponse.json({ code: 'record.notFound' }, { status: 404 }),
  );

  /** Resources for printed documents, which this back end lacks unless a test adds them. */
  const lacking = [
    'settings',
    'texts',
    'invoices',
    'parcels',
    'prints',
    'public-origin',
    'counts',
  ].map((name) =>
    http.all(`${API}/${name}`, () =>
      HttpResponse.json({ code: 'route.notFound' }, { status: 404 }),
    ),
  );

  const handlers = [
    ...lacking,
    ...(start.bin === false ? [noBin] : bin.handlers),
    http.get(`${API}/commands/totals`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      totalsQueries.push(query);
      if (!start.adds) return HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
      return (
        refused('totals') ??
        HttpResponse.json({ status: 'success', data: totalsOf(matchingIn(orders, query)) })
      );
    }),
    http.get(`${API}/commands`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (!query.has('_id')) listQueries.push(query);
      return refused('list') ?? HttpResponse.json(answerOf(orders, query));
    }),
    http.put(`${API}/commands/:id`, async ({ request, params }) => {
      const id = String(params.id);
      const body = (await request.json()) as Partial<WireOrder>;
      await held;
      changes.push({ method: 'PUT', path: `commands/${id}`, body });
      const order = orders.find(({ _id }) => _id === id);
      if (!order) return HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
      if (body.__v !== undefined && body.__v !== order.__v) {
        return HttpResponse.json({ code: 'record.stale', current: order }, { status: 409 });
      }
      const refusal = refused(id);
      if (refusal) return refusal;
      const changed = { ...order, ...body, __v: order.__v + 1 };
      orders = orders.map((other) => (other._id === id ? changed : other));
      return HttpResponse.json({ status: 'success', data: changed });
    }),
    http.delete(`${API}/commands/:id`, ({ params }) => {
      const id = String(params.id);
      changes.push({ method: 'DELETE', path: `commands/${id}`, body: undefined });
      const refusal = refused(id);
      if (refusal) return refusal;
      const order = orders.find(({ _id }) => _id === id);
      if (order) bin.add(order);
      orders = orders.filter((other) => other !== order);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${API}/trips`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const data = trips.filter(
        (trip) =>
          trip.name === query.get('name') &&
          String(trip.finish) === (query.get('finish') ?? 'false'),
      );
      return refused('trips') ?? HttpResponse.json({ count: data.length, data });
    }),
    http.get(`${API}/trips/:id`, ({ params }) => {
      const trip = trips.find(({ _id }) => _id === params.id);
      return trip
        ? HttpResponse.json({ status: 'success', data: trip })
        : HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
    }),
    http.put(`${API}/trips/:id`, async ({ request, params }) => {
      const id = String(params.id);
      const body = (await request.json()) as Partial<WireTrip>;
      await held;
      changes.push({ method: 'PUT', path: `trips/${id}`, body });
      const trip = trips.find(({ _id }) => _id === id);
      if (!trip) return HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
      const refusal = refused(id);
      if (refusal) return refusal;
      if (body.__v !== undefined && body.__v !== trip.__v) {
        return HttpResponse.json({ code: 'record.stale', current: trip }, { status: 409 });
      }
      const changed = { ...trip, ...body, __v: trip.__v + 1 };
      trips = trips.map((other) => (other._id === id ? changed : other));
      return HttpResponse.json({ status: 'success', data: changed });
    }),
    // A back end that knows nothing of notices.
    http.all(`${API}/notices/*`, () => HttpResponse.json({}, { status: 404 })),
    // Back ends without preferences keep them on the device.
    http.get(`${API}/preferences`, () =>
      HttpResponse.json({ code: 'route.notFound' }, { status: 404 }),
    ),
    http.get(`${API}/tours`, () => HttpResponse.json({ count: TOURS.length, data: TOURS })),
    http.post(`${API}/trips`, async ({ request }) => {
      const body = (await request.json()) as { name: string };
      changes.push({ method: 'POST', path: 'trips', body });
      const refusal = refused('create group');
      if (refusal) return refusal;
      trips = [...trips, tripOf(body.name)];
      return HttpResponse.json({ status: 'success', data: trips.at(-1) }, { status: 201 });
    }),
    http.get(
      `${API}/auth/getcommandfile/:name`,
      ({ params }) =>
        refused(String(params.name)) ??
        HttpResponse.arrayBuffer(new TextEncoder().encode(String(params.name)).buffer, {
          headers: { 'content-type': 'image/png' },
        }),
    ),
  ];

  return {
    handlers,
    /** Changes that arrived, by path: several run at once without waiting for each other. */
    changes: () => changes.toSorted((a, b) => a.path.localeCompare(b.path)),
    /** Queries of the lists that were requested, without single orders. */
    listQueries: listQueries as readonly URLSearchParams[],
    /** Queries for which sums were requested. */
    totalsQueries: totalsQueries as readonly URLSearchParams[],
    order: (id: string) => orders.find(({ _id }) => _id === id),
    /** Whether an order is in the bin. */
    isBinned: (id: string) => bin.holds(id),
    /** From now on, rejects calls for this order, or for 'list', 'trips' or 'create group'. */
    refuse: (key: string, refusal: Refusal) => void refusals.set(key, refusal),
    accept: (key: string) => void refusals.delete(key),
    /** Makes changes wait until the gate is opened. */
    holdChanges: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { open: resolve };
    },
    /** What somebody else changes in the meantime. */
    meanwhile: (id: string, change: Partial<WireOrder> | 'delete') => {
      orders =
        change === 'delete'
          ? orders.filter(({ _id }) => _id !== id)
          : orders.map((o) => (o._id === id ? { ...o, ...change, __v: o.__v + 1 } : o));
    },
    /** What somebody else changes on a trip in the meantime. */
    meanwhileTrip: (id: string, change: Partial<WireTrip>) => {
      trips = trips.map((t) => (t._id === id ? { ...t, ...change, __v: t.__v + 1 } : t));
    },
    meanwhileGroup: (name: string) => {
      trips = [...trips, tripOf(name)];
    },
  };
}

const TOURS = [
  { _id: 'tour-a', Tname: 'A', status: 'open' },
  { _id: 'tour-b', Tname: 'B', status: 'open' },
];

const tripOf = (name: string): WireTrip => ({
  _id: `trip-${name}`,
  name,
  status: 2,
  finish: false,
  __v: 1,
});

const NO_FILTERS = ['page', 'limit', 'sort', 'search'];

function matchingIn(orders: readonly WireOrder[], query: URLSearchParams): readonly WireOrder[] {
  const keys = [...new Set(query.keys())].filter((key) => !NO_FILTERS.includes(key));
  const search = query.get('search')?.toLowerCase();
  return orders
    .filter((order) => keys.every((key) => passes(order, key, query.getAll(key))))
    .filter((order) => !search || JSON.stringify(order).toLowerCase().includes(search));
}

/**
 * Whether an order matches one condition of a query: `field=a&field=b`, `field[gte]=…` and so on.
 */
function passes(order: WireOrder, key: string, wanted: readonly string[]): boolean {
  const [, path = key, operator = 'eq'] = /^(.+)\[(\w+)\]$/.exec(key) ?? [];
  const value = valueAt(order, path);
  const [limit = ''] = wanted;
  if (operator === 'eq') return wanted.includes(String(value));
  if (operator === 'ne') return !wanted.includes(String(value));
  const isNumber = typeof value === 'number' || !Number.isNaN(Number(limit));
  const difference = isNumber
    ? Number(value) - Number(limit)
    : Date.parse(String(value)) - Date.parse(limit);
  if (operator === 'gte') return difference >= 0;
  if (operator === 'lte') return difference <= 0;
  return operator === 'lt' ? difference < 0 : difference > 0;
}

const totalsOf = (orders: readonly WireOrder[]) => ({
  count: orders.length,
  packages: orders.reduce((sum, { numofpackages }) => sum + (numofpackages ?? 0), 0),
  weight: orders.reduce((sum, { wights }) => sum + (wights ?? 0), 0),
  unpaid: orders
    .reduce((sum, { paid, priceTotal }) => sum + (paid ? 0 : Number(priceTotal ?? 0)), 0)
    .toFixed(2),
});

function answerOf(orders: readonly WireOrder[], query: URLSearchParams) {
  const matching = matchingIn(orders, query);
  const sort = query.get('sort');
  const path = sort?.replace('-', '') ?? '';
  const sorted = sort
    ? matching.toSorted(
        (a, b) =>
          String(valueAt(a, path)).localeCompare(String(valueAt(b, path)), 'de', {
            numeric: true,
          }) * (sort.startsWith('-') ? -1 : 1),
      )
    : matching;
  const limit = Number(query.get('limit') ?? sorted.length);
  const from = (Number(query.get('page') ?? 1) - 1) * limit;
  return { status: 'success', count: matching.length, data: sorted.slice(from, from + limit) };
}
