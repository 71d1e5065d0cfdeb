import { type Kysely, sql, type Transaction } from 'kysely';
import { answering } from '../../domain/access.ts';
import { writtenTypeOf } from '../../domain/chat/links.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import type { OutgoingMessage, Sender } from '../chat/send-message.ts';
import { type SentToOne, sendToMany } from '../chat/send-to-many.ts';
import type { DB } from '../database/database-types.ts';
import type { NewDelivery } from '../outbox/add-to-outbox.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import {
  type Author,
  type Call,
  contextOf,
  type WriteContext,
} from '../resources/request-context.ts';
import { type BroadcastMessage, type CampaignMessage, messageOf } from './campaign-message.ts';

/** How many messages that wait one transaction sends; it locks their conversations for as long as it takes. */
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
  /**
   * Sends those of these messages that go to the chat, in the transaction that records them for the first
   * time; it has locked the campaign. Returns them all, those that it has sent with their messages.
   */
  readonly sendAtOnce: (
    deliveries: readonly NewDelivery[],
    context: WriteContext<Author>,
  ) => Promise<readonly NewDelivery[]>;
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
  return {
    sendAtOnce: (deliveries, { transaction, now }) => {
      const call = { ...makeCall(), now, actor: speech.sender };
      const context = contextOf(call, transaction);
      return sendAtOnce(deliveries, speech.message, { campaign: id, context });
    },
    sendSome: (isOver) => sendSome(makeCall(), speech, { campaign: id, isOver }),
  };
}

async function sendAtOnce(
  deliveries: readonly NewDelivery[],
  message: CampaignMessage,
  { campaign, context }: { readonly campaign: string; readonly context: WriteContext<Sender> },
): Promise<readonly NewDelivery[]> {
  const { transaction, now } = context;
  const theirs = deliveries.filter(
    ({ channel, skip, failure }) => channel === 'chat' && !skip && !failure,
  );
  if (theirs.length === 0) return deliveries;
  const [before] = await Promise.all([
    writtenBefore(transaction, campaign, theirs),
    limitLocks(transaction),
  ]);
  // Whoever is named twice gets it once.
  const first = new Map(theirs.toReversed().map((one) => [one.person, one]));
  const due = theirs.filter((one) => first.get(one.person) === one && !before.has(one.person));
  const outcomes = await sendToMany(
    due.map(({ person, body }) => outgoingOf(message, person, body)),
    context,
  );
  // What else this transaction waits for is no conversation.
  await sql`set local lock_timeout = default`.execute(transaction);
  const sent = new Map(due.map((one, at) => [one, outcomes[at]]));
  return deliveries.map((one) => {
    const outcome = sent.get(one);
    // Whoever is no customer waits with the others, and is given up there.
    if (!outcome || 'rejection' in outcome) return one;
    return { ...one, messageId: outcome.messageId, sentAt: now };
  });
}

/** Who has a message of this campaign in the chat already. */
async function writtenBefore(
  transaction: Transaction<DB>,
  campaign: string,
  deliveries: readonly NewDelivery[],
): Promise<ReadonlySet<string>> {
  const people = deliveries.map(({ person }) => person);
  const rows = await transaction
    .selectFrom('outbox')
    .select('person')
    .where('campaign_id', '=', campaign)
    .where('channel', '=', 'chat')
    .where((is) => is('person', '=', is.fn.any(sql<string[]>`${people}::text[]`)))
    .execute();
  return new Set(rows.map(({ person }) => person));
}

const limitLocks = (transaction: Transaction<DB>) =>
  sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);

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

function outgoingOf(message: CampaignMessage, recieverId: string, body: string): OutgoingMessage {
  const { type, content, file } = spoken(message, body);
  return { recieverId, type, content, ...(file && { file }) };
}

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
    if ('campaign' in wanted) await limitLocks(transaction);
    const waiting = await waitingIn(transaction, wanted);
    if (waiting.length === 0) return 0;
    const outgoing = waiting.map(({ person, body }) => outgoingOf(message, person, body));
    const context = contextOf({ ...call, actor: sender }, transaction);
    const outcomes = await sendToMany(outgoing, context);
    await recordOutcomes(transaction, outcomes, { rows: waiting, now: call.now });
    return waiting.length;
  });
}

/** Records what became of each of these rows. */
async function recordOutcomes(
  transaction: Transaction<DB>,
  outcomes: readonly SentToOne[],
  { rows, now }: { readonly rows: readonly Waiting[]; readonly now: Date },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const messages = outcomes.map((one) => ('messageId' in one ? one.messageId : null));
  const details = outcomes.map((one) => ('rejection' in one ? one.rejection.message : null));
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
