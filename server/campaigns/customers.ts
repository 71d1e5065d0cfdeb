import { sql } from 'kysely';
import { CUSTOMER_ROLES } from '../../domain/access.ts';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import type { Reachable } from '../../domain/messages/consent.ts';
import { fullName } from '../../domain/people/full-name.ts';
import { isFixedLine } from '../base/phone-numbers.ts';
import type { Executor } from '../resources/storage.ts';
import { channelPreferencesOf, NO_CHANNEL_PREFERENCES } from '../stops/stops.ts';

/** A customer as messages reach them. */
export type Customer = {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly language: Locale;
  readonly reach: Reachable;
};

type By = { readonly column: 'id' | 'phone'; readonly values: readonly string[] };

async function find(executor: Executor, { column, values }: By): Promise<readonly Customer[]> {
  if (values.length === 0) return [];
  const rows = await executor
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'phone', 'language', 'status'])
    // Whoever has got a message on a device, or has written one, opens the chat.
    .select(
      sql<boolean>`exists (
        select from conversation where client_id = users.id and (
          customer_delivered > 0 or exists (
            select from message where conversation_id = conversation.id
              and not by_staff and via is null
          )
        )
      )`.as('uses_chat'),
    )
    .where('role', 'in', CUSTOMER_ROLES)
    .where((is) => is(column, '=', is.fn.any(sql<string[]>`${values}`)))
    .execute();
  const preferences = await channelPreferencesOf(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    phone: row.phone,
    language: LOCALES.find((one) => one === row.language) ?? 'de',
    reach: {
      isBlocked: row.status === 'blocked',
      chat: row.uses_chat ? 'used' : 'unused',
      line: isFixedLine(row.phone) ? 'fixed' : 'mobile',
      ...(preferences.get(row.id) ?? NO_CHANNEL_PREFERENCES),
    },
  }));
}

/** Customers by their ids; staff are not among them. */
export const customersById = async (
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customer>> =>
  new Map((await find(executor, { column: 'id', values: ids })).map((one) => [one.id, one]));

/** Customers by their numbers. */
export const customersByPhone = async (
  executor: Executor,
  phones: readonly string[],
): Promise<ReadonlyMap<string, Customer>> =>
  new Map(
    (await find(executor, { column: 'phone', values: phones })).map((one) => [one.phone, one]),
  );
