import { type Kysely, sql } from 'kysely';
import {
  CONVERSATION_STATES,
  LAST_MESSAGE_CHARACTERS,
  MOST_UNREAD,
  type Conversation as WireConversation,
} from '../../domain/chat/conversation.ts';
import type { MessageSide } from '../../domain/chat/message.ts';
import { NOTE } from '../../domain/chat/message-types.ts';
import { LOCALES } from '../../domain/fields.ts';
import type { DB } from '../database/database-types.ts';
import type { Viewer } from './viewer.ts';
import { visibleMessage } from './visible-messages.ts';
import { messageTypeOf, sideOf } from './wire-message.ts';

/** What to look for among the conversations that somebody reaches. */
type Wanted = {
  readonly id?: string;
  readonly clientId?: string | undefined;
  readonly limit?: number;
  /** Only those that hold a message which the side has not seen. */
  readonly isUnread?: boolean;
};

/** The messages of the other side, notes aside, that lie behind what this side has seen. */
const unseen = (side: MessageSide) => sql`select from message
  where message.conversation_id = conversation.id
    and ${side === 'staff' ? sql`not message.by_staff` : sql`message.by_staff and message.type <> ${sql.lit(NOTE)}`}
    and message.position > conversation.${sql.id(`${side}_seen`)}`;

/** The living conversations with what stands around them, as one side sees them. */
const viewedBy = (database: Kysely<DB>, side: MessageSide) =>
  database
    .selectFrom('conversation')
    .innerJoin('users as client', 'client.id', 'conversation.client_id')
    .leftJoin('users as assignee', 'assignee.id', 'conversation.assigned_to')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('message')
          .select(['message.created_at as said_at', 'message.by_staff', 'message.type'])
          .select(['message.file_name'])
          .select(sql<string>`left(content, ${sql.lit(LAST_MESSAGE_CHARACTERS)})`.as('content'))
          .whereRef('message.conversation_id', '=', 'conversation.id')
          .where(visibleMessage(side))
          .orderBy('message.position', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('conversation')
    .select(['client.first_name', 'client.last_name', 'client.photo', 'client.language'])
    .select(['assignee.name as assignee_name'])
    .select(['last.said_at', 'last.by_staff', 'last.type', 'last.content', 'last.file_name'])
    .select(
      sql<string>`(select count(*) from (${unseen(side)} limit ${sql.lit(MOST_UNREAD)}) as unseen)`.as(
        'unread',
      ),
    )
    .where('conversation.deleted_at', 'is', null)
    // A conversation of nothing but notes does not exist for the customer.
    .$if(side === 'customer', (query) => query.where('visible_from', 'is not', null));

type Viewed = Awaited<ReturnType<ReturnType<typeof viewedBy>['execute']>>[number];

/** The living conversations that somebody reaches, the newest first. */
export async function listConversations(
  database: Kysely<DB>,
  { id: viewerId, side }: Viewer,
  { id, clientId, limit, isUnread = false }: Wanted = {},
): Promise<readonly WireConversation[]> {
  const client = side === 'staff' ? clientId : viewerId;
  const rows = await viewedBy(database, side)
    .$if(id !== undefined, (query) => query.where('conversation.id', '=', id ?? ''))
    .$if(client !== undefined, (query) => query.where('client_id', '=', client ?? ''))
    .$if(isUnread, (query) => query.where(sql<boolean>`exists (${unseen(side)})`))
    .orderBy('conversation.created_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map((row) => toWire(row, side));
}

/** A living conversation as somebody sees it; nothing if they do not reach it. */
export async function findConversation(
  database: Kysely<DB>,
  viewer: Viewer,
  id: string,
): Promise<WireConversation | undefined> {
  const [found] = await listConversations(database, viewer, { id });
  return found;
}

function lastOf({ said_at, by_staff, type, content, file_name }: Viewed) {
  if (said_at === null || type === null || content === null) return null;
  return {
    createdAt: said_at.toISOString(),
    from: sideOf(by_staff === true),
    message: {
      type: messageTypeOf(type),
      content,
      ...(file_name === null ? {} : { name: file_name }),
    },
  };
}

const stateOf = (stored: string) => {
  const state = CONVERSATION_STATES.find((one) => one === stored);
  if (!state) throw new Error('A conversation has a state that does not exist.');
  return state;
};

const forStaff = (row: Viewed) => ({
  state: stateOf(row.state),
  assignedTo:
    row.assigned_to === null ? null : { _id: row.assigned_to, name: row.assignee_name ?? '' },
  unansweredSince: row.unanswered_since?.toISOString() ?? null,
});

function toWire(row: Viewed, side: MessageSide): WireConversation {
  const unread = Number(row.unread);
  return {
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    __v: Number(row.version),
    revision: Number(row.revision),
    clientId: {
      _id: row.client_id,
      firstName: row.first_name,
      lastName: row.last_name,
      photo: row.photo,
      language: LOCALES.find((one) => one === row.language) ?? LOCALES[0],
    },
    isNew: unread > 0,
    unread,
    lastMessage: lastOf(row),
    delivered: { staff: Number(row.staff_delivered), customer: Number(row.customer_delivered) },
    seen: { staff: Number(row.staff_seen), customer: Number(row.customer_seen) },
    ...(side === 'staff' ? forStaff(row) : {}),
  };
}
