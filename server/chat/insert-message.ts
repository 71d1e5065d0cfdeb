import { sql, type Transaction } from 'kysely';
import type { MessageSide } from '../../domain/chat/message.ts';
import type { DB } from '../database/database-types.ts';
import { prepared } from '../database/prepared.ts';
import { unseenCount } from './conversations.ts';
import type { MessageRow } from './message-row.ts';
import { messageSearch } from './message-search.ts';
import type { Entry } from './next-entry.ts';

/** What has been inserted, with how many messages each side had not seen before. */
export type Inserted = MessageRow & Readonly<Record<MessageSide, string>>;

/** Inserts a message with its entry; nothing if its key has been used. */
export async function insertMessage(
  transaction: Transaction<DB>,
  entry: Entry,
  row: MessageRow,
): Promise<Inserted | undefined> {
  const unseenBy = (by: MessageSide) =>
    unseenCount(by, sql`${entry.id}::uuid`, sql`${entry[`${by}_seen`]}::bigint`).as(by);
  const statement = transaction
    .insertInto('message')
    .values({ ...row, ...messageSearch(row) })
    .onConflict((conflict) => conflict.columns(['sender_id', 'send_key']).doNothing())
    .returning([unseenBy('staff'), unseenBy('customer')])
    .compile();
  prepared('insert_message', statement.sql);
  const { rows } = await transaction.executeQuery(statement);
  return rows[0] && { ...row, ...rows[0] };
}
