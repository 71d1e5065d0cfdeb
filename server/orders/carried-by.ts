import { type SqlBool, sql } from 'kysely';
import { isAboard, STAGES } from '../../domain/orders/stages.ts';

/** The stages aboard as a list in SQL. They are literals, so that the index of the road serves them. */
export const STAGES_ABOARD = sql.join(STAGES.filter(isAboard).map((stage) => sql.lit(stage)));

/** Which living orders a trip of a group carries: of A those aboard, of B all that wait. */
export const carriedBy = (group: unknown) => sql<SqlBool>`
  trip_group = ${group} and deleted_at is null and not finished
  ${group === 'B' ? sql`` : sql`and stage in (${STAGES_ABOARD})`}
`;
