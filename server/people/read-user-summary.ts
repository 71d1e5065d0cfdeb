import { sql } from 'kysely';
import { CONSENT_PATHS, OPT_OUT_PATHS } from '../../domain/messages/consent.ts';
import { fromCents } from '../../domain/money.ts';
import type { UserSummary } from '../../domain/people/user-summary.ts';
import { dueCents } from '../orders/due-cents.ts';
import type { Executor } from '../resources/storage.ts';
import { latestActivity } from './latest-activity.ts';
import { openSessions } from './user-sessions.ts';

/** What belongs to a user besides their own record. */
export async function userSummary(
  executor: Executor,
  userId: string,
  asking: { now: Date; sessionHash: Buffer },
): Promise<UserSummary> {
  const [balance, recipients, wishes, sessions, activity] = await Promise.all([
    balanceOf(executor, userId),
    recipientsOf(executor, userId),
    preferenceChangesOf(executor, userId),
    openSessions(executor, userId, asking),
    latestActivity(executor, userId),
  ]);
  return { balance, recipients, wishes, sessions, activity };
}

type Sums = { orders: number; unpaid: number; owed: string; paid: string };

async function balanceOf(executor: Executor, userId: string): Promise<UserSummary['balance']> {
  const { rows } = await sql<Sums>`
    select count(*)::integer as orders,
      count(*) filter (where not paid)::integer as unpaid,
      coalesce(sum(${dueCents()}) filter (where not paid), 0) as owed,
      coalesce(sum(case when paid then total_cents
        else least(coalesce(deposit_cents, 0), total_cents) end), 0) as paid
    from orders where sender_id = ${userId} and deleted_at is null
  `.execute(executor);
  const [sums] = rows;
  return {
    orders: sums?.orders ?? 0,
    unpaid: sums?.unpaid ?? 0,
    owed: fromCents(Number(sums?.owed ?? 0)),
    paid: fromCents(Number(sums?.paid ?? 0)),
  };
}

const MOST_RECIPIENTS = 12;

type Recipient = {
  first_name: string;
  last_name: string | null;
  phone: string;
  address: string | null;
  orders: number;
  last_used: Date;
};

/** Each address that the user has sent to, with its latest spelling of the person there. */
async function recipientsOf(
  executor: Executor,
  userId: string,
): Promise<UserSummary['recipients']> {
  const { rows } = await sql<Recipient>`
    select * from (
      select distinct on (recipient_phone, coalesce(recipient_address, ''))
        recipient_first_name as first_name, recipient_last_name as last_name,
        recipient_phone as phone, recipient_address as address, created_at as last_used,
        (count(*) over (partition by recipient_phone, coalesce(recipient_address, '')))::integer
          as orders
      from orders where sender_id = ${userId} and deleted_at is null
      order by recipient_phone, coalesce(recipient_address, ''), created_at desc
    ) as used
    order by last_used desc limit ${MOST_RECIPIENTS}
  `.execute(executor);
  return rows.map((row) => ({
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    address: row.address,
    orders: row.orders,
    lastUsed: row.last_used.toISOString(),
  }));
}

/** The consents and the stops of a user. */
const PREFERENCE_PATHS = [...CONSENT_PATHS, ...OPT_OUT_PATHS];

type Change = { path: string; to: boolean | null; at: Date; by_id: string | null; by_name: string };

/** When each preference was last changed, and by whom; nothing for one that never was. */
async function preferenceChangesOf(
  executor: Executor,
  userId: string,
): Promise<UserSummary['wishes']> {
  const { rows } = await sql<Change>`
    select distinct on (preference.path) preference.path,
      (audit_entry.changes -> preference.path ->> 'to')::boolean as to,
      audit_entry.at, audit_entry.by_id, audit_entry.by_name
    from audit_entry cross join unnest(${PREFERENCE_PATHS}::text[]) as preference (path)
    where audit_entry.resource = 'users' and audit_entry.record_id = ${userId}
      and jsonb_exists(audit_entry.changes, preference.path)
    order by preference.path, audit_entry.id desc
  `.execute(executor);
  return rows.map((row) => ({
    path: row.path,
    value: row.to === true,
    at: row.at.toISOString(),
    by: row.by_name,
    byThemselves: row.by_id === userId,
  }));
}
