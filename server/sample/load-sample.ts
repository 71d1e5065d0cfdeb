import { type Kysely, sql, type Transaction } from 'kysely';
import { ADMINISTRATOR_ROLES } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import type { LegalSettings } from '../../domain/legal/legal-placeholders.ts';
import { advertisement } from '../../domain/resources/advertisement.ts';
import { appointments } from '../../domain/resources/appointments.ts';
import { bookings } from '../../domain/resources/bookings.ts';
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
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DB } from '../database/database-types.ts';
import { legalSettings } from '../legal/publish-version.ts';
import { orderCodes } from '../orders/order-codes.ts';
import { customerCodes } from '../people/customer-codes.ts';
import { contentStore } from '../resources/content-store.ts';
import type { Values } from '../resources/storage.ts';
import { type Calendar, calendarAt } from './calendar.ts';
import type { SampleCampaign } from './campaigns/delivery-rows.ts';
import { announcements, sampleBroadcasts } from './campaigns/sample-broadcasts.ts';
import { sampleCampaigns } from './campaigns/sample-campaigns.ts';
import type { SampleConversation } from './conversations/conversation-row.ts';
import { sampleConversations } from './conversations/sample-conversations.ts';
import { storeChatFiles } from './conversations/store-chat-files.ts';
import { isEmpty } from './is-empty.ts';
import { sampleAppointments } from './sample-appointments.ts';
import { CUSTOMERS, type SampleCustomer, sampleCustomers } from './sample-customers.ts';
import { sampleFaq } from './sample-faq.ts';
import { sampleGallery } from './sample-gallery.ts';
import { type SampleVersion, sampleLegal } from './sample-legal.ts';
import { sampleAdvertisements, sampleInfos } from './sample-news.ts';
import { sampleNotices } from './sample-notices.ts';
import { ORDERS, type SampleOrder, sampleOrders } from './sample-orders.ts';
import { samplePrices } from './sample-prices.ts';
import { sampleReplies } from './sample-replies.ts';
import { sampleReviews } from './sample-reviews.ts';
import { CARRIER, type SampleSettings, sampleSettings } from './sample-settings.ts';
import { sampleTemplates } from './sample-templates.ts';
import { type SampleTour, sampleTours } from './sample-tours.ts';
import { sampleTrips } from './sample-trips.ts';
import { setWeightPrice } from './set-weight-price.ts';
import { storePictures } from './store-pictures.ts';

const ROWS_A_STATEMENT = 200;

type Clerk = { id: string; name: string };

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

type SampleContent = { readonly id: string; readonly at: Date; readonly values: Values };

async function insertContent(
  transaction: Transaction<DB>,
  definition: Definition,
  { records, by }: { readonly records: readonly SampleContent[]; readonly by: string },
): Promise<void> {
  const store = contentStore(definition);
  for (const { id, at, values } of records) {
    await store.insert(transaction, id, { values, columns: {}, by, at });
  }
}

/** Whether the company is already described; the sample does not overwrite it. */
async function hasCompany(database: Kysely<DB>): Promise<boolean> {
  const company = await database
    .selectFrom('content')
    .select('id')
    .where('resource', '=', settings.name)
    .executeTakeFirst();
  return company !== undefined;
}

async function insertCompany(
  transaction: Transaction<DB>,
  { id, at, values }: SampleSettings,
  by: string,
): Promise<void> {
  await contentStore(settings).insert(transaction, id, { values, columns: {}, by, at });
}

/** The legal pages, unless somebody has begun to write them. */
async function legalPages(
  database: Kysely<DB>,
  calendar: Calendar,
  { company, clerk }: { company: SampleSettings | undefined; clerk: string },
): Promise<readonly SampleVersion[]> {
  const written = await database
    .selectFrom('content')
    .select('id')
    .where('resource', 'in', Object.keys(LEGAL_PAGES))
    .executeTakeFirst();
  if (written) return [];
  const described = company ? (company.values as LegalSettings) : await legalSettings(database);
  return sampleLegal(calendar, { company: described, clerk });
}

async function insertLegalPages(
  transaction: Transaction<DB>,
  versions: readonly SampleVersion[],
  by: string,
): Promise<void> {
  for (const { page, ...record } of versions) {
    await insertContent(transaction, LEGAL_PAGES[page], { records: [record], by });
  }
}

async function insertPeopleAndOrders(
  transaction: Transaction<DB>,
  customers: readonly SampleCustomer[],
  orders: readonly SampleOrder[],
): Promise<void> {
  for (const batch of batches(customers)) {
    await transaction
      .insertInto('users')
      .values(batch.map(({ row }) => row))
      .execute();
  }
  for (const batch of batches(orders)) {
    await transaction
      .insertInto('orders')
      .values(batch.map(({ row }) => row))
      .execute();
    await seeParcels(transaction, batch);
  }
}

