import { sql, type Transaction } from 'kysely';
import type { MessageSide } from '../../domain/chat/message.ts';
import type { DB } from '../database/database-types.ts';
import { prepared } from '../database/prepared.ts';
import { unseenCount } from './conversations.ts';
import type { MessageRow } from './message-row.ts';
import { messageSearch } from './message-search.ts';

/** What has been inserted, with how many messages each side had not seen before. */
export type Inserted = MessageRow & Readonly<Record<MessageSide, string>>;

/** Where a side of the message's conversation has got to. */
const seenBy = (side: MessageSide) => sql`(
  select ${sql.id(`${side}_seen`)} from conversation where id = message.conversation_id
)`;

/** Inserts messages with their entries, and returns them by id, without those whose key has been used. */
export async function insertMessages(
  transaction: Transaction<DB>,
  messages: readonly MessageRow[],
): Promise<ReadonlyMap<string, Inserted>> {
  const unseenBy = (side: MessageSide) =>
    unseenCount(side, sql`message.conversation_id`, seenBy(side)).as(side);
  const statement = transaction
    .insertInto('message')
    .values(messages.map((row) => ({ ...row, ...messageSearch(row) })))
    .onConflict((conflict) => conflict.columns(['sender_id', 'send_key']).doNothing())
    .returning(['id', unseenBy('staff'), unseenBy('customer')])
    .compile();
  // The text of several depends on how many they are.
  if (messages.length === 1) prepared('insert_message', statement.sql);
  const { rows } = await transaction.executeQuery(statement);
  const unseen = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    messages.flatMap((row) => {
      const counts = unseen.get(row.id);
      return counts ? [[row.id, { ...row, ...counts }] as const] : [];
    }),
  );
}
