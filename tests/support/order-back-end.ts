import { HttpResponse, http } from 'msw';
import { commands } from '../../domain/resources/commands.ts';
import { tours } from '../../domain/resources/tours.ts';
import { trips } from '../../domain/resources/trips.ts';
import { fakeBackEnd } from './fake-back-end.ts';
import { fakeError, matchingRows } from './fake-list.ts';
import { orderBin, type WireBinned } from './order-bin.ts';
import type { WireOrder } from './sample-order.ts';

export const API = 'http://back-end.test/api/v1';

type Rejection = { status: number; code?: string };
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

/** What the tests call what they reject, where it has another name at the back end. */
const REJECTED: Readonly<Record<string, string>> = { list: 'commands', 'create group': 'create' };

/**
 * The fake back end with orders and trips, and beside them what the specification has for orders:
 * sums, the bin and files of ID documents. It lacks what other back ends lack too, unless a test
 * adds it.
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
  const fake = fakeBackEnd(API, [
    { definition: commands, rows: start.orders ?? [] },
    {
      definition: trips,
      rows: start.trips ?? (start.groups ?? ['A', 'B']).map(tripOf),
      made: ({ name }) => tripOf(String(name)),
      presets: { finish: 'false' },
    },
    { definition: tours, rows: TOURS },
  ]);
  const rejections = new Map<string, Rejection>();
  const binChanges: Change[] = [];
  const totalsQueries: URLSearchParams[] = [];

  const rejected = (key: string) => {
    const rejection = rejections.get(key);
    return rejection && HttpResponse.json({ message: '', code: rejection.code }, rejection);
  };
  const order = (id: string) => fake.rows('commands').find(({ _id }) => _id === id) as WireOrder;

  const bin = orderBin({
    url: `${API}/commands`,
    start: start.bin || [],
    rejected,
    note: (method, path) => void binChanges.push({ method, path, body: undefined }),
    bringBack: (restored) => fake.add('commands', restored),
  });

  const handlers = [
    ...LACKING.map((path) => http.all(`${API}/${path}`, () => fakeError(404, 'route.notFound'))),
    // Nobody has filled in the settings.
    http.get(`${API}/settings`, () => HttpResponse.json({ count: 0, data: [] })),
    ...(start.bin === false
      ? [http.get(`${API}/commands/bin`, () => fakeError(404, 'record.notFound'))]
      : bin.handlers),
    http.get(`${API}/commands/totals`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      totalsQueries.push(query);
      if (!start.adds) return fakeError(404, 'record.notFound');
      const orders = matchingRows(commands, fake.rows('commands'), query) as readonly WireOrder[];
      return rejected('totals') ?? HttpResponse.json({ status: 'success', data: totalsOf(orders) });
    }),
    // An order that is deleted goes to the bin; the deletion itself is done below.
    http.delete(`${API}/commands/:id`, ({ params }) => {
      const deleted = order(String(params.id));
      if (deleted && !rejections.has(deleted._id)) bin.add(deleted);
    }),
    http.get(
      `${API}/auth/getcommandfile/:name`,
      ({ params }) =>
        rejected(String(params.name)) ??
        HttpResponse.arrayBuffer(new TextEncoder().encode(String(params.name)).buffer, {
          headers: { 'content-type': 'image/png' },
        }),
    ),
    fake.beside,
  ];

  return {
    handlers,
    /** Changes that arrived, by path: several run at once without waiting for each other. */
    changes: (): Change[] =>
      [...fake.calls, ...binChanges].toSorted((a, b) => a.path.localeCompare(b.path)),
    /** Queries of the lists that were requested, without single orders. */
    get listQueries(): readonly URLSearchParams[] {
      return fake.queries('commands').filter((query) => !query.has('_id'));
    },
    /** Queries that name orders by their ids. */
    get idQueries(): readonly URLSearchParams[] {
      return fake.queries('commands').filter((query) => query.has('_id'));
    },
    /** Queries for which sums were requested. */
    totalsQueries: totalsQueries as readonly URLSearchParams[],
    order: (id: string): WireOrder | undefined => order(id),
    /** Whether an order is in the bin. */
    isBinned: (id: string) => bin.holds(id),
    /** From now on, rejects calls for this order, or for 'list', 'trips' or 'create group'. */
    reject: (key: string, rejection: Rejection) => {
      rejections.set(key, rejection);
      const { status, code } = rejection;
      fake.reject(REJECTED[key] ?? key, status, { message: '', code });
    },
    accept: (key: string) => {
      rejections.delete(key);
      fake.accept(REJECTED[key] ?? key);
    },
    holdChanges: fake.holdChanges,
    /** What somebody else changes in the meantime. */
    meanwhile: (id: string, change: Partial<WireOrder> | 'delete') =>
      fake.meanwhile('commands', id, change),
    /** What somebody else changes on a trip in the meantime. */
    meanwhileTrip: (id: string, change: Partial<WireTrip>) => fake.meanwhile('trips', id, change),
    meanwhileGroup: (name: string) => fake.add('trips', tripOf(name)),
  };
}

/** What belongs to printed documents, notices and preferences. */
const LACKING = [
  'audit/exports',
  'texts',
  'invoices',
  'parcels',
  'prints',
  'public-origin',
  'counts',
  'notices/*',
  'preferences',
];

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

const totalsOf = (orders: readonly WireOrder[]) => ({
  count: orders.length,
  packages: orders.reduce((sum, { numofpackages }) => sum + (numofpackages ?? 0), 0),
  weight: orders.reduce((sum, { wights }) => sum + (wights ?? 0), 0),
  unpaid: orders
    .reduce((sum, { paid, priceTotal }) => sum + (paid ? 0 : Number(priceTotal ?? 0)), 0)
    .toFixed(2),
});