/** The parcels were created with their orders; their scans and weights are added here. */
async function seeParcels(
  transaction: Transaction<DB>,
  orders: readonly SampleOrder[],
): Promise<void> {
  const rows = orders.flatMap(({ row: { id, updated_at: at }, seen: { state, weights } }) =>
    weights.map((grams, place) => ({ order: id, number: place + 1, grams, state, at })),
  );
  await sql`
    update parcels set weight_grams = seen.grams, state = seen.state, updated_at = seen.at
    from unnest(
      ${rows.map(({ order }) => order)}::uuid[], ${rows.map(({ number }) => number)}::integer[],
      ${rows.map(({ grams }) => grams)}::integer[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ at }) => at)}::timestamptz[]
    ) as seen (order_id, number, grams, state, at)
    where parcels.order_id = seen.order_id and parcels.number = seen.number
  `.execute(transaction);
}

/** The appointments of customers, and what they say of us. */
async function insertVisits(
  transaction: Transaction<DB>,
  { calendar, customers, orders, tours: planned, by }: Visits,
): Promise<void> {
  const visits = sampleAppointments(calendar, { customers, tours: planned });
  await insertContent(transaction, appointments, { records: visits.appointments, by });
  await insertContent(transaction, bookings, { records: visits.bookings, by });
  const said = sampleReviews(calendar, { customers, orders });
  await insertContent(transaction, reviews, { records: said, by });
}

type Visits = {
  readonly calendar: Calendar;
  readonly customers: readonly SampleCustomer[];
  readonly orders: readonly SampleOrder[];
  readonly tours: readonly SampleTour[];
  readonly by: string;
};

async function insertConversations(
  transaction: Transaction<DB>,
  conversations: readonly SampleConversation[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  await transaction
    .insertInto('conversation')
    .values(conversations.map(({ row }) => row))
    .execute();
  for (const batch of batches(conversations.flatMap(({ messages }) => messages(sizes)))) {
    await transaction.insertInto('message').values(batch).execute();
  }
}

async function insertCampaigns(
  transaction: Transaction<DB>,
  campaigns: readonly SampleCampaign[],
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
 * pictures of a failed load remain, unused, until the next load writes them again.
 */
export async function loadSample(database: Kysely<DB>, blobs: BlobStore, now: Date): Promise<void> {
  if (!(await isEmpty(database))) return;
  const clerk = await clerkOf(database);
  const calendar = calendarAt(now);
  const toursOfWeek = sampleTours(calendar);
  const pictures = sampleGallery(calendar);
  const [news, booked] = [sampleInfos(calendar), sampleAdvertisements(calendar)];
  const trips = sampleTrips(calendar, clerk.name);
  const customers = sampleCustomers(calendar, {
    tours: toursOfWeek,
    codes: await customerCodes(database, CUSTOMERS),
  });
  const codes = await orderCodes(database, ORDERS);
  const company = (await hasCompany(database)) ? undefined : sampleSettings(calendar);
  const legal = await legalPages(database, calendar, { company, clerk: clerk.name });
  const orders = sampleOrders(calendar, { customers, trips, clerk: clerk.name, codes, legal });
  await storePictures(blobs, [
    ...(company ? [company.file] : []),
    ...toursOfWeek.map(({ file }) => file),
    ...[...pictures, ...news, ...booked].map(({ file }) => file),
    ...customers.flatMap(({ photo }) => photo ?? []),
    ...orders.flatMap(({ files }) => files),
  ]);
  const told = announcements(calendar);
  const conversations = sampleConversations(calendar, {
    customers,
    orders,
    tours: toursOfWeek,
    clerkId: clerk.id,
    announcements: told,
  });
  const sizes = await storeChatFiles(
    blobs,
    conversations.flatMap(({ files }) => files),
  );
  const campaigns = [
    ...sampleCampaigns(calendar, { customers, orders, clerk, company: CARRIER }),
    ...sampleBroadcasts(told, { customers, clerk, conversations, sizes }),
  ];
  await database.transaction().execute(async (transaction) => {
    if (company) await insertCompany(transaction, company, clerk.id);
    const by = clerk.id;
    const { templates: noticeTexts, notices: telling } = sampleNotices(calendar);
    await insertContent(transaction, tours, { records: toursOfWeek, by });
    await insertContent(transaction, gallery, { records: pictures, by });
    await insertContent(transaction, infos, { records: news, by });
    await insertContent(transaction, advertisement, { records: booked, by });
    await insertContent(transaction, faq, { records: sampleFaq(calendar), by });
    await insertContent(transaction, prices, { records: samplePrices(calendar), by });
    await setWeightPrice(transaction, by);
    await insertContent(transaction, replies, { records: sampleReplies(calendar), by });
    const written = [...sampleTemplates(calendar), ...noticeTexts];
    await insertContent(transaction, templates, { records: written, by });
    await insertContent(transaction, notices, { records: telling, by });
    await insertLegalPages(transaction, legal, by);
    await transaction.insertInto('trips').values(Object.values(trips)).execute();
    await insertPeopleAndOrders(transaction, customers, orders);
    await insertVisits(transaction, { calendar, customers, orders, tours: toursOfWeek, by });
    await insertConversations(transaction, conversations, sizes);
    await insertCampaigns(transaction, campaigns);
  });
}
