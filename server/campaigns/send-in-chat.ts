import type { Kysely } from 'kysely';
import { answering } from '../../domain/access.ts';
import { writtenTypeOf } from '../../domain/chat/links.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { RequestError } from '../base/request-error.ts';
import { type Sender, sendMessage } from '../chat/send-message.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import { type BroadcastMessage, type CampaignMessage, messageOf } from './campaign-message.ts';

/** How many messages are looked for at once. */
const AT_ONCE = 100;

/** Who speaks in the conversations, and what the campaign says there. */
type Speech = { readonly sender: Sender; readonly message: CampaignMessage };

/** What sends the messages of a campaign in the chat. */
export type ChatSender = {
  /**
   * Sends the next waiting messages, each in a transaction of its own. Returns how many it found;
   * it ends early when `isOver` says so.
   */
  readonly sendSome: (isOver: () => boolean) => Promise<number>;
};

/** Opens the chat for a campaign; nothing if it has been deleted. */
export async function openChatSender(
  makeCall: () => Call<Author>,
  id: string,
): Promise<ChatSender | undefined> {
  const { database } = makeCall();
  const speech = await speechOf(database, id);
  if (!speech) return undefined;
  return {
    async sendSome(isOver) {
      const waiting = await waitingIn(database, id);
      for (const row of waiting) {
        if (isOver()) break;
        await sendOrGiveUp(makeCall(), speech, row);
      }
      return waiting.length;
    },
  };
}

async function waitingIn(database: Kysely<DB>, id: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('outbox')
    .select('id')
    .where('campaign_id', '=', id)
    .where('channel', '=', 'chat')
    .where('status', '=', 'queued')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.id);
}

/** Somebody who has left the staff no longer speaks for the office: it then speaks itself. */
async function speechOf(database: Kysely<DB>, id: string): Promise<Speech | undefined> {
  const row = await database
    .selectFrom('campaign')
    .leftJoin('users', 'users.id', 'campaign.created_by')
    .select(['campaign.message', 'created_by', 'created_by_name', 'users.role'])
    .where('campaign.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_by: authorId, created_by_name: name, role } = row;
  const author = authorId !== null && role !== null ? { id: authorId, name, role } : undefined;
  return {
    message: messageOf(row.message),
    sender: author && answering(author) ? author : { id: null, name },
  };
}

/** What one person gets: as in the chat, a text that looks like a web address is a link. */
const spoken = (message: CampaignMessage, body: string): BroadcastMessage =>
  'texts' in message ? { type: writtenTypeOf(body), content: body } : message;

/** Whatever is wrong with one message, the others go on; while the database is away all wait. */
async function sendOrGiveUp(call: Call<Author>, speech: Speech, id: string): Promise<void> {
  try {
    await sendOne(call, speech, id);
  } catch (err) {
    if (isDatabaseAway(err)) throw err;
    call.log.error({ err, delivery: id }, 'a message to many could not be sent in the chat');
    await call.database
      .updateTable('outbox')
      .set((is) => ({
        status: 'failed',
        reason: 'failedHere',
        updated_at: call.now,
        attempts: is('attempts', '+', 1),
        version: is('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute();
  }
}

/**
 * Sends one message, unless somebody else is doing so. The message and the record that it was sent
 * are one change: neither is there without the other, however often this runs.
 */
async function sendOne(call: Call<Author>, { sender, message }: Speech, id: string): Promise<void> {
  const { now } = call;
  await inTransaction(call.database, async (transaction) => {
    const row = await transaction
      .selectFrom('outbox')
      .select(['person', 'body'])
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const { type, content, file } = spoken(message, row.body);
    const outgoing = { recieverId: row.person, type, content, isToMany: true };
    const sent = await sendMessage(
      file ? { ...outgoing, file } : outgoing,
      contextOf({ ...call, actor: sender }, transaction),
    ).catch(rejectionOf);
    await transaction
      .updateTable('outbox')
      .set((is) => ({
        ...(sent instanceof RequestError
          ? { status: 'failed', reason: 'notReached', detail: sent.message }
          : { status: 'sent', message_id: sent._id, sent_at: now }),
        attempts: is('attempts', '+', 1),
        version: is('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
  });
}

/** A rejection is an outcome: the customer may have been deleted. Anything else is tried again. */
function rejectionOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
