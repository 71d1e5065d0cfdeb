import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type NoticePoint, stageOfPoint } from '../../domain/messages/notice-points.ts';
import { isAboard, STAGES } from '../../domain/orders/stages.ts';
import { carriedBy, STAGES_ABOARD } from '../orders/carried-by.ts';

/** A condition on the table `orders`. */
export type WhichOrders = RawBuilder<SqlBool>;

type Carrier = { readonly id: string; readonly name: string; readonly finish: boolean };

/** The orders that a trip carries; a finished one keeps those that it carried. */
const ordersOfTrip = ({ id, name, finish }: Carrier): WhichOrders =>
  finish ? sql<SqlBool>`trip_id = ${id} and deleted_at is null` : carriedBy(name);

/** Lines of an order's history after a moment that put it into its group. */
const INTO_GROUP = `$[*] ? (
  @.at > $at && (@.action == "create" || @.action == "change" && @.to like_regex "tripGroup")
)`;

/** Whether one side of a line's change is a stage aboard. */
const aboard = (side: 'from' | 'to'): string =>
  STAGES.filter(isAboard)
    .map((stage) => `@.${side} == "${stage}"`)
    .join(' || ');

/** Lines after a moment that put it onto the road or took it off; between stages aboard it stays there. */
const ROAD = `$[*] ? (
  @.at > $at && (${aboard('from')} || ${aboard('to')}) && !((${aboard('from')}) && (${aboard('to')}))
)`;

/**
 * The orders of a trip that were aboard when it came to its step. Who came aboard later is not notified
 * of that step: the truck had reached it before. An order whose first transition since is onto the road
 * was not aboard; one that was taken off and put back was.
 */
export function ordersAtStep(trip: Carrier, at: string): WhichOrders {
  const vars = JSON.stringify({ at });
  return sql<SqlBool>`
    ${ordersOfTrip(trip)}
    and not jsonb_path_exists(history, ${sql.lit(INTO_GROUP)}, ${vars}::jsonb)
    and (jsonb_path_query_first(history, ${sql.lit(ROAD)}, ${vars}::jsonb) ->> 'to'
      in (${STAGES_ABOARD})) is not true
  `;
}

/** The orders that stand at the stage of a moment. */
export const ordersAtStage = (point: NoticePoint): WhichOrders => sql<SqlBool>`
  trip_group = 'A' and stage = ${stageOfPoint(point)} and not finished and deleted_at is null
`;

/** The orders that have come to a stage up to a moment, have not been notified of it, and stand there. */
export const ordersDue = (point: NoticePoint, upTo: string): WhichOrders => sql<SqlBool>`
  id in (select order_id from notice_due where point = ${point} and at <= ${upTo})
  and ${ordersAtStage(point)}
`;

/** Those of some orders that would come to the stage of a moment if they were moved there. */
export const ordersComing = (point: NoticePoint, ids: readonly string[]): WhichOrders =>
  sql<SqlBool>`
    id = any(${[...ids]}::uuid[]) and trip_group = 'A' and not stage = ${stageOfPoint(point)}
    and not finished and deleted_at is null
  `;
