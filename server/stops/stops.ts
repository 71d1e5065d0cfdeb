import { type Kysely, sql, type Transaction } from 'kysely';
import {
  CHANNELS,
  type Channel,
  eachChannel,
  isPhoneChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
} from '../../domain/messages/channels.ts';
import type { Reachable } from '../../domain/messages/consent.ts';
import { type ChannelWish, channelWish } from '../../domain/messages/stop-words.ts';
import { valueAt } from '../../domain/paths.ts';
import type { DB } from '../database/database-types.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Executor, Values } from '../resources/storage.ts';
import type { RowsBeside } from '../resources/table-store.ts';
import { writeAudit } from '../resources/write-audit.ts';

/*
 * Everything about stop: who has stopped which channel, and to what they have agreed.
 *
 * - The stop words and those that start again are in domain/messages/stop-words.ts.
 * - `applyStopWord` reads each text that a customer writes, in the chat or by phone (chat/send-message.ts).
 * - What a customer wants is a row of `channel_wish` for each channel, which the record of a user shows
 *   as fields (`wishRows`); that of a number which is no customer's, such as a recipient's in Morocco,
 *   is in `stopped_number` (gateway/store-unknown.ts).
 * - Before anything is composed, domain/messages/consent.ts leaves out whoever has stopped; what
 *   waited meanwhile is rejected by outbox/checking-stops.ts as it would leave the house.
 */

/** What a person wants on one channel. */
type Wish = { readonly consented: boolean; readonly stopped: boolean };

const NOTHING_WISHED: Wish = { consented: false, stopped: false };

/** The fields of a user by what they say of a channel. */
const pathOf = (flag: keyof Wish, channel: Channel): string =>
  flag === 'consented' ? `consent.${channel}` : `optOut.${channel}`;

/** The flags of a channel: the conversation, which is part of the product, cannot be stopped. */
const flagsOf = (channel: Channel): readonly (keyof Wish)[] =>
  isPhoneChannel(channel) ? ['consented', 'stopped'] : ['consented'];

/**
 * Whether a person wants something of a channel, from a table of users under an alias. Not `exists`: for
 * that PostgreSQL would read all wishes of everybody, even for one page of a list.
 */
const wants = (flag: keyof Wish, channel: Channel) => (alias: string) =>
  sql<boolean>`coalesce((
    select ${sql.ref(`wish.${flag}`)} from channel_wish as wish
    where wish.user_id = ${sql.ref(`${alias}.id`)} and wish.channel = ${sql.lit(channel)}
  ), false)`;

const keepWish = (
  transaction: Transaction<DB>,
  userId: string,
  channel: Channel,
  wish: Wish,
): Promise<unknown> =>
  transaction
    .insertInto('channel_wish')
    .values({ user_id: userId, channel, ...wish })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet(wish))
    .execute();

const wishIn = (values: Values, channel: Channel): Wish => ({
  consented: valueAt(values, pathOf('consented', channel)) === true,
  stopped: valueAt(values, pathOf('stopped', channel)) === true,
});

const areSame = (one: Wish, other: Wish): boolean =>
  one.consented === other.consented && one.stopped === other.stopped;

/** The consents and stops in the record of a user. */
export const wishRows: RowsBeside = {
  values: Object.fromEntries(
    CHANNELS.flatMap((channel) =>
      flagsOf(channel).map((flag) => [pathOf(flag, channel), wants(flag, channel)] as const),
    ),
  ),
  async write(transaction, id, { before, values }) {
    for (const channel of CHANNELS) {
      const now = wishIn(values, channel);
      const then = before ? wishIn(before, channel) : NOTHING_WISHED;
      if (!areSame(now, then)) await keepWish(transaction, id, channel, now);
    }
  },
};

/** What a person has agreed to, and what they have stopped. */
type Wishes = Pick<Reachable, 'consent' | 'optOut'>;

export const NOTHING_STOPPED: Wishes['optOut'] = eachChannel(PHONE_CHANNELS, () => false);

export const NO_WISHES: Wishes = {
  consent: eachChannel(CHANNELS, () => false),
  optOut: NOTHING_STOPPED,
};

