import type { Kysely } from 'kysely';
import type { Conversation } from '../../domain/chat/conversation.ts';
import type { Message, MessageSide, Sending } from '../../domain/chat/message.ts';
import type { DB } from '../database/database-types.ts';
import { MESSAGE_COLUMNS } from './message-row.ts';
import { sendingsOf, sendingsUpTo } from './sendings.ts';
import { visibleMessage } from './visible-messages.ts';
import { toWireMessage } from './wire-message.ts';

/** Which messages are requested: the newest, those before a position, or all since a revision. */
export type Page = {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
};

/** Some messages in their order, and the conversation that they are from. */
export type MessagePage = {
  readonly messages: readonly Message[];
  /** Earlier ones whose text was changed since. */
  readonly edited: readonly Message[];
  /** The ids of those that were removed since. */
  readonly removed: readonly string[];
  /** How far earlier messages have come since that went out by a phone channel, by their ids. */
  readonly sendings: Readonly<Record<string, Sending>>;
  readonly conversation: Conversation;
  readonly more: boolean;
};

type Known = { readonly conversation: Conversation; readonly side: MessageSide };

/**
 * A page of a conversation. It goes as far as the conversation that is given with it, whose numbers
 * were committed in their order; what is later comes with the next page.
 */
export const readPage = (database: Kysely<DB>, known: Known, page: Page): Promise<MessagePage> =>
  page.after === undefined
    ? olderPage(database, known, page)
    : newerPage(database, known, { limit: page.limit, after: page.after });

const messagesOf = (database: Kysely<DB>, { conversation, side }: Known) =>
  database
    .selectFrom('message')
    .select(MESSAGE_COLUMNS)
    .where('conversation_id', '=', conversation._id)
    .where(visibleMessage(side))
    .where('position', '<=', String(conversation.revision));

async function olderPage(database: Kysely<DB>, known: Known, { limit, before }: Page) {
  const rows = await messagesOf(database, known)
    .$if(before !== undefined, (query) => query.where('position', '<', String(before)))
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  const loaded = rows.slice(0, limit);
  const sendings = await sendingsOf(database, loaded, known.side);
  const messages = loaded.map((row) => toWireMessage(row, known.side, sendings.get(row.id)));
  return {
    messages: messages.reverse(),
    edited: [],
    removed: [],
    sendings: {},
    conversation: known.conversation,
    more: rows.length > limit,
  };
}

async function removalsSince(database: Kysely<DB>, { conversation, side }: Known, page: Since) {
  return database
    .selectFrom('message_removal')
    .select(['revision', 'message_id'])
    .where('conversation_id', '=', conversation._id)
    .$if(side === 'customer', (query) => query.where('is_note', '=', false))
    .where('revision', '>', String(page.after))
    .where('revision', '<=', String(conversation.revision))
    .orderBy('revision')
    .limit(page.limit + 1)
    .execute();
}

const editsSince = (database: Kysely<DB>, known: Known, page: Since) =>
  messagesOf(database, known)
    .where('position', '<=', String(page.after))
    .where('edited', '>', String(page.after))
    .where('edited', '<=', String(known.conversation.revision))
    .orderBy('edited')
    .limit(page.limit + 1)
    .execute();

type Since = { readonly limit: number; readonly after: number };

async function newerPage(database: Kysely<DB>, known: Known, page: Since): Promise<MessagePage> {
  const rows = await messagesOf(database, known)
    .where('position', '>', String(page.after))
    .orderBy('position')
    .limit(page.limit + 1)
    .execute();
  const removals = await removalsSince(database, known, page);
  const edits = await editsSince(database, known, page);
  const entries = [
    ...rows.map((row) => ({ number: Number(row.position), row })),
    ...edits.map((row) => ({ number: Number(row.edited), edited: row })),
    ...removals.map((row) => ({ number: Number(row.revision), removed: row.message_id })),
  ].sort((a, b) => a.number - b.number);
  const loaded = entries.slice(0, page.limit);
  const more = entries.length > page.limit;
  const revision = more ? (loaded.at(-1)?.number ?? page.after) : known.conversation.revision;
  const { side } = known;
  const sendings = await sendingsOf(database, rows, side);
  const earlier = { conversationId: known.conversation._id, revision: page.after };
  return {
    messages: loaded.flatMap((one) =>
      'row' in one ? [toWireMessage(one.row, side, sendings.get(one.row.id))] : [],
    ),
    edited: loaded.flatMap((one) => ('edited' in one ? [toWireMessage(one.edited, side)] : [])),
    sendings: side === 'staff' ? Object.fromEntries(await sendingsUpTo(database, earlier)) : {},
    removed: loaded.flatMap((one) => ('removed' in one ? [one.removed] : [])),
    conversation: { ...known.conversation, revision },
    more,
  };
}
