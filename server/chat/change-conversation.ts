import { sql, type Transaction } from 'kysely';
import { allows, answering } from '../../domain/access.ts';
import type { Conversation, ConversationState } from '../../domain/chat/conversation.ts';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import type { DB } from '../database/database-types.ts';
import { roleOf } from '../people/role-of.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { findConversation } from './conversations.ts';
import { notifySides } from './notify-conversation.ts';
import { viewerOf } from './viewer.ts';

/** What staff change by hand: how the office stands with the customer, and who answers. */
export type ConversationChange = {
  readonly state?: ConversationState | undefined;
  readonly assignedTo?: string | null | undefined;
};

const notFound = (): RequestError => new RequestError('record.notFound');

async function rejectStranger(transaction: Transaction<DB>, id: string): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirst();
  if (user && allows(answering, { id, role: roleOf(user.role) })) return;
  throw new RequestError('record.invalid', {
    fields: { assignedTo: { code: 'unknownReference' } },
  });
}

/** The row of a living conversation, locked. */
const locked = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('conversation')
    .select(['client_id', 'state', 'assigned_to'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof locked>>>;

/** What differs from the row, as the audit trail shows it. */
const changesOf = (row: Row, { state, assignedTo }: ConversationChange) => ({
  ...(state === undefined || state === row.state ? {} : { state: { from: row.state, to: state } }),
  ...(assignedTo === undefined || assignedTo === row.assigned_to
    ? {}
    : { assignedTo: { from: row.assigned_to, to: assignedTo } }),
});

/** A conversation that waits for the customer, or is closed, is one that nobody has to answer. */
const columnsOf = ({ state, assignedTo }: ConversationChange) => ({
  ...(state === undefined ? {} : { state }),
  ...(state === undefined || state === 'open' ? {} : { unanswered_since: null }),
  ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
});

/** Changes how the office stands with a customer, or who answers them. Only staff learn of it. */
export async function changeConversation(
  id: string,
  change: ConversationChange,
  context: WriteContext,
): Promise<Conversation> {
  const { transaction, actor } = context;
  demand(answering, actor);
  const row = isId(id) ? await locked(transaction, id) : undefined;
  if (!row) throw notFound();
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