/** What people have agreed to and stopped, by their ids; whoever has said nothing is not among them. */
export async function wishesOf(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Wishes>> {
  const rows = await executor
    .selectFrom('channel_wish')
    .select(['user_id', 'channel', 'consented', 'stopped'])
    .where((is) => is('user_id', '=', is.fn.any(sql<string[]>`${ids}`)))
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  const entries = [...byUser].map(([id, own]): readonly [string, Wishes] => {
    const wishAt = (channel: Channel) => own.find((row) => row.channel === channel);
    const consent = eachChannel(CHANNELS, (one) => wishAt(one)?.consented ?? false);
    const optOut = eachChannel(PHONE_CHANNELS, (one) => wishAt(one)?.stopped ?? false);
    return [id, { consent, optOut }];
  });
  return new Map(entries);
}

/**
 * What follows from a stop word or its opposite. Who stops a channel withdraws the consent too; who
 * starts it again has not consented to marketing by that. The chat still gets what one needs to know.
 */
const wishAfter = (wish: ChannelWish, channel: Channel, { consented }: Wish): Wish => ({
  consented: wish === 'stop' ? false : consented,
  stopped: isPhoneChannel(channel) && wish === 'stop',
});

/** Does what the acting customer requests, if their whole text is a stop word or its opposite. */
export async function applyStopWord(
  text: string,
  channel: Channel,
  context: WriteContext,
): Promise<void> {
  const wish = channelWish(text);
  if (wish) await applyWish(wish, channel, context);
}

/** Does what the acting customer requests by a stop word alone; the audit trail names them. */
export async function applyWish(
  wish: ChannelWish,
  channel: Channel,
  context: WriteContext,
): Promise<void> {
  const { transaction, actor, now } = context;
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return;
  const stored = await transaction
    .selectFrom('channel_wish')
    .select(['consented', 'stopped'])
    .where('user_id', '=', user.id)
    .where('channel', '=', channel)
    .executeTakeFirst();
  const before = stored ?? NOTHING_WISHED;
  const after = wishAfter(wish, channel, before);
  if (areSame(before, after)) return;
  await keepWish(transaction, user.id, channel, after);
  await transaction
    .updateTable('users')
    .set({ updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', user.id)
    .execute();
  const changes = Object.fromEntries(
    flagsOf(channel)
      .filter((flag) => before[flag] !== after[flag])
      .map((flag) => [pathOf(flag, channel), { from: before[flag], to: after[flag] }]),
  );
  await writeAudit([{ action: 'change', resource: 'users', recordId: user.id, changes }], context);
}

/** Notes that a number has stopped a channel, or wants it again. */
export async function noteWish(
  wish: ChannelWish,
  { from: phone, channel }: { readonly from: string; readonly channel: PhoneChannel },
  { transaction, now }: WriteContext<Author>,
): Promise<void> {
  if (wish === 'stop') {
    await transaction
      .insertInto('stopped_number')
      .values({ phone, channel, at: now })
      .onConflict((conflict) => conflict.columns(['phone', 'channel']).doNothing())
      .execute();
    return;
  }
  await transaction
    .deleteFrom('stopped_number')
    .where('phone', '=', phone)
    .where('channel', '=', channel)
    .execute();
}

/** Which channels to a number are stopped. */
export type Stopped = Wishes['optOut'];

/** What has been stopped by stop words from numbers that were no customers' then, by number. */
export async function stoppedNumbers(
  executor: Executor,
  phones: readonly string[],
): Promise<ReadonlyMap<string, Stopped>> {
  if (phones.length === 0) return new Map();
  const rows = await executor
    .selectFrom('stopped_number')
    .select(['phone', 'channel'])
    .where((is) => is('phone', '=', is.fn.any(sql<string[]>`${phones}`)))
    .execute();
  const stopped = new Map<string, Stopped>();
  for (const { phone, channel } of rows) {
    stopped.set(phone, { ...(stopped.get(phone) ?? NOTHING_STOPPED), [channel]: true });
  }
  return stopped;
}

/**
 * Whether a row of `users` has stopped a channel. Whoever was no customer yet when they wrote a stop
 * word has stopped it, too.
 */
export const userHasStopped = (channel: PhoneChannel) => sql<boolean>`(
  ${wants('stopped', channel)('users')} or exists (
    select from stopped_number as stopped
    where stopped.phone = users.phone and stopped.channel = ${sql.lit(channel)}
  )
)`;

/** A message as it is about to leave the house. */
type Leaving = {
  readonly to: string;
  readonly customerId: string | null;
  readonly purpose: string;
};

/** Whether the number or the customer has stopped a channel, or has not agreed to marketing there. */
export async function isStoppedNow(
  database: Kysely<DB>,
  channel: PhoneChannel,
  { to, customerId, purpose }: Leaving,
): Promise<boolean> {
  const hasStopped = wants('stopped', channel)('users');
  const hasConsented = wants('consented', channel)('users');
  const { rows } = await sql<{ stopped: boolean }>`
    select exists (
      select from stopped_number where phone = ${to} and channel = ${channel}
    ) or exists (
      select from users where id = ${customerId}::uuid
        and (${hasStopped} or (${purpose === 'marketing'} and not ${hasConsented}))
    ) as stopped
  `.execute(database);
  return rows[0]?.stopped === true;
}
