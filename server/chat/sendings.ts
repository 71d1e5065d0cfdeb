import type { Kysely, Selectable } from 'kysely';
import type { MessageSide, Sending } from '../../domain/chat/message.ts';
import type { DB, Message } from '../database/database-types.ts';
import { sendingOf } from '../outbox/notify-sendings.ts';

/** How far the messages of these rows have come that went out by a phone channel, by their ids. */
export async function sendingsOf(
  database: Kysely<DB>,
  rows: readonly Pick<Selectable<Message>, 'id' | 'via' | 'by_staff'>[],
  side: MessageSide,
): Promise<ReadonlyMap<string, Sending>> {
  // Most pages hold none, and ask nothing.
  const ids = rows.flatMap(({ id, via, by_staff }) => (via !== null && by_staff ? [id] : []));
  if (ids.length === 0 || side !== 'staff') return new Map();
  const found = await database
    .selectFrom('outbox')
    .select(['message_id', 'status', 'reason'])
    .where('message_id', 'in', ids)
    .execute();
  return new Map(
    found.flatMap((row): [string, Sending][] => {
      const sending = sendingOf(row);
      return row.message_id !== null && sending ? [[row.message_id, sending]] : [];
    }),
  );
}

/** As many of the messages that went out are looked at again by somebody who was away. */
const LOOKED_AT = 50;

/** How far the latest messages of a conversation up to an entry have come, for its staff. */
export async function sendingsUpTo(
  database: Kysely<DB>,
  { conversationId, revision }: { conversationId: string; revision: number },
): Promise<ReadonlyMap<string, Sending>> {
  const rows = await database
    .selectFrom('message')
    .select(['id', 'via', 'by_staff'])
    .where('conversation_id', '=', conversationId)
    .where('via', 'is not', null)
    .where('position', '<=', String(revision))
    .orderBy('position', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return sendingsOf(database, rows, 'staff');
}
