import { sql } from 'kysely';
import { CUSTOMER_ROLES } from '../../domain/access.ts';
import { erasePerson } from '../erasure/erase-person.ts';
import { isObstacle } from '../erasure/erasure-preview.ts';
import type { Executor } from '../resources/storage.ts';
import { type Counted, countedIn, type Deadline, type Removal, type Retained } from './retained.ts';

const PEOPLE_AT_ONCE = 10;

const isCustomer = sql`users.role = any(${CUSTOMER_ROLES}::text[])`;

/**
 * Whether nothing was heard of a customer since the moment: no order, no trip that carried one and no
 * payment, no booking or review, no word in the conversation apart from messages to many, nothing sent
 * about an order, no change of their record, nothing that they did signed in. Whoever ever had another
 * role is none of them: their name stays with what they did at work, until somebody erases them.
 */
const isInactive = (before: Date | null) => sql`(
  users.created_at < ${before}
  and not exists (
    select from orders left join trips on trips.id = orders.trip_id
    where orders.sender_id = users.id
      and greatest(orders.created_at, trips.finished_at, orders.paid_on) >= ${before}
  )
  and users.id::text not in (
    select data ->> 'user' from content
    where resource in ('bookings', 'reviews') and created_at >= ${before} and data ->> 'user' is not null
  )
  and not exists (
    select from conversation where client_id = users.id and (spoken_at >= ${before} or exists (
      select from message where conversation_id = conversation.id and not by_staff
        and message.created_at >= ${before}
    ))
  )
  and not exists (
    select from outbox where customer_id = users.id and purpose = 'transactional'
      and greatest(created_at, sent_at) >= ${before}
  )
  and not exists (
    select from audit_entry where resource = 'users' and record_id = users.id and action = 'change'
      and (changes ? 'role' or at >= ${before} and by_id is not null)
  )
  and not exists (select from session where user_id = users.id and used_at >= ${before})
  and not exists (select from last_sign_in where user_id = users.id and at >= ${before})
  and not exists (select from audit_entry where by_id = users.id and at >= ${before})
)`;

/** Whether they cannot be erased: an order is under way or not paid. */
const isExempt = sql`exists (select from orders where sender_id = users.id and ${isObstacle()})`;

async function count(executor: Executor, { before }: Deadline): Promise<Counted> {
  return countedIn(
    await sql<Partial<Counted>>`
      select count(*) filter (where inactive and not exempt)::int as due,
        count(*) filter (where inactive and exempt)::int as exempt,
        count(*) filter (where not inactive)::int as stored
      from (
        select coalesce(${isInactive(before)}, false) as inactive, ${isExempt} as exempt
        from users where ${isCustomer}
      ) as customer
    `.execute(executor),
  );
}

async function removeSome(removal: Removal): Promise<number> {
  const { context, resources, before, failed, attempting } = removal;
  const { transaction } = context;
  const isDue = sql`${isCustomer} and ${isInactive(before)} and not ${isExempt}
    and users.id <> all(${[...failed]}::uuid[])`;
  const { rows: found } = await sql<{ id: string }>`
    select users.id from users where ${isDue}
    order by users.id limit ${PEOPLE_AT_ONCE} for update of users skip locked
  `.execute(transaction);
  // Until they were locked, an order could be placed.
  const { rows } = await sql<{ id: string }>`
    select users.id from users where users.id = any(${found.map(({ id }) => id)}::uuid[]) and ${isDue}
  `.execute(transaction);
  for (const { id } of rows) {
    attempting(id);
    await erasePerson({ id }, { resources, context });
  }
  return rows.length;
}

/** Customers of whom nothing was heard any more: they are erased as if they had asked for it. */
export const customerRetention: Retained = { kind: 'customers', count, removeSome };
