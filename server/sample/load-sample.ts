import { type Kysely, sql, type Transaction } from 'kysely';
import { ADMINISTRATOR_ROLES } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { LegalSettings } from '../../domain/legal/legal-placeholders.ts';
import { advertisement } from '../../domain/resources/advertisement.ts';
import { appointments } from '../../domain/resources/appointments.ts';
import { bookings } from '../../domain/resources/bookings.ts';
import { commands } from '../../domain/resources/commands.ts';
import { faq } from '../../domain/resources/faq.ts';
import { gallery } from '../../domain/resources/gallery.ts';
import { infos } from '../../domain/resources/infos.ts';
import { LEGAL_PAGES } from '../../domain/resources/legal-pages.ts';
import { notices } from '../../domain/resources/notices.ts';
import { prices } from '../../domain/resources/prices.ts';
import { replies } from '../../domain/resources/replies.ts';
import { reviews } from '../../domain/resources/reviews.ts';
import { settings } from '../../domain/resources/settings.ts';
import { templates } from '../../domain/resources/templates.ts';
import { tours } from '../../domain/resources/tours.ts';
import { trips } from '../../domain/resources/trips.ts';
import { users } from '../../domain/resources/users.ts';
import { toGrams } from '../../domain/weight.ts';
import type { DB } from '../database/database-types.ts';
import { legalSettings } from '../legal/publish-version.ts';
import { orderCodes } from '../orders/order-codes.ts';
import { customerCodes } from '../people/customer-codes.ts';
import type { Engine } from '../resources/engine.ts';
import type { Resource } from '../resources/resource.ts';
import { endSetup } from '../setup/setup-state.ts';
import { calendarAt } from './calendar.ts';
import { isEmpty } from './is-empty.ts';
import { type LoadedCampaign, loadedBroadcasts, loadedCampaigns } from './sample-campaigns.ts';
import {
  announcementsOf,
  type LoadedConversation,
  loadedConversations,
} from './sample-conversations.ts';
import { type ContentName, readSample } from './sample-data.ts';
import { sampleFiles } from './sample-files.ts';
import { type SampleVersion, sampleLegal } from './sample-legal.ts';
import { type LoadedOrder, loadedOrders } from './sample-orders.ts';
import { insertRecord, type Reader, readerAt, type SampleRecord } from './sample-records.ts';
import { type LoadedTrip, loadedTrips } from './sample-trips.ts';
import { setWeightPrice } from './set-weight-price.ts';

/** What a load writes to. */
export type SampleTarget = Pick<Engine, 'database' | 'blobs' | 'resources'>;

const ROWS_A_STATEMENT = 200;

/** The resources of the files that hold nothing but records, each after those that it refers to. */
const CONTENT: Readonly<Record<ContentName, Definition>> = {
  settings,
  tours,
  gallery,
  infos,
  advertisement,
  faq,
  prices,
  replies,
  templates,
  notices,
  appointments,
  bookings,
  reviews,
};

/** Those that refer to customers and orders. */
const VISITS = ['appointments', 'bookings', 'reviews'] as const satisfies readonly ContentName[];

type Clerk = { readonly id: string; readonly name: string };

/** The administrator who is recorded as the author of the sample week. Throws if there is none. */
async function clerkOf(database: Kysely<DB>): Promise<Clerk> {
  const admin = await database
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', ADMINISTRATOR_ROLES)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!admin?.name) throw new Error('The sample week needs an administrator who worked in it.');
  return { id: admin.id, name: admin.name };
}

const batches = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, at) =>
    rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT),
  );

/** Whether somebody has already written a record of one of these resources. */
async function hasWritten(database: Kysely<DB>, names: readonly string[]): Promise<boolean> {
  const record = await database
    .selectFrom('content')
    .select('id')
    .where('resource', 'in', names)
    .executeTakeFirst();
  return record !== undefined;
}

