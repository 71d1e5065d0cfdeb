import { sql } from 'kysely';
import { isCustomerRole } from '../../domain/access.ts';
import { NO_FILE } from '../../domain/orders/identity-files.ts';
import {
  type ErasedKind,
  type ErasureObstacle,
  type ErasurePreview,
  MOST_OBSTACLES,
} from '../../domain/people/erasure.ts';
import { rejection } from '../base/request-error.ts';
import { dueCents } from '../orders/due-cents.ts';
import type { Executor } from '../resources/storage.ts';

/** Whoever is to be erased. */
export type Erasable = {
  readonly id: string;
  readonly code: string;
  readonly phone: string;
  readonly photo: string;
};

/**
 * A customer, on request locked so that nobody writes an order or a message of theirs meanwhile. Nothing
 * if there is nobody with this id. Throws `record.rejected` for somebody of the office: what they did at
 * work stays.
 */
export async function findErasable(
  executor: Executor,
  id: string,
  lock?: 'erase',
): Promise<Erasable | undefined> {
  const person = await executor
    .selectFrom('users')
    .select(['id', 'code', 'phone', 'photo', 'role'])
    .where('id', '=', id)
    .$if(lock === 'erase', (query) => query.forUpdate())
    .executeTakeFirst();
  if (person && !isCustomerRole(person.role)) {
    throw rejection({
      en: 'Only customers are erased like this. What colleagues did stays in the trail: delete their account instead.',
      de: 'So werden nur Kunden gelöscht. Was Kollegen getan haben, bleibt im Protokoll: Löschen Sie stattdessen ihr Konto.',
      fr: 'Seuls les clients sont effacés ainsi. Ce que les collègues ont fait reste au journal : supprimez plutôt leur compte.',
      ar: 'هكذا يُمحى الزبائن فقط. ما فعله الزملاء يبقى في السجل: احذف حسابهم بدل ذلك.',
    });
  }
  return person;
}

/** Orders that have not arrived, and those that are not paid; the bin counts for neither. */
export const isObstacle = () =>
  sql<boolean>`(orders.deleted_at is null
    and (not orders.finished or (not orders.paid and ${dueCents()} is distinct from 0)))`;

type Obstacle = { readonly _id: string; readonly billCode: string; readonly why: ErasureObstacle };

/** The orders that prevent an erasure. */
export async function obstaclesOf(
  executor: Executor,
  personId: string,
): Promise<readonly Obstacle[]> {
  const { rows } = await sql<Obstacle>`
    select id as "_id", code as "billCode",
      case when finished then 'unpaid' else 'underWay' end as why
    from orders
    where sender_id = ${personId} and ${isObstacle()}
    order by id limit ${MOST_OBSTACLES}
  `.execute(executor);
  return rows;
}

type Counts = Record<ErasedKind, number> & {
  readonly invoices: number;
  readonly until: string | null;
  readonly named_elsewhere: number;
};

/** What erasing somebody would do now. It changes nothing. */
export async function previewErasure(
  executor: Executor,
  { id, code, phone }: Erasable,
): Promise<ErasurePreview> {
  const { rows } = await sql<Counts>`
    with own as (select id, front_file, back_file from orders where sender_id = ${id}),
    said as (
      select message.media_type from message
      join conversation on conversation.id = message.conversation_id
      where conversation.client_id = ${id}
    ),
    billed as (select kept_until from invoices where order_id in (select id from own))
    select (select count(*)::int from own) as orders,
      (select coalesce(sum((front_file <> ${sql.lit(NO_FILE)})::int
        + (back_file <> ${sql.lit(NO_FILE)})::int), 0)::int from own) as "identityFiles",
      (select count(*)::int from said) as messages,
      (select count(*)::int from said where media_type is not null) as attachments,
      (select count(*)::int from outbox where customer_id = ${id}) as sent,
      (select count(*)::int from content where resource = 'bookings'
        and data ->> 'user' = ${id}) as bookings,
      (select count(*)::int from content where resource = 'reviews'
        and (data ->> 'user' = ${id} or data ->> 'order' in (select id::text from own))) as reviews,
      (select count(*)::int from session where user_id = ${id}) as sessions,
      (select count(*)::int from billed) as invoices,
      (select max(kept_until)::text from billed) as until,
      (select count(*)::int from orders where recipient_phone = ${phone}
        and sender_id <> ${id}) as named_elsewhere
  `.execute(executor);
  const [counts] = rows;
  if (!counts) throw new Error('A query without a condition has answered with no row.');
  const { invoices, until, named_elsewhere: namedElsewhere, ...goes } = counts;
  const obstacles = await obstaclesOf(executor, id);
  return { code, obstacles, goes, stays: { invoices, until }, namedElsewhere };
}
