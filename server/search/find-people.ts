import { sql } from 'kysely';
import { allows, answering, CUSTOMER_ROLES } from '../../domain/access.ts';
import { type Named, nameOf } from '../../domain/people/full-name.ts';
import { users } from '../../domain/resources/users.ts';
import type { FoundConversation, FoundCustomer } from '../../domain/search/found.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';
import { latestFound, MOST_COUNTED, type SoughtPage } from './latest-found.ts';
import { searchedResource } from './searched-resource.ts';
import { shownRecords } from './shown-records.ts';

/** Customers, and the conversations with them. */
export type FoundPeople = {
  readonly count: number;
  readonly isMore: boolean;
  readonly isExact: boolean;
  readonly customers: readonly FoundCustomer[];
  readonly conversations: readonly FoundConversation[];
};

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Customers, those who came last first, and the conversations with them, the latest words first. */
export async function findPeople(
  executor: Executor,
  reading: Reading,
  sought: SoughtPage,
): Promise<FoundPeople> {
  const resource = reading.resources.get(users.name);
  const searched =
    resource &&
    searchedResource(reading, resource, {
      age: 'created_at',
      filters: [{ path: 'role', operator: 'eq', values: CUSTOMER_ROLES }],
      columns: [sql`r.code`],
    });
  if (!searched || !resource) {
    return { count: 0, isMore: false, isExact: false, customers: [], conversations: [] };
  }
  const found = await latestFound(executor, searched, sought);
  const isExact = ({ code }: (typeof found)[number]) =>
    sought.terms.length === 1 && sought.terms[0]?.join() === String(code).toLowerCase();
  const rows = found
    .slice(0, MOST_COUNTED)
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const ids = rows.map(({ id }) => id);
  const [records, conversations] = await Promise.all([
    shownRecords(executor, reading, resource, ids.slice(0, sought.limit)),
    allows(answering, reading.actor) ? conversationsOf(executor, ids) : [],
  ]);
  return {
    count: rows.length,
    isMore: found.length > rows.length,
    isExact: rows[0] !== undefined && isExact(rows[0]),
    customers: records.map(foundCustomer),
    conversations,
  };
}

const foundCustomer = (record: WireRecord): FoundCustomer => ({
  _id: record._id,
  code: textOrNull(record.code),
  name: nameOf(record as Named),
  phone: textOrNull(record.phone),
  city: textOrNull(record.cityName),
});

/** The conversations of some customers, in which somebody wrote last first. */
async function conversationsOf(
  executor: Executor,
  customers: readonly string[],
): Promise<readonly FoundConversation[]> {
  if (customers.length === 0) return [];
  const { rows } = await sql<{ id: string; client_id: string; name: string; last_at: Date | null }>`
    select c.id, c.client_id, client.name, last.created_at as last_at
    from conversation as c join users as client on client.id = c.client_id
    left join lateral (
      select created_at from message where conversation_id = c.id order by position desc limit 1
    ) as last on true
    where c.client_id = any(${customers}::uuid[]) and c.deleted_at is null
    order by last.created_at desc nulls last
  `.execute(executor);
  return rows.map(({ id, client_id: clientId, name, last_at: lastAt }) => ({
    _id: id,
    clientId,
    name,
    lastAt: lastAt?.toISOString() ?? null,
  }));
}
