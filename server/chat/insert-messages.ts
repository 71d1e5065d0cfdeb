import { type CompiledQuery, sql, type Transaction } from 'kysely';
import type { MessageSide } from '../../domain/chat/message.ts';
import type { DB } from '../database/database-types.ts';
import { insertList } from '../database/insert-list.ts';
import { prepared } from '../database/prepared.ts';
import { unseenCount } from './conversations.ts';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row.ts';
import { messageSearch } from './message-search.ts';

/** What has been inserted, with how many messages each side had not seen before. */
export type Inserted = MessageRow & Readonly<Record<MessageSide, string>>;

/** Where a side of the message's conversation has got to. */
const seenBy = (side: MessageSide) => sql`(
  select ${sql.id(`${side}_seen`)} from conversation where id = message.conversation_id
)`;

const unseenBy = (side: MessageSide) =>
  unseenCount(side, sql`message.conversation_id`, seenBy(side));

type Row = MessageRow & ReturnType<typeof messageSearch>;
type Unseen = Pick<Inserted, 'id' | MessageSide>;

/** PostgreSQL knows what each value of a single message is, and need not read a list. */
function ofOne(transaction: Transaction<DB>, row: Row): CompiledQuery<Unseen> {
  const statement = transaction
    .insertInto('message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['sender_id', 'send_key']).doNothing())
    .returning(['id', unseenBy('staff').as('staff'), unseenBy('customer').as('customer')])
    .compile();
  prepared('insert_message', statement.sql);
  return statement;
}

const COLUMNS = [...MESSAGE_COLUMNS, 'search', 'search_form'] as const;

function ofSeveral(transaction: Transaction<DB>, rows: readonly Row[]): CompiledQuery<Unseen> {
  const statement = sql<Unseen>`
    ${insertList('message', COLUMNS, rows)}
    on conflict (sender_id, send_key) do nothing
    returning id, ${unseenBy('staff')} as staff, ${unseenBy('customer')} as customer
  `.compile(transaction);
  prepared('insert_messages', statement.sql);
  return statement;
}

/** Inserts messages with their entries, and returns them by id, without those whose key has been used. */
export async function insertMessages(
  transaction: Transaction<DB>,
  messages: readonly MessageRow[],
): Promise<ReadonlyMap<string, Inserted>> {
  const found = messages.map((row) => ({ ...row, ...messageSearch(row) }));
  const [first, ...others] = found;
  if (!first) return new Map();
  const { rows } = await transaction.executeQuery(
    others.length === 0 ? ofOne(transaction, first) : ofSeveral(transaction, found),
  );
  const unseen = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    messages.flatMap((row) => {
      const counts = unseen.get(row.id);
      return counts ? [[row.id, { ...row, ...counts }] as const] : [];
    }),
  );
}
