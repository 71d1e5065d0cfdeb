import { sql } from 'kysely';
import type { Activity } from '../../domain/people/user-summary.ts';
import type { Executor } from '../resources/storage.ts';

const SHOWN = 30;
/** Of so many of their latest orders, what was done with them is looked for. */
const ORDERS_LOOKED_AT = 30;

type Row = {
  id: string;
  at: Date;
  by_name: string;
  by_themselves: boolean;
  action: string;
  resource: string;
  record_id: string;
  code: string | null;
  paths: readonly string[] | null;
};

/**
 * What was done lately by a user, with their record, and with their orders, the latest first. It
 * names the fields, not what is in them.
 */
export async function latestActivity(
  executor: Executor,
  userId: string,
): Promise<readonly Activity[]> {
  // Who has looked is read elsewhere; the views of ID documents are shown here too.
  const isShown = sql`audit_entry.action not in ('view', 'viewAudit', 'export', 'exportAudit')`;
  const latest = sql`and ${isShown} order by audit_entry.at desc, audit_entry.id desc limit ${SHOWN}`;
  const { rows } = await sql<Row>`
    with found as (
      (select audit_entry.* from audit_entry
        where resource = 'users' and record_id = ${userId} ${latest})
      union
      (select audit_entry.* from audit_entry where by_id = ${userId} ${latest})
      union
      (select audit_entry.* from
        (select id from orders where sender_id = ${userId} and deleted_at is null
          order by created_at desc limit ${ORDERS_LOOKED_AT}) as own
        cross join lateral (
          select * from audit_entry where resource = 'commands' and record_id = own.id
            and action not in ('view', 'export')
          order by audit_entry.id desc limit ${SHOWN}
        ) as audit_entry
        where true ${latest})
    )
    select found.id, found.at, found.by_name, found.by_id is not distinct from ${userId}::uuid
        as by_themselves,
      found.action, found.resource, found.record_id, orders.code,
      array(select jsonb_object_keys(found.changes)) as paths
    from found
    left join orders on found.resource = 'commands' and orders.id = found.record_id
    order by found.at desc, found.id desc limit ${SHOWN}
  `.execute(executor);
  return rows.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    by: row.by_name,
    byThemselves: row.by_themselves,
    action: row.action,
    resource: row.resource,
    record: row.record_id,
    code: row.code,
    paths: row.paths ?? [],
  }));
}
