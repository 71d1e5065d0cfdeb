import { type Kysely, sql } from 'kysely';
import type { PlannedMessage } from '../../domain/chat/planned.ts';
import { ERROR_STATUS, type ErrorCode } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { DB } from '../database/database-types.ts';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
/** More are never looked through at once. */
const MOST = 500;

/** What still has to be sent or could not be, the earliest first: all of it, of a customer, or one. */
export async function listPlanned(
  database: Kysely<DB>,
  { id, clientId }: { readonly id?: string; readonly clientId?: string | undefined } = {},
): Promise<PlannedMessage[]> {
  const rows = await database
    .selectFrom('planned_message as planned')
    .innerJoin('users as client', 'client.id', 'planned.client_id')
    .leftJoin('users as author', 'author.id', 'planned.planned_by')
    .selectAll('planned')
    .select(['client.name as client_name', 'author.name as author_name'])
    .where('state', 'in', ['planned', 'failed'])
    .$if(id !== undefined, (query) => query.where('planned.id', '=', id ?? ''))
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .orderBy('send_at')
    .orderBy(sql`planned.id`)
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    client: { _id: row.client_id, name: row.client_name ?? '' },
    by: row.planned_by === null ? null : { _id: row.planned_by, name: row.author_name ?? '' },
    content: row.content,
    ...(isOneOf(PHONE_CHANNELS, row.via) && { via: row.via }),
    sendAt: row.send_at.toISOString(),
    state: row.state === 'failed' ? 'failed' : 'planned',
    ...(isOneOf(CODES, row.reason) && { reason: row.reason }),
  }));
}
