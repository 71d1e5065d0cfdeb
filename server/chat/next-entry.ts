import { CompiledQuery, type Selectable, sql, type Transaction } from 'kysely';
import { CLIENT_ROLES } from '../../domain/access.ts';
import type { MessageSide } from '../../domain/chat/message.ts';
import type { Conversation, DB } from '../database/database-types.ts';
import { prepared } from '../database/prepared.ts';
import type { NamesAround } from './conversations.ts';

/** A conversation with a new entry, whose row is locked from now on. */
export type Entry = Selectable<Conversation> & NamesAround;

/** Which message an entry is made for. */
type Coming = {
  /** Whose message it is; a note and a message to many are no answer of the staff. */
  readonly kind: MessageSide | 'note' | 'toMany';
  readonly now: Date;
  /** Makes the id of a conversation that begins. */
  readonly newId: () => string;
};

/**
 * The next number in the living conversation of each customer, which begins if there is none; one
 * statement, because every message runs it. All who write to several lock the conversations in the order
 * of the customers, so that nobody waits for somebody who waits for them. A customer's message needs an
 * answer, one of the staff is the answer; a note and a message to many change nothing of that. A question
 * ends a snooze, and an answer one that is over. A customer's view begins with the first message that is
 * not a note.
 */
const nextFor = (begun: string) => `
  with entry as (
    insert into conversation (
      id, client_id, created_at, revision, version, state, unanswered_since, visible_from, spoken_at
    )
    select begun.id, users.id, $3::timestamptz, 1, 1,
      case when $4 in ('staff', 'toMany') then 'waiting' else 'open' end,
      case $4 when 'customer' then $3::timestamptz end,
      case $4 when 'note' then null else 1 end,
      case $4 when 'toMany' then users.created_at else $3::timestamptz end
    from ${begun} as begun (id, client_id)
      join users on users.id = begun.client_id
    where users.role = any($5)
    order by users.id
    on conflict (client_id) where deleted_at is null do update set
      revision = conversation.revision + 1,
      version = conversation.version + 1,
      state = case $4 when 'staff' then 'waiting' when 'customer' then 'open'
        else conversation.state end,
      unanswered_since = case $4 when 'staff' then null
        when 'customer' then coalesce(conversation.unanswered_since, $3)
        else conversation.unanswered_since end,
      snoozed_until = case
        when $4 = 'customer' or ($4 = 'staff' and conversation.snoozed_until <= $3) then null
        else conversation.snoozed_until end,
      unread_by_hand = conversation.unread_by_hand and $4 <> 'staff',
      spoken_at = case $4
        when 'toMany' then coalesce(conversation.spoken_at, (
          select max(message.created_at) from message
          where message.conversation_id = conversation.id
        ))
        else $3 end,
      visible_from = case $4 when 'note' then conversation.visible_from
        else coalesce(conversation.visible_from, conversation.revision + 1) end
    returning *
  )
  select entry.id, entry.client_id, entry.created_at, entry.deleted_at, entry.revision,
    entry.version, entry.state, entry.assigned_to, entry.unanswered_since, entry.visible_from,
    entry.snoozed_until, entry.unread_by_hand, entry.spoken_at,
    entry.staff_delivered, entry.staff_seen, entry.customer_delivered, entry.customer_seen,
    client.first_name, client.last_name, client.photo, client.language,
    assignee.name as assignee_name
  from entry
  join users as client on client.id = entry.client_id
  left join users as assignee on assignee.id = entry.assigned_to`;

/** For one customer. With lists of one, PostgreSQL would plan the statement anew for each message. */
const NEXT = prepared('next_entry', nextFor('(values ($1::uuid, $2::uuid))'));
const NEXT_ALL = prepared('next_entries', nextFor('unnest($1::uuid[], $2::uuid[])'));

/** Makes the entry; nothing if there is no such customer. */
export async function entryForMessage(
  transaction: Transaction<DB>,
  clientId: string,
  { kind, now, newId }: Coming,
): Promise<Entry | undefined> {
  const values = [newId(), clientId, now, kind, CLIENT_ROLES];
  const { rows } = await transaction.executeQuery<Entry>(CompiledQuery.raw(NEXT, values));
  return rows[0];
}

/** Makes an entry for each of these; none for whoever is no customer. Nobody may be named twice. */
export async function entriesForMessages(
  transaction: Transaction<DB>,
  clientIds: readonly string[],
  { kind, now, newId }: Coming,
): Promise<readonly Entry[]> {
  const values = [clientIds.map(newId), clientIds, now, kind, CLIENT_ROLES];
  const { rows } = await transaction.executeQuery<Entry>(CompiledQuery.raw(NEXT_ALL, values));
  return rows;
}

/** Whether a conversation begins with its newest entry, for a side. */
export const beginsFor = (side: MessageSide, { revision, visible_from }: Entry): boolean =>
  side === 'staff' ? revision === '1' : revision === visible_from;

/** The next number in a living conversation, for what changes a message or removes it; nothing if it has been deleted. */
export async function entryForChange(
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
