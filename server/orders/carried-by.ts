import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isAboard, STAGES } from '../../domain/orders/stages.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';

/** The stages aboard as a list in SQL. They are literals, so that the index of the road serves them. */
export const STAGES_ABOARD = sql.join(STAGES.filter(isAboard).map((stage) => sql.lit(stage)));

/**
 * Which living orders a trip of a group carries: of A those aboard, of B all that wait. Throws for what
 * is no group.
 */
export function carriedBy(group: unknown): RawBuilder<SqlBool> {
  if (!isOneOf(TRIP_GROUPS, group)) throw new Error(`No group of trips: ${String(group)}.`);
  return sql<SqlBool>`
    trip_group = ${group} and deleted_at is null and not finished
    ${group === 'B' ? sql`` : sql`and stage in (${STAGES_ABOARD})`}
  `;
}
