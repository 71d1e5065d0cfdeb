import { sql, type Transaction } from 'kysely';
import type { MessageSide } from '../../domain/chat/message.ts';
import type { DB } from '../database/database-types.ts';

/** The number of a new entry in a conversation, whose row is locked from now on. */
export type Entry = {
  readonly conversationId: string;
  readonly number: number;
  /** The sides for which the conversation begins with it. */
  readonly begins: Readonly<Record<MessageSide, boolean>>;
};

type Begun = { readonly id: string; readonly at: Date };

/**
 * What a message does to how the office stands with the customer: a customer's needs an answer, one
 * of the staff is the answer, and a note changes nothing.
 */
function standingAfter(from: MessageSide, isNote: boolean, at: Date) {
  if (isNote) return {};
  return from === 'staff'
    ? { state: 'waiting', unanswered_since: null }
    : {
        state: 'open',
        unanswered_since: sql<Date>`coalesce(conversation.unanswered_since, ${at})`,
      };
}

/** A customer's view begins with the first message that is not a note. */
const VISIBLE = sql<string>`coalesce(conversation.visible_from, conversation.revision + 1)`;

/**
 * The next number in the customer's living conversation, which begins if there is none. One
 * statement locks the row, or waits for whoever deletes it and begins another.
 */
export async function entryForMessage(
  transaction: Transaction<DB>,
  { clientId, from, isNote }: { clientId: string; from: MessageSide; isNote: boolean },
  { id, at }: Begun,
): Promise<Entry> {
  const row = await transaction
    .insertInto('conversation')
    .values({
      id,
      client_id: clientId,
      created_at: at,
      revision: 1,
      version: 1,
      state: isNote || from === 'customer' ? 'open' : 'waiting',
      unanswered_since: from === 'customer' ? at : null,
      visible_from: isNote ? null : 1,
    })
    .onConflict((conflict) =>
      conflict
        .column('client_id')
        .where('deleted_at', 'is', null)
        .doUpdateSet({
          revision: sql<number>`conversation.revision + 1`,
          version: sql<number>`conversation.version + 1`,
          ...(isNote ? {} : { visible_from: VISIBLE }),
          ...standingAfter(from, isNote, at),
        }),
    )
    .returning(['id', 'revision', 'visible_from'])
    .executeTakeFirstOrThrow();
  return {
    conversationId: row.id,
    number: Number(row.revision),
    begins: { staff: row.id === id, customer: row.visible_from === row.revision },
  };
}

/** The next number in a living conversation; nothing if it has been deleted. */
export async function entryForRemoval(
  transaction: Transaction<DB>,
  conversationId: string,
): Promise<{ number: number; clientId: string } | undefined> {
  const row = await transaction
    .updateTable('conversation')
    .set({ revision: sql<number>`revision + 1`, version: sql<number>`version + 1` })
    .where('id', '=', conversationId)
    .where('deleted_at', 'is', null)
    .returning(['revision', 'client_id'])
    .executeTakeFirst();
  return row && { number: Number(row.revision), clientId: row.client_id };
}
