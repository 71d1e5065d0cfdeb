import { STAGE_ADDRESSES } from '../orders/addresses.ts';
import { STAGE_ORDERS } from '../orders/stages.ts';

/** A filter of a list, as its address carries it: a value, any of several, or a range. */
export type LineFilter = Readonly<
  Record<string, string | readonly string[] | Readonly<Partial<Record<'gte' | 'lt', string>>>>
>;

/** What the lines that depend on the day and on the person count from: ISO moments. */
export type LineTimes = {
  /** When this person was here last. */
  readonly since: string;
  /** When today begins and ends in Berlin. */
  readonly today: { readonly from: string; readonly to: string };
};

type ListedLine = {
  readonly resource: 'commands' | 'deliveries' | 'appointments';
  /** The list that shows exactly the counted records. */
  readonly address: `/${string}`;
  /** What that list requests by itself. */
  readonly base?: LineFilter;
  /** What the line adds to it. */
  readonly filter: (times: LineTimes) => LineFilter;
  /** Which moment of the records says how long the oldest has waited. */
  readonly waitsFrom: 'createdAt' | 'start';
  /** Whether what is still to be paid is added up. */
  readonly isSummed?: true;
};

/** The list of all orders, whatever their stage. */
const ALL_ORDERS = '/commands';
const NOT_ARRIVED = { finish: 'false' } as const;

const texts = (base: object): LineFilter =>
  Object.fromEntries(Object.entries(base).map(([path, value]) => [path, String(value)]));

/**
 * What the office looks after, in the order in which a day does it. A line is counted by the filter
 * of the list that it leads to, so its number and that list are the same records.
 */
export const LISTED_LINES = {
  newOrders: {
    resource: 'commands',
    address: ALL_ORDERS,
    filter: ({ since }) => ({ createdAt: { gte: since } }),
    waitsFrom: 'createdAt',
  },
  unverified: {
    resource: 'commands',
    address: STAGE_ADDRESSES.warehouse,
    base: texts(STAGE_ORDERS.warehouse),
    filter: () => ({ verified: 'false' }),
    waitsFrom: 'createdAt',
  },
  noIdentity: {
    resource: 'commands',
    address: ALL_ORDERS,
    filter: () => ({ ...NOT_ARRIVED, missing: ['identity'] }),
    waitsFrom: 'createdAt',
  },
  noWeightOrPrice: {
    resource: 'commands',
    address: ALL_ORDERS,
    filter: () => ({ ...NOT_ARRIVED, missing: ['weight', 'price'] }),
    waitsFrom: 'createdAt',
  },
  unpaid: {
    resource: 'commands',
    address: ALL_ORDERS,
    filter: () => ({ paid: 'false' }),
    waitsFrom: 'createdAt',
    isSummed: true,
  },
  unlabelled: {
    resource: 'commands',
    address: ALL_ORDERS,
    filter: () => ({ ...NOT_ARRIVED, withBill: 'true', withTicket: 'false' }),
    waitsFrom: 'createdAt',
  },
  failedMessages: {
    resource: 'deliveries',
    address: '/outbox',
    filter: () => ({ status: 'failed' }),
    waitsFrom: 'createdAt',
  },
  appointmentsToday: {
    resource: 'appointments',
    address: '/appointments',
    filter: ({ today }) => ({ start: { gte: today.from, lt: today.to } }),
    waitsFrom: 'start',
  },
} as const satisfies Readonly<Record<string, ListedLine>>;

export type ListedLineName = keyof typeof LISTED_LINES;

/**
 * The invoices whose payment term is over. Their list has calls of its own, so the filter of a resource
 * does not count them.
 */
export const OVERDUE_INVOICES = {
  address: '/bills/issued',
  filter: { paymentState: 'overdue' },
} as const satisfies { address: `/${string}`; filter: LineFilter };

/** The open trip of each group, with the parcels that it is to carry. */
export const TRIP_LINES = { tripA: 'A', tripB: 'B' } as const;
export type TripLineName = keyof typeof TRIP_LINES;
export const isTripLine = (line: WorkLineName): line is TripLineName =>
  Object.hasOwn(TRIP_LINES, line);

/** All lines: the conversations that wait for an answer, those of lists, the overdue invoices, and the trips. */
export const WORK_LINES: readonly [WorkLineName, ...WorkLineName[]] = [
  'toAnswer',
  ...(Object.keys(LISTED_LINES) as ListedLineName[]).flatMap((line): WorkLineName[] =>
    line === 'unpaid' ? [line, 'overdueInvoices'] : [line],
  ),
  ...(Object.keys(TRIP_LINES) as TripLineName[]),
];
export type WorkLineName = ListedLineName | 'toAnswer' | 'overdueInvoices' | TripLineName;

/** Whether a line counts the records of a resource by a filter of its list. */
export const isListedLine = (line: WorkLineName): line is ListedLineName =>
  Object.hasOwn(LISTED_LINES, line);

/** The longest time for which a line can be snoozed. */
export const LONGEST_SNOOZE_DAYS = 31;

/** A line as the server returns it, in the form of the wire. */
export type WorkLine = {
  readonly line: WorkLineName;
  readonly count: number;
  /** Since when the oldest of them waits; of appointments, when the first one begins. */
  readonly oldest: string | null;
  /** What is still to be paid of all of them, in euro as wire money; only where it is added up. */
  readonly due?: string;
  /** What the list at the line's address is filtered by, besides what it requests by itself. */
  readonly filter: LineFilter;
  /** Of a trip: its record, its step, and how many of its parcels are in the vehicle. */
  readonly trip?: { readonly _id: string; readonly status: number; readonly loaded: number };
  readonly snoozedUntil: string | null;
  readonly assignedTo: { readonly _id: string; readonly name: string } | null;
};

/** What the open trip of a group carries to, or picks up in, one city. */
export type CityLoad = {
  /** Empty where the address names no city. */
  readonly city: string;
  readonly orders: number;
  readonly packages: number;
  /** Kilograms. */
  readonly weight: number;
};

export type TripLoad = {
  readonly _id: string;
  readonly name: 'A' | 'B';
  readonly description: string | null;
  readonly status: number;
  /** Since when it stands at its step. */
  readonly stepSince: string;
  readonly cities: readonly CityLoad[];
};

/** What a trip has carried and earned. */
export type TripYield = {
  readonly _id: string;
  readonly name: 'A' | 'B';
  readonly description: string | null;
  /** The day on which it passed the border, and the moment when it was opened. */
  readonly passage: string | null;
  readonly createdAt: string;
  readonly finishedAt: string;
  readonly orders: number;
  readonly packages: number;
  /** Kilograms. */
  readonly weight: number;
  /** What its orders cost, paid or not, in euro as wire money. */
  readonly revenue: string;
};
