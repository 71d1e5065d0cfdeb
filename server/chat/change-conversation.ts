import { sql, type Transaction } from 'kysely';
import { allows, answering } from '../../domain/access.ts';
import type { Conversation, ConversationChange } from '../../domain/chat/conversation.ts';
import { isId } from '../../domain/validate.ts';
import { checkSnooze } from '../base/check-snooze.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import type { DB } from '../database/database-types.ts';
import { findActor } from '../people/actor-of.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { findConversation, stateOf } from './conversations.ts';
import { notifySides } from './notify-conversation.ts';
import { viewerOf } from './viewer.ts';

const notFound = (): RequestError => new RequestError('record.notFound');

async function rejectStranger(transaction: Transaction<DB>, id: string): Promise<void> {
  const user = await findActor(transaction, id);
  if (user && allows(answering, user)) return;
  throw new RequestError('record.invalid', {
    fields: { assignedTo: { code: 'unknownReference' } },
  });
}

/** The row of a living conversation, locked. */
const locked = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('conversation')
    .select(['client_id', 'state', 'assigned_to', 'snoozed_until', 'unread_by_hand'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof locked>>>;

/** The changed values of a conversation, by their names on the wire. */
const changesOf = (row: Row, change: ConversationChange) => {
  const before: ConversationChange = {
    state: stateOf(row.state),
    assignedTo: row.assigned_to,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    unreadByHand: row.unread_by_hand,
  };
  return Object.fromEntries(
    CHANGED_BY_HAND.filter(
      (name) => change[name] !== undefined && change[name] !== before[name],
    ).map((name) => [name, { from: before[name], to: change[name] }]),
  );
};

const CHANGED_BY_HAND = ['state', 'assignedTo', 'snoozedUntil', 'unreadByHand'] as const;

/** A conversation that waits for the customer, or is closed, is one that nobody has to answer. */
const columnsOf = ({ state, assignedTo, snoozedUntil, unreadByHand }: ConversationChange) => ({
  ...(state === undefined ? {} : { state }),
  ...(state === undefined || state === 'open'
    ? {}
    : { unanswered_since: null, snoozed_until: null }),
  ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
  ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil }),
  ...(unreadByHand === undefined ? {} : { unread_by_hand: unreadByHand }),
});

/**
 * Changes how the office stands with a customer, who answers them, until when that is put off, and
 * whether it is unread. Only staff learn of it.
 */
export async function changeConversation(
  id: string,
  change: ConversationChange,
  context: WriteContext,
): Promise<Conversation> {
  const { transaction, actor, now } = context;
  demand(answering, actor);
  const row = isId(id) ? await locked(transaction, id) : undefined;
  if (!row) throw notFound();
  checkSnooze('A conversation', change.snoozedUntil, now);
  const changes = changesOf(row, change);
  if (Object.keys(changes).length > 0) {
    if (change.assignedTo) await rejectStranger(transaction, change.assignedTo);
    await transaction
      .updateTable('conversation')
      .set({ ...columnsOf(change), version: sql<string>`version + 1` })
      .where('id', '=', id)
      .execute();
    const entry = { action: 'change', resource: 'conversation', recordId: id, changes };
    await writeAudit([entry], context);
    const changed = { id, clientId: row.client_id, sides: ['staff' as const] };
    await notifySides(changed, context, (_side, conversation) => [
      { event: 'conversationChanged', args: [conversation] },
    ]);
  }
  const conversation = await findConversation(transaction, viewerOf(actor), id);
  if (!conversation) throw notFound();
  return conversation;
}