/** The records of the sample week, as they will be stored; their files are only named. */
type Week = {
  readonly content: ReadonlyMap<ContentName, readonly SampleRecord[]>;
  readonly legal: readonly SampleVersion[];
  readonly trips: readonly LoadedTrip[];
  readonly customers: readonly SampleRecord[];
  readonly orders: readonly LoadedOrder[];
};

async function weekOf(database: Kysely<DB>, reader: Reader, clerk: Clerk): Promise<Week> {
  const content = new Map<ContentName, readonly SampleRecord[]>();
  const read = async (name: ContentName) =>
    void content.set(name, reader.records(name, await readSample(name)));
  const isVisit = (name: string) => VISITS.some((visit) => visit === name);
  const names = Object.keys(CONTENT) as ContentName[];

  if (!(await hasWritten(database, [settings.name]))) await read('settings');
  for (const name of names) if (name !== 'settings' && !isVisit(name)) await read(name);
  const company = content.get('settings')?.[0]?.values as LegalSettings | undefined;
  const legal = (await hasWritten(database, Object.keys(LEGAL_PAGES)))
    ? []
    : sampleLegal(reader.calendar, {
        texts: await readSample('legal'),
        company: company ?? (await legalSettings(database)),
        clerk: clerk.name,
      });
  const loaded = loadedTrips(reader, await readSample('trips'), clerk.name);
  const customers = await customersOf(database, reader);
  const entries = await readSample('orders');
  const codes = await orderCodes(database, entries.length);
  const orders = loadedOrders(reader, entries, { trips: loaded, clerk: clerk.name, codes, legal });
  for (const name of VISITS) await read(name);
  return { content, legal, trips: loaded, customers, orders };
}

/** The customers, in the order in which they registered. */
async function customersOf(database: Kysely<DB>, reader: Reader) {
  const entries = await readSample('customers');
  const codes = await customerCodes(database, entries.length);
  return reader
    .records('customers', entries)
    .map(({ id, at, values }, place) => ({ id, at, values: { ...values, code: codes[place] } }));
}

type Stamped = { readonly id: string; readonly updatedAt: Date };

