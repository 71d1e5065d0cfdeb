import { type Kysely, sql, type Transaction } from 'kysely';
import { answering } from '../../domain/access.ts';
import { writtenTypeOf } from '../../domain/chat/links.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { RequestError } from '../base/request-error.ts';
import { type Sender, sendMessage } from '../chat/send-message.ts';
import type { DB } from '../database/database-types.ts';
import { databaseError, IN_FAILED_TRANSACTION } from '../resources/database-error.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import { type BroadcastMessage, type CampaignMessage, messageOf } from './campaign-message.ts';

/** How many messages one transaction sends; it locks their conversations for as long as it takes. */
const AT_ONCE = 50;
/**
 * For so long it waits for a conversation that somebody else has locked: all others that it has locked
 * itself wait with it. After that each message is sent by itself.
 */
const LOCK_TIMEOUT = '500ms';

/** Who speaks in the conversations, and what the campaign says there. */
type Speech = { readonly sender: Sender; readonly message: CampaignMessage };

/** What sends the messages of a campaign in the chat. */
export type ChatSender = {
  /** Sends the next waiting messages, and returns how many it found; it ends early when `isOver` says so. */
  readonly sendSome: (isOver?: () => boolean) => Promise<number>;
};

/** Opens the chat for a campaign; nothing if it has been deleted. */
export async function openChatSender(
  makeCall: () => Call<Author>,
  id: string,
): Promise<ChatSender | undefined> {
  const { database } = makeCall();
  const speech = await speechOf(database, id);
  if (!speech) return undefined;
  return { sendSome: (isOver) => sendSome(makeCall(), speech, { campaign: id, isOver }) };
}

/**
 * Sends some messages of a campaign together, and each by itself if something is wrong with one of them:
 * the others go on. While the database is away all wait.
 */
async function sendSome(
  call: Call<Author>,
  speech: Speech,
  { campaign, isOver = () => false }: { campaign: string; isOver?: (() => boolean) | undefined },
): Promise<number> {
  try {
    return await sendTogether(call, speech, { campaign });
  } catch (err) {
    if (isDatabaseAway(err)) throw err;
    call.log.warn({ err, campaign }, 'messages to many are sent one by one in the chat');
  }
  const waiting = await waitingIn(call.database, { campaign });
  for (const { id } of waiting) {
    if (isOver()) break;
    await sendOrGiveUp(call, speech, id);
  }
  return waiting.length;
}

type Waiting = { readonly id: string; readonly person: string; readonly body: string };

/** The next ones of a campaign, or a certain one. */
type Wanted = { readonly campaign: string } | { readonly id: string };

/** The messages that wait, except those that somebody else is sending. */
const waitingIn = (database: Kysely<DB>, wanted: Wanted): Promise<readonly Waiting[]> =>
  database
    .selectFrom('outbox')
    .select(['id', 'person', 'body'])
    .where((is) =>
      'id' in wanted ? is('id', '=', wanted.id) : is('campaign_id', '=', wanted.campaign),
    )
    .where('channel', '=', 'chat')
    .where('status', '=', 'queued')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();

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

async function sendOrGiveUp(call: Call<Author>, speech: Speech, id: string): Promise<void> {
  try {
    await sendTogether(call, speech, { id });
  } catch (err) {
    if (isDatabaseAway(err)) throw err;
    await giveUp(call, id, err);
  }
}

async function giveUp(
  { database, log, now }: Call<Author>,
  id: string,
  err: unknown,
): Promise<void> {
  log.error({ err, delivery: id }, 'a message to many could not be sent in the chat');
  await database
    .updateTable('outbox')
    .set((is) => ({
      status: 'failed',
      reason: 'failedHere',
      updated_at: now,
      attempts: is('attempts', '+', 1),
      version: is('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/**
 * Sends messages in one transaction, and returns how many it found. The messages and the record that
 * they were sent are one change: neither is there without the other, however often this runs.
 */
function sendTogether(
  call: Call<Author>,
  { sender, message }: Speech,
  wanted: Wanted,
): Promise<number> {
  return inTransaction(call.database, async (transaction) => {
    if ('campaign' in wanted)
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);
    const waiting = await waitingIn(transaction, wanted);
    if (waiting.length === 0) return 0;
    // Everybody who writes to many locks the conversations in this order.
    const rows = waiting.toSorted((a, b) => (a.person < b.person ? -1 : 1));
    const context = contextOf({ ...call, actor: sender }, transaction);
    // All have ended before the transaction does, whatever happens to one of them.
    const outcomes = await Promise.allSettled(
      rows.map(({ person, body }) => {
        const { type, content, file } = spoken(message, body);
        const outgoing = { recieverId: person, type, content, isToMany: true };
        return sendMessage(file ? { ...outgoing, file } : outgoing, context);
      }),
    );
    rethrowFailure(outcomes);
    await recordOutcomes(transaction, outcomes.map(outcomeOf), { rows, now: call.now });
    return rows.length;
  });
}

/** The message that was sent, or why there is none. */
type Outcome = { readonly message: string | null; readonly detail: string | null };

type Settled = PromiseSettledResult<{ readonly _id: string }>;

/**
 * A rejection is an outcome: the customer may have been deleted. Anything else is tried again; it ends
 * the transaction, so that the statements after it fail as well, and only the first says why.
 */
function rethrowFailure(outcomes: readonly Settled[]): void {
  const failures = outcomes.flatMap((outcome): readonly unknown[] =>
    outcome.status === 'rejected' && !(outcome.reason instanceof RequestError)
      ? [outcome.reason]
      : [],
  );
  if (failures.length === 0) return;
  throw (
    failures.find((error) => databaseError(error)?.code !== IN_FAILED_TRANSACTION) ?? failures[0]
  );
}

function outcomeOf(settled: Settled): Outcome {
  if (settled.status === 'fulfilled') return { message: settled.value._id, detail: null };
  return { message: null, detail: String(settled.reason.message) };
}

/** Records what became of each of these rows. */
async function recordOutcomes(
  transaction: Transaction<DB>,
  outcomes: readonly Outcome[],
  { rows, now }: { readonly rows: readonly Waiting[]; readonly now: Date },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const messages = outcomes.map(({ message }) => message);
  const details = outcomes.map(({ detail }) => detail);
  await sql`
    update outbox set
      status = case when done.message is null then 'failed' else 'sent' end,
      reason = case when done.message is null then 'notReached' else outbox.reason end,
      detail = coalesce(done.detail, outbox.detail),
      message_id = done.message,
      sent_at = case when done.message is null then outbox.sent_at else ${now}::timestamptz end,
      attempts = attempts + 1,
      version = version + 1,
      updated_at = ${now}
    from unnest(${ids}::uuid[], ${messages}::uuid[], ${details}::text[])
      as done (id, message, detail)
    where outbox.id = done.id
  `.execute(transaction);
}
