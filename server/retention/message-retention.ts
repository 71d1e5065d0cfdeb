import { type Selectable, sql } from 'kysely';
import { storedNames } from '../chat/message-files.ts';
import { audienceOf, notifySides, sidesOf } from '../chat/notify-conversation.ts';
import { isForStaff, isVisible } from '../chat/visible-messages.ts';
import type { Conversation, Message } from '../database/database-types.ts';
import type { LiveEvent } from '../resources/domain-events.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { type Counted, countedIn, type Deadline, type Removal, type Retained } from './retained.ts';

const MESSAGES_AT_ONCE = 200;

async function count(executor: Executor, { before }: Deadline): Promise<Counted> {
  return countedIn(
    await sql<Partial<Counted>>`
      select count(*) filter (where created_at < ${before})::int as due,
        count(*) filter (where (created_at < ${before}) is not true)::int as stored
      from message
    `.execute(executor),
  );
}

type Shortened = Pick<
  Selectable<Conversation>,
  'id' | 'client_id' | 'deleted_at' | 'revision' | 'visible_from'
>;
type Removed = Pick<
  Selectable<Message>,
  'id' | 'content' | 'media_type' | 'thumbnails' | 'type' | 'sender_id' | 'send_key'
> & { readonly conversation_id: string };

/**
 * Whoever has the messages learns of their removal, by numbers that follow the last one. What waits for
 * an answer is what is left of it.
 */
async function announceRemoval(
  { id, client_id: clientId, revision }: Shortened,
  messages: readonly Removed[],
  context: WriteContext<Author>,
): Promise<void> {
  const { transaction } = context;
  const numbered = messages.map((message, at) => ({ message, number: Number(revision) + at + 1 }));
  await sql`
    update conversation set revision = revision + ${messages.length}, version = version + 1,
      unanswered_since = case when unanswered_since is not null then (
        select greatest(conversation.unanswered_since, min(created_at)) from message
        where conversation_id = conversation.id and not by_staff having count(*) > 0
      ) end
    where id = ${id}
  `.execute(transaction);
  await transaction
    .insertInto('message_removal')
    .values(
      numbered.map(({ message, number }) => ({
        conversation_id: id,
        revision: number,
        message_id: message.id,
        is_note: isForStaff(message.type),
        sender_id: message.sender_id,
        send_key: message.send_key,
      })),
    )
    .execute();
  await notifySides({ id, clientId }, context, (side, conversation) => [
    ...numbered
      .filter(({ message }) => isVisible(side, message.type))
      .map(
        ({ message, number }): LiveEvent => ({
          event: 'messageRemoved',
          args: [{ _id: message.id, conversationId: id, revision: number }],
        }),
      ),
    { event: 'conversationChanged', args: [conversation] },
  ]);
}

/**
 * Hides a conversation without a message, as if somebody had deleted it: the next message begins a new
 * one. Its empty row stays, because it says when somebody spoke last.
 */
async function putAway(
  { id, client_id: clientId, deleted_at: deletedAt, visible_from }: Shortened,
  { transaction, now, notify }: WriteContext<Author>,
): Promise<void> {
  await transaction.deleteFrom('message_removal').where('conversation_id', '=', id).execute();
  await transaction
    .updateTable('conversation')
    .set({ deleted_at: deletedAt ?? now, unanswered_since: null })
    .where('id', '=', id)
    .execute();
  if (deletedAt !== null) return;
  for (const side of sidesOf({ visible_from })) {
    const to = audienceOf(side, clientId);
    notify({ event: 'conversationRemoved', args: [{ _id: id }], to });
  }
}

/** Removes the next messages under the locks of their conversations, as if they were deleted one by one. */
async function removeSome({ context, before }: Removal): Promise<number> {
  const { transaction } = context;
  const { rows: due } = await sql<{ id: string; conversation_id: string }>`
    select id, conversation_id from message where created_at < ${before}
    order by created_at, id limit ${MESSAGES_AT_ONCE}
  `.execute(transaction);
  if (due.length === 0) return 0;
  const conversations = await transaction
    .selectFrom('conversation')
    .select(['id', 'client_id', 'deleted_at', 'revision', 'visible_from'])
    .where('id', 'in', [...new Set(due.map((row) => row.conversation_id))])
    .orderBy('id')
    .forUpdate()
    .execute();
  const removed: readonly Removed[] = await transaction
    .deleteFrom('message')
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returning(['id', 'conversation_id', 'content', 'media_type', 'thumbnails', 'type'])
    .returning(['sender_id', 'send_key'])
    .execute();
  await context.discardFiles([...new Set(removed.flatMap(storedNames))]);
  const shortened = conversations.filter(({ id }) =>
    removed.some((one) => one.conversation_id === id),
  );
  for (const conversation of shortened) {
    const its = removed.filter((one) => one.conversation_id === conversation.id);
    const remaining = await transaction
      .selectFrom('message')
      .select('id')
      .where('conversation_id', '=', conversation.id)
      .limit(1)
      .executeTakeFirst();
    if (!remaining) await putAway(conversation, context);
    else if (conversation.deleted_at === null) await announceRemoval(conversation, its, context);
  }
  await writeAudit(
    shortened.map(({ id }) => ({
      action: 'expireMessages',
      resource: 'conversation',
      recordId: id,
    })),
    context,
  );
  return removed.length;
}

/** Messages of conversations with their files, internal notes and deleted conversations included. */
export const messageRetention: Retained = { kind: 'messages', count, removeSome };