/** Dates the rows of records that the office has changed since, which are stored as they are now. */
async function dateChanges(
  transaction: Transaction<DB>,
  table: string,
  rows: readonly Stamped[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as t set updated_at = changed.at
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ updatedAt }) => updatedAt)}::timestamptz[]
    ) as changed (id, at)
    where t.id = changed.id
  `.execute(transaction);
}

/** The parcels were created with their orders; their scans and weights are added here. */
async function seeParcels(
  transaction: Transaction<DB>,
  orders: readonly LoadedOrder[],
): Promise<void> {
  const rows = orders.flatMap(({ id, updatedAt: at, parcels: { state, kilos, seen } }) =>
    seen ? kilos.map((kilo, place) => ({ order: id, number: place + 1, kilo, state, at })) : [],
  );
  await sql`
    update parcels set weight_grams = seen.grams, state = seen.state, updated_at = seen.at
    from unnest(
      ${rows.map(({ order }) => order)}::uuid[], ${rows.map(({ number }) => number)}::integer[],
      ${rows.map(({ kilo }) => toGrams(kilo))}::integer[],
      ${rows.map(({ state }) => state)}::text[], ${rows.map(({ at }) => at)}::timestamptz[]
    ) as seen (order_id, number, grams, state, at)
    where parcels.order_id = seen.order_id and parcels.number = seen.number
  `.execute(transaction);
}

async function insertWeek(
  transaction: Transaction<DB>,
  resourceOf: (definition: Definition) => Resource,
  { week, by }: { readonly week: Week; readonly by: string },
): Promise<void> {
  const insert = async (definition: Definition, records: readonly SampleRecord[]) => {
    const resource = resourceOf(definition);
    for (const record of records) await insertRecord(transaction, resource, { ...record, by });
  };
  const names = [...week.content.keys()];
  const isVisit = (name: string) => VISITS.some((visit) => visit === name);
  for (const name of names) {
    if (!isVisit(name)) await insert(CONTENT[name], week.content.get(name) ?? []);
  }
  await setWeightPrice(transaction, { values: await readSample('weigthprice'), by });
  for (const { page, ...record } of week.legal) await insert(LEGAL_PAGES[page], [record]);
  await insert(users, week.customers);
  for (const [definition, records] of [
    [trips, week.trips],
    [commands, week.orders],
  ] as const) {
    const resource = resourceOf(definition);
    for (const { id, at, values, version } of records) {
      await insertRecord(transaction, resource, { id, at, values, by, columns: { version } });
    }
    await dateChanges(transaction, resource.storage.table, records);
  }
  await seeParcels(transaction, week.orders);
  for (const name of VISITS) await insert(CONTENT[name], week.content.get(name) ?? []);
}

async function insertConversations(
  transaction: Transaction<DB>,
  reader: Reader,
  conversations: readonly LoadedConversation[],
): Promise<void> {
  await transaction
    .insertInto('conversation')
    .values(conversations.map(({ row }) => row))
    .execute();
  const messages = conversations.flatMap((one) => one.messages(reader.files));
  for (const batch of batches(messages)) {
    await transaction.insertInto('message').values(batch).execute();
  }
}

async function insertCampaigns(
  transaction: Transaction<DB>,
  campaigns: readonly LoadedCampaign[],
): Promise<void> {
  for (const batch of batches(campaigns)) {
    await transaction
      .insertInto('campaign')
      .values(batch.map(({ row }) => row))
      .execute();
  }
  for (const batch of batches(campaigns.flatMap(({ deliveries }) => deliveries))) {
    await transaction.insertInto('outbox').values(batch).execute();
  }
}

/**
 * Fills an empty database with a week of the carrier's work before `now`: the same week for the
 * same moment. Does nothing if there are customers or orders. It is all one transaction; only the
 * files of a failed load remain, unused, until the next load writes them again.
 */
export async function loadSample(
  { database, blobs, resources }: SampleTarget,
  now: Date,
): Promise<void> {
  if (!(await isEmpty(database))) return;
  const clerk = await clerkOf(database);
  const reader = readerAt(calendarAt(now), sampleFiles());
  const week = await weekOf(database, reader, clerk);
  const chatFiles = await readSample('chat-files');
  const announcements = announcementsOf(reader, await readSample('broadcasts'), chatFiles);
  const conversations = loadedConversations(reader, await readSample('conversations'), {
    chatFiles,
    orders: week.orders,
    clerkId: clerk.id,
    announcements,
  });
  const [described] = await readSample('settings');
  const cast = {
    customers: week.customers,
    orders: week.orders,
    clerk,
    company: String(described?.values.name),
    texts: await readSample('campaign-texts'),
  };
  const sent = {
    campaigns: await readSample('campaigns'),
    recipientTexts: await readSample('recipient-texts'),
  };
  const resourceOf = ({ name }: Definition): Resource => {
    const resource = resources.get(name);
    if (!resource) throw new Error(`The sample week needs the resource "${name}".`);
    return resource;
  };
  // The disk writes the files while the database takes the records. Messages say how large they are.
  const storing = reader.files.store(blobs);
  const settled = ignoringFailure(storing, 'The transaction fails with it.');
  try {
    await database.transaction().execute(async (transaction) => {
      await insertWeek(transaction, resourceOf, { week, by: clerk.id });
      await storing;
      await insertConversations(transaction, reader, conversations);
      await insertCampaigns(transaction, [
        ...loadedCampaigns(reader, sent, cast),
        ...loadedBroadcasts(reader, announcements, { ...cast, conversations }),
      ]);
      await endSetup(true, { transaction, actor: clerk, now });
    });
  } finally {
    // A load that has failed writes nothing any more.
    await settled;
  }
}
