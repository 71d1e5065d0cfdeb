import { type SqlBool, sql } from 'kysely';

/** Which living orders a trip of a group carries: of A those on the road, of B all that wait. */
export const carriedBy = (group: unknown) => sql<SqlBool>`
  trip_group = ${group} and deleted_at is null and not finished
  and (trip_group = 'B' or stage = 'tracking')
`;
