import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import {
  CONVERSATION_STATES,
  type ConversationState,
  LAST_MESSAGE_CHARACTERS,
  MOST_UNREAD,
  type Conversation as WireConversation,
} from '../../domain/chat/conversation.ts';
import type { MessageSide } from '../../domain/chat/message.ts';
import { LOCALES } from '../../domain/fields.ts';
import type { Conversation, DB } from '../database/database-types.ts';
import type { Viewer } from './viewer.ts';
import { forBothSides, visibleMessage } from './visible-messages.ts';
import { messageTypeOf, sideOf } from './wire-message.ts';

/** What to look for among the conversations that somebody reaches. */
type Wanted = {
  readonly id?: string;
  readonly clientId?: string | undefined;
  readonly limit?: number;
};

/** The messages of the other side, notes aside, that lie behind a position. */
const unseen = (side: MessageSide, id: RawBuilder<unknown>, seen: RawBuilder<unknown>) => {
  const isOthers =
    side === 'staff' ? sql`not other.by_staff` : sql`other.by_staff and ${forBothSides('other')}`;
  return sql`select from message as other
    where other.conversation_id = ${id} and ${isOthers} and other.position > ${seen}`;
};

/** How many messages a side of a conversation has not seen, at most `MOST_UNREAD`. */
export const unseenCount = (
  side: MessageSide,
  id: RawBuilder<unknown> = sql`conversation.id`,
  seen: RawBuilder<unknown> = sql`conversation.${sql.id(`${side}_seen`)}`,
) =>
  sql<string>`(
    select count(*) from (${unseen(side, id, seen)} limit ${sql.lit(MOST_UNREAD)}) as unseen
  )`;

/** Whether a conversation has entries that a side has not seen; most have none, and are not counted. */
const hasNews = (side: MessageSide) =>
  sql<boolean>`conversation.revision > conversation.${sql.id(`${side}_seen`)}`;

/** Whether a conversation is new to a side: by what it has not seen, or because staff say so. */
const isNewFor = (side: MessageSide) => {
  const holdsUnseen = sql<boolean>`(${hasNews(side)} and ${unseenCount(side)} > 0)`;
  return side === 'staff'
    ? sql<boolean>`(conversation.unread_by_hand or ${holdsUnseen})`
    : holdsUnseen;
};

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
          .select(['message.created_at as sent_at', 'message.by_staff', 'message.type'])
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
    .select(['last.sent_at', 'last.by_staff', 'last.type', 'last.content', 'last.file_name'])
    .select(
      sql<string>`case when ${hasNews(side)} then ${unseenCount(side)} else 0 end`.as('unread'),
    )
    .where('conversation.deleted_at', 'is', null)
    // A conversation of nothing but notes does not exist for the customer.
    .$if(side === 'customer', (query) => query.where('visible_from', 'is not', null));

type Viewed = Awaited<ReturnType<ReturnType<typeof viewedBy>['execute']>>[number];

const newestFirst = (database: Kysely<DB>, side: MessageSide) =>
  viewedBy(database, side)
    .orderBy('conversation.created_at', 'desc')
    .orderBy('conversation.id', 'desc');

const viewedAs = (row: Viewed, side: MessageSide): WireConversation =>
  toWireConversation(row, { last: lastOf(row), unread: Number(row.unread) }, side);

/** The living conversations that somebody reaches, the newest first. */
export async function listConversations(
  database: Kysely<DB>,
  { id: viewerId, side }: Viewer,
  { id, clientId, limit }: Wanted = {},
): Promise<readonly WireConversation[]> {
  const client = side === 'staff' ? clientId : viewerId;
  const rows = await newestFirst(database, side)
    .$if(id !== undefined, (query) => query.where('conversation.id', '=', id ?? ''))
    .$if(client !== undefined, (query) => query.where('client_id', '=', client ?? ''))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map((row) => viewedAs(row, side));
}

/**
 * For each of these viewers, in their order, the conversations that hold a message which their side has
 * not seen, the newest first. The staff share one list. At most one query for each side.
 */
export async function listUnread(
  database: Kysely<DB>,
  viewers: readonly Viewer[],
): Promise<readonly (readonly WireConversation[])[]> {
  const customers = viewers.flatMap(({ side, id }) => (side === 'customer' ? [id] : []));
  const [staffs, customersOwn] = await Promise.all([
    customers.length < viewers.length ? unreadBy(database, 'staff') : [],
    customers.length > 0 ? unreadBy(database, 'customer', customers) : [],
  ]);
  const byCustomer = Map.groupBy(customersOwn, ({ clientId }) => clientId._id);
  return viewers.map(({ side, id }) => (side === 'staff' ? staffs : (byCustomer.get(id) ?? [])));
}

async function unreadBy(
  database: Kysely<DB>,
  side: MessageSide,
  clients?: readonly string[],
): Promise<readonly WireConversation[]> {
  const rows = await newestFirst(database, side)
    .where(isNewFor(side))
    .$if(clients !== undefined, (query) =>
      query.where(sql<boolean>`conversation.client_id = any(${clients})`),
    )
    .execute();
  return rows.map((row) => viewedAs(row, side));
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

function lastOf({ sent_at, by_staff, type, content, file_name }: Viewed): Around['last'] {
  if (sent_at === null || type === null || content === null) return null;
  return {
    createdAt: sent_at.toISOString(),
    from: sideOf(by_staff === true),
    message: {
      type: messageTypeOf(type),
      content,
      ...(file_name === null ? {} : { name: file_name }),
    },
  };
}

/** A stored state; the table holds no others. */
export const stateOf = (stored: string): ConversationState => {
  const state = CONVERSATION_STATES.find((one) => one === stored);
  if (!state) throw new Error('A conversation has a state that does not exist.');
  return state;
};

/** The names that a conversation is shown with, as their columns. */
export type NamesAround = Pick<
  Viewed,
  'first_name' | 'last_name' | 'photo' | 'language' | 'assignee_name'
>;

/** What else stands around the row of a conversation, for one side. */
type Around = { readonly last: WireConversation['lastMessage']; readonly unread: number };

const forStaff = (row: Stored) => ({
  state: stateOf(row.state),
  assignedTo:
    row.assigned_to === null ? null : { _id: row.assigned_to, name: row.assignee_name ?? '' },
  unansweredSince: row.unanswered_since?.toISOString() ?? null,
  snoozedUntil: row.snoozed_until?.toISOString() ?? null,
  unreadByHand: row.unread_by_hand,
  spokenAt: row.spoken_at?.toISOString() ?? null,
});

type Stored = Selectable<Conversation> & NamesAround;

/** A conversation in its wire form, as one side sees it. */
export const toWireConversation = (
  row: Stored,
  { last, unread }: Around,
  side: MessageSide,
): WireConversation => ({
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
  isNew: unread > 0 || (side === 'staff' && row.unread_by_hand),
  unread,
  lastMessage: last,
  delivered: { staff: Number(row.staff_delivered), customer: Number(row.customer_delivered) },
  seen: { staff: Number(row.staff_seen), customer: Number(row.customer_seen) },
  ...(side === 'staff' ? forStaff(row) : {}),
});
