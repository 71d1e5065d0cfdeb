import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { leavesOf } from '../../domain/paths.ts';
import { RequestError } from '../base/request-error.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import { storedNames } from '../chat/message-files.ts';
import { audienceOf, sidesOf } from '../chat/notify-conversation.ts';
import type { DB } from '../database/database-types.ts';
import { eraseOrders } from '../orders/empty-bin.ts';
import { emptySent } from '../outbox/empty-sent.ts';
import type { LiveEvent } from '../resources/domain-events.ts';
import { forgetValues } from '../resources/forget-values.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { type Resources, writtenResources } from '../resources/resource.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { countBookings } from './count-bookings.ts';
import { type Erasable, findErasable, obstaclesOf } from './erasure-preview.ts';

/** Their own records, and what is theirs without being a record. */
type Belongings = {
  readonly person: Erasable;
  readonly orders: readonly { readonly id: string; readonly files: readonly string[] }[];
};

type Place = { readonly resources: Resources; readonly context: WriteContext<Author> };

async function ordersOf({ id }: Erasable, { transaction }: WriteContext<Author>) {
  const rows = await transaction
    .selectFrom('orders')
    .select(['id', 'front_file', 'back_file'])
    .where('sender_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.id, files: [row.front_file, row.back_file] }));
}

/** What an issued invoice does not say itself: how it was paid, which was noted at its order. */
async function keepPayments(ids: readonly string[], context: WriteContext<Author>): Promise<void> {
  await sql`
    insert into settled_invoice
      (invoice_id, paid, paid_on, paid_via, deposit_cents, deposit_on, deposit_via)
    select invoices.id, paid, paid_on, paid_via, deposit_cents, deposit_on, deposit_via
    from invoices join orders on orders.id = invoices.order_id
    where orders.id = any(${ids}::uuid[])
    on conflict (invoice_id) do nothing
  `.execute(context.transaction);
}

async function eraseConversations(
  { id }: Erasable,
  { transaction, notify, discardFiles, ...rest }: WriteContext<Author>,
): Promise<void> {
  const conversations = await transaction
    .selectFrom('conversation')
    .select(['id', 'visible_from'])
    .where('client_id', '=', id)
    .forUpdate()
    .execute();
  if (conversations.length === 0) return;
  const ids = conversations.map((one) => one.id);
  await transaction.deleteFrom('message_removal').where('conversation_id', 'in', ids).execute();
  const messages = await transaction
    .deleteFrom('message')
    .where('conversation_id', 'in', ids)
    .returning(['content', 'media_type', 'thumbnails'])
    .execute();
  await transaction.deleteFrom('conversation').where('id', 'in', ids).execute();
  await discardFiles([...new Set(messages.flatMap(storedNames))]);
  const erased = ids.map((one) => ({
    action: 'erase',
    resource: 'conversation',
    recordId: one,
  }));
  await writeAudit(erased, { transaction, ...rest });
  for (const { id: conversation, visible_from } of conversations) {
    for (const side of sidesOf({ visible_from })) {
      const event: LiveEvent = { event: 'conversationRemoved', args: [{ _id: conversation }] };
      notify({ ...event, to: audienceOf(side, id) });
    }
  }
}

/** Where the records of the generic store name one of the ids, by what their definition refers to. */
function namesOne({ fields }: Definition, { person, orders }: Belongings) {
  const ids: Readonly<Record<string, readonly string[]>> = {
    users: [person.id],
    commands: orders.map(({ id }) => id),
  };
  return leavesOf(fields).flatMap(([path, field]) => {
    const named = field.kind === 'reference' ? ids[field.target] : undefined;
    const at = sql.lit(`{${path.split('.').join(',')}}`);
    return named ? [sql<boolean>`(data #>> ${at}) = any(${named}::text[])`] : [];
  });
}

/**
 * Their bookings and reviews, and whatever else of the generic store names them or an order of theirs,
 * with every former state, also of records that were deleted before.
 */
async function eraseContents(belongings: Belongings, { resources, context }: Place): Promise<void> {
  const { transaction } = context;
  const appointments = new Set<string>();
  for (const { definition, table } of writtenResources(resources)) {
    const conditions = table ? [] : namesOne(definition, belongings);
    if (conditions.length === 0) continue;
    const isTheirs = sql`resource = ${definition.name} and (${sql.join(conditions, sql` or `)})`;
    const { rows } = await sql<{ id: string; appointment: string | null }>`
      delete from content where ${isTheirs} returning id, data ->> 'appointment' as appointment
    `.execute(transaction);
    const { rows: former } = await sql<{ id: string }>`
      select distinct content_id as id from content_revision where ${isTheirs}
    `.execute(transaction);
    const ids = [...new Set([...rows, ...former].map(({ id }) => id))].toSorted();
    if (ids.length === 0) continue;
    await transaction.deleteFrom('content_revision').where('content_id', 'in', ids).execute();
    await forgetValues(transaction, definition.name, ids);
    const erased = ids.map((id) => ({
      action: 'erase',
      resource: definition.name,
      recordId: id,
    }));
    await writeAudit(erased, context);
    for (const { appointment } of rows) if (appointment !== null) appointments.add(appointment);
  }
  await countBookings([...appointments].toSorted(), context);
}

/**
 * Takes them off the lists of those who are still to be written to. The campaigns are locked first, as by
 * whoever prepares them.
 */
async function leaveCampaigns(id: string, transaction: Transaction<DB>): Promise<void> {
  const isTheirs = sql<SqlBool>`person ->> 'customer' = ${id}`;
  await sql`
    select from campaign
    where id in (select campaign_id from campaign_person where ${isTheirs}) order by id for update
  `.execute(transaction);
  await sql`
    with gone as (delete from campaign_person where ${isTheirs} returning campaign_id)
    update campaign set to_prepare = to_prepare - left_out.count
    from (select campaign_id, count(*) as count from gone group by campaign_id) as left_out
    where id = left_out.campaign_id
  `.execute(transaction);
}

/** Empties what was sent to them, or to the recipients of their orders. */
async function eraseSent(
  { person: { id, phone }, orders }: Belongings,
  { transaction, now }: WriteContext<Author>,
): Promise<readonly string[]> {
  const ids = orders.map((order) => order.id);
  const isTheirs = sql<SqlBool>`customer_id = ${id} or person in (${id}, ${phone}) or phone = ${phone}
    or order_id = any(${ids}::uuid[])`;
  const emptied = await emptySent(transaction, isTheirs, now);
  await leaveCampaigns(id, transaction);
  return emptied;
}

/** What came from their number, or was read of a file, without belonging to their record. */
async function eraseTraces(
  { person, orders }: Belongings,
  deliveries: readonly string[],
  { transaction }: WriteContext<Author>,
): Promise<void> {
  const { id, phone } = person;
  await transaction.deleteFrom('inbound_unknown').where('phone', '=', phone).execute();
  await transaction.deleteFrom('stopped_number').where('phone', '=', phone).execute();
  const digits = phone.replace('+', '');
  await sql`delete from rejected_event where strpos(body, ${digits}) > 0`.execute(transaction);
  const ids = [id, ...orders.map((order) => order.id)];
  await sql`
    update import_row set cells = '[]', original_cells = '[]', errors = '[]', body = null,
      before = null, match_name = null
    where record_id = any(${ids}::uuid[]) or match_id = any(${ids}::uuid[])
      or strpos(coalesce(body::text, ''), ${digits}) > 0
      or strpos(coalesce(body::text, ''), ${id}) > 0
  `.execute(transaction);
  // A request that a device sends once more is not done once more; there is nothing left to answer.
  const answered = JSON.stringify({
    status: 'error',
    code: 'record.notFound',
    message: 'This record does not exist.',
  });
  const named = [id, digits, ...ids, ...deliveries].map((one) => `%${one}%`);
  await sql`
    update idempotency set status = 404, body = to_jsonb(${answered}::text)
    where status is not null and (actor_id = ${id} or body::text like any(${named}::text[]))
  `.execute(transaction);
}

async function rejectObstacles(person: Erasable, context: WriteContext<Author>): Promise<void> {
  const obstacles = await obstaclesOf(context.transaction, person.id);
  if (obstacles.length === 0) return;
  const codes = obstacles.map(({ billCode }) => billCode).join(', ');
  throw new RequestError('record.inUse', {
    sentence: {
      en: `Orders are under way or not paid: ${codes}.`,
      de: `Aufträge sind unterwegs oder nicht bezahlt: ${codes}.`,
      fr: `Des commandes sont en cours ou impayées : ${codes}.`,
      ar: `هناك طلبيات في الطريق أو غير مدفوعة: ${codes}.`,
    },
  });
}

type Wanted = {
  readonly id: string;
  /** What the person who erases has read, and may reject it. */
  readonly check?: (person: Erasable) => void;
  /** Whether orders that are under way prevent nothing: they were erased before. */
  readonly isRepeated?: boolean;
};

/**
 * Erases a customer: their record, their orders, everything that was said and sent, and what the audit
 * trail says of it. Issued invoices stay until the law lets them go. Throws `record.notFound`, and
 * `record.inUse` where an order is under way or not paid.
 */
export async function erasePerson(
  { id, check, isRepeated = false }: Wanted,
  { resources, context }: Place,
): Promise<void> {
  const { transaction, now } = context;
  const person = await findErasable(transaction, id, 'erase');
  // Another process may have erased them again meanwhile.
  if (!person && isRepeated) return;
  if (!person) throw new RequestError('record.notFound');
  check?.(person);
  if (!isRepeated) await rejectObstacles(person, context);
  const belongings = { person, orders: await ordersOf(person, context) };
  const orderIds = belongings.orders.map((order) => order.id);
  await keepPayments(orderIds, context);
  await eraseConversations(person, context);
  await eraseContents(belongings, { resources, context });
  const deliveries = await eraseSent(belongings, context);
  await eraseOrders(belongings.orders, context);
  await eraseTraces(belongings, deliveries, context);
  context.sessionsEnded({ userId: id });
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  await context.discardFiles([person.photo].filter((name) => isStoredName('picture', name)));
  await forgetValues(transaction, 'users', [id]);
  await sql`select audit_erase_author(${id}::uuid)`.execute(transaction);
  await writeAudit([{ action: 'erase', resource: 'users', recordId: id }], context);
  await transaction
    .insertInto('erasure')
    .values({ person_id: id, erased_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
