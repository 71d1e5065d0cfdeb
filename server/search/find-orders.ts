import { sql } from 'kysely';
import { destinationShown } from '../../domain/cities/address-parts.ts';
import { mayReadAll } from '../../domain/field-access.ts';
import { recipientName, senderName } from '../../domain/orders/names.ts';
import { fullName } from '../../domain/people/full-name.ts';
import { commands, type Order } from '../../domain/resources/commands.ts';
import {
  type FoundOrder,
  type FoundRecipient,
  ORDER_PLACES,
  type OrderPlace,
  orderPlace,
  type PlaceCount,
} from '../../domain/search/found.ts';
import { binResource } from '../orders/bin-resource.ts';
import type { Reading } from '../resources/request-context.ts';
import { areFoundIn } from '../resources/search-text.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';
import {
  type FoundRow,
  latestFound,
  MOST_COUNTED,
  type Searched,
  type Sought,
  type SoughtPage,
} from './latest-found.ts';
import { searchedResource } from './searched-resource.ts';
import { shownRecords } from './shown-records.ts';

/** The rows that were found, and the ids of those that are counted and not in the bin. */
export type OrderRows = {
  readonly found: readonly FoundRow[];
  readonly deleted: readonly FoundRow[];
  readonly ids: readonly string[];
};

export const NO_ORDERS: OrderRows = { found: [], deleted: [], ids: [] };

/** The orders that were found, of which only the latest are read whole. */
export type FoundOrders = {
  readonly count: number;
  readonly isMore: boolean;
  readonly isExact: boolean;
  readonly hits: readonly FoundOrder[];
  readonly places: readonly PlaceCount[];
  readonly recipients: readonly FoundRecipient[];
};

const NOTHING: FoundOrders = {
  count: 0,
  isMore: false,
  isExact: false,
  hits: [],
  places: [],
  recipients: [],
};

const { recipient: RECIPIENT } = commands.fields;
const RECIPIENT_PATHS = ['firstName', 'lastName', 'phone', 'address'].map(
  (name) => `recipient.${name}`,
);

const COLUMNS = [
  sql`r.code`,
  sql`r.stage`,
  sql`r.trip_group`,
  sql`r.finished`,
  sql`r.sender_name`,
  sql`r.recipient_first_name`,
  sql`r.recipient_last_name`,
  sql`r.recipient_phone`,
  sql`r.recipient_address`,
];

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Orders wherever they are, with the bin, the latest first. */
export async function findOrders(
  executor: Executor,
  reading: Reading,
  sought: Sought,
): Promise<OrderRows> {
  const orders = reading.resources.get(commands.name);
  if (!orders) return NO_ORDERS;
  const living = searchedResource(reading, orders, { age: 'created_at', columns: COLUMNS });
  const binned = searchedResource(reading, binResource(orders), {
    age: 'deleted_at',
    columns: COLUMNS,
  });
  const search = async (searched: Searched | undefined) =>
    searched ? latestFound(executor, searched, sought) : [];
  const [found, deleted] = await Promise.all([search(living), search(binned)]);
  return { found, deleted, ids: idsOf(found.slice(0, MOST_COUNTED)) };
}

/**
 * The latest of the orders that were found, but one with exactly the code that was typed before all
 * others, and the recipients among them.
 */
export async function showOrders(
  executor: Executor,
  reading: Reading,
  sought: SoughtPage,
  { found, deleted }: OrderRows,
): Promise<FoundOrders> {
  const orders = reading.resources.get(commands.name);
  if (!orders) return NOTHING;
  const first = exactFirst(found, sought);
  const firstDeleted = exactFirst(deleted, sought);
  const shown = idsOf(first).slice(0, sought.limit);
  const shownDeleted = idsOf(firstDeleted).slice(0, sought.limit - shown.length);
  const [records, deletedRecords] = await Promise.all([
    shownRecords(executor, reading, orders, shown),
    shownRecords(executor, reading, binResource(orders), shownDeleted),
  ]);
  const counted = found.slice(0, MOST_COUNTED);
  const countedDeleted = deleted.slice(0, MOST_COUNTED);
  return {
    count: counted.length + countedDeleted.length,
    isMore: found.length + deleted.length > counted.length + countedDeleted.length,
    isExact: isExact(first[0], sought) || isExact(firstDeleted[0], sought),
    hits: [
      ...records.map(asOrder).map((order) => foundOrder(order, orderPlace(order))),
      ...deletedRecords.map(asOrder).map((order) => foundOrder(order, 'bin')),
    ],
    places: placesOf(counted, countedDeleted.length),
    recipients: mayReadAll(commands.fields, [...RECIPIENT_PATHS, 'user'], reading.actor)
      ? recipientsAmong(counted, sought)
      : [],
  };
}

const idsOf = (rows: readonly FoundRow[]): readonly string[] => rows.map(({ id }) => id);

/** Whether a row has exactly the code that was typed, in any spelling that the search understands. */
function isExact(row: FoundRow | undefined, { terms }: Sought): boolean {
  const [term, ...others] = terms;
  return (
    row !== undefined &&
    others.length === 0 &&
    term?.length === 1 &&
    term[0] === String(row.code).toLowerCase()
  );
}

const exactFirst = (rows: readonly FoundRow[], sought: Sought): readonly FoundRow[] =>
  rows.toSorted((a, b) => Number(isExact(b, sought)) - Number(isExact(a, sought)));

/** What a reader sees of an order: some of its fields may be missing. */
type SeenOrder = Pick<WireRecord, '_id' | 'createdAt'> & Partial<Order>;

const asOrder = (record: WireRecord): SeenOrder => record as SeenOrder;

const foundOrder = (order: SeenOrder, place: OrderPlace): FoundOrder => ({
  _id: order._id,
  billCode: order.billCode ?? '',
  place,
  sender: textOrNull(senderName(order)),
  recipient: textOrNull(recipientName(order)),
  city: textOrNull(destinationShown(order.recipient?.address)),
  paid: order.paid ?? null,
  createdAt: order.createdAt,
});

function placesOf(rows: readonly FoundRow[], deleted: number): readonly PlaceCount[] {
  const counts = new Map<OrderPlace, number>([['bin', deleted]]);
  for (const { trip_group, stage, finished } of rows) {
    const place = orderPlace({
      tripGroup: String(trip_group),
      commandMode: String(stage),
      finish: finished === true,
    });
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return ORDER_PLACES.flatMap((place) => {
    const count = counts.get(place) ?? 0;
    return count > 0 ? [{ place, count }] : [];
  });
}

/** The recipients of found orders who are themselves what was looked for, each phone number once. */
function recipientsAmong(rows: readonly FoundRow[], { terms }: Sought): readonly FoundRecipient[] {
  const byPhone = new Map<string, FoundRecipient>();
  for (const row of rows) {
    const values = {
      firstName: textOrNull(row.recipient_first_name),
      lastName: textOrNull(row.recipient_last_name),
      phone: String(row.recipient_phone),
      address: textOrNull(row.recipient_address),
    };
    if (byPhone.has(values.phone)) continue;
    if (!areFoundIn(terms, { recipient: RECIPIENT }, { recipient: values })) continue;
    byPhone.set(values.phone, {
      name: fullName(values),
      phone: values.phone,
      address: values.address,
      order: row.id,
      billCode: String(row.code),
      sender: textOrNull(row.sender_name),
    });
  }
  return [...byPhone.values()];
}
