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
import { type StopCommand, stopCommandOf } from '../../domain/messages/stop-words.ts';
import { valueAt } from '../../domain/paths.ts';
import type { ChannelPreference, DB } from '../database/database-types.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Executor, Values } from '../resources/storage.ts';
import type { RowsBeside } from '../resources/table-store.ts';
import { writeAudit } from '../resources/write-audit.ts';

/*
 * Everything about stop: who has stopped which channel, and to what they have agreed.
 *
 * - The stop words and those that start again are in domain/messages/stop-words.ts.
 * - `applyStopWord` reads each text that a customer writes, in the chat or by phone (chat/send-message.ts).
 * - The preference of a customer is a row of `channel_preference` for each channel, which the record of
 *   a user shows as fields (`preferenceRows`); what a number that is no customer's has stopped, such as a
 *   recipient's in Morocco, is in `stopped_number` (gateway/store-unknown.ts).
 * - Before anything is composed, domain/messages/consent.ts leaves out whoever has stopped; what
 *   waited meanwhile is rejected by outbox/checking-stops.ts as it would leave the house.
 */

/** What a person has agreed to on one channel, and what they have opted out of. */
type Preference = Pick<ChannelPreference, 'consented' | 'opted_out'>;

const NO_PREFERENCE: Preference = { consented: false, opted_out: false };

/** The fields of a user by what they say of a channel. */
const pathOf = (flag: keyof Preference, channel: Channel): string =>
  flag === 'consented' ? `consent.${channel}` : `optOut.${channel}`;

/** The flags of a channel: the conversation, which is part of the product, cannot be stopped. */
const flagsOf = (channel: Channel): readonly (keyof Preference)[] =>
  isPhoneChannel(channel) ? ['consented', 'opted_out'] : ['consented'];

/**
 * A flag of a person's preference for a channel, from a table of users under an alias. Not `exists`: for
 * that, PostgreSQL would read the preferences of everybody, even for one page of a list.
 */
const preferenceFlag = (flag: keyof Preference, channel: Channel) => (alias: string) =>
  sql<boolean>`coalesce((
    select ${sql.ref(`preference.${flag}`)} from channel_preference as preference
    where preference.user_id = ${sql.ref(`${alias}.id`)} and preference.channel = ${sql.lit(channel)}
  ), false)`;

const storePreference = (
  transaction: Transaction<DB>,
  userId: string,
  channel: Channel,
  preference: Preference,
): Promise<unknown> =>
  transaction
    .insertInto('channel_preference')
    .values({ user_id: userId, channel, ...preference })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel']).doUpdateSet(preference))
    .execute();

const preferenceIn = (values: Values, channel: Channel): Preference => ({
  consented: valueAt(values, pathOf('consented', channel)) === true,
  opted_out: valueAt(values, pathOf('opted_out', channel)) === true,
});

const areSame = (one: Preference, other: Preference): boolean =>
  one.consented === other.consented && one.opted_out === other.opted_out;

/** The consents and stops in the record of a user. */
export const preferenceRows: RowsBeside = {
  values: Object.fromEntries(
    CHANNELS.flatMap((channel) =>
      flagsOf(channel).map(
        (flag) => [pathOf(flag, channel), preferenceFlag(flag, channel)] as const,
      ),
    ),
  ),
  async write(transaction, id, { before, values }) {
    for (const channel of CHANNELS) {
      const now = preferenceIn(values, channel);
      const then = before ? preferenceIn(before, channel) : NO_PREFERENCE;
      if (!areSame(now, then)) await storePreference(transaction, id, channel, now);
    }
  },
};

/** What a person has agreed to, and what they have opted out of. */
type ChannelPreferences = Pick<Reachable, 'consent' | 'optOut'>;

export const NO_OPT_OUT: ChannelPreferences['optOut'] = eachChannel(PHONE_CHANNELS, () => false);

export const NO_CHANNEL_PREFERENCES: ChannelPreferences = {
  consent: eachChannel(CHANNELS, () => false),
  optOut: NO_OPT_OUT,
};

/** The channel preferences of people, by their ids; whoever has none is not among them. */
export async function channelPreferencesOf(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChannelPreferences>> {
  const rows = await executor
    .selectFrom('channel_preference')
    .select(['user_id', 'channel', 'consented', 'opted_out'])
    .where((is) => is('user_id', '=', is.fn.any(sql<string[]>`${ids}`)))
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  const entries = [...byUser].map(([id, own]): readonly [string, ChannelPreferences] => {
    const preferenceFor = (channel: Channel) => own.find((row) => row.channel === channel);
    const consent = eachChannel(CHANNELS, (one) => preferenceFor(one)?.consented ?? false);
    const optOut = eachChannel(PHONE_CHANNELS, (one) => preferenceFor(one)?.opted_out ?? false);
    return [id, { consent, optOut }];
  });
  return new Map(entries);
}

/**
 * What follows from a stop word or its opposite. Who stops a channel withdraws the consent too; who
 * starts it again has not consented to marketing by that. The chat still gets what one needs to know.
 */
const preferenceAfter = (
  command: StopCommand,
  channel: Channel,
  { consented }: Preference,
): Preference => ({
  consented: command === 'stop' ? false : consented,
  opted_out: isPhoneChannel(channel) && command === 'stop',
});

/** Does what the acting customer requests, if their whole text is a stop word or its opposite. */
export async function applyStopWord(
  text: string,
  channel: Channel,
  context: WriteContext,
): Promise<void> {
  const command = stopCommandOf(text);
  if (command) await applyStopCommand(command, channel, context);
}

/** Does what the acting customer requests by a stop word alone; the audit trail names them. */
export async function applyStopCommand(
  command: StopCommand,
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
    .selectFrom('channel_preference')
    .select(['consented', 'opted_out'])
    .where('user_id', '=', user.id)
    .where('channel', '=', channel)
    .executeTakeFirst();
  const before = stored ?? NO_PREFERENCE;
  const after = preferenceAfter(command, channel, before);
  if (areSame(before, after)) return;
  await storePreference(transaction, user.id, channel, after);
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
export async function noteStopCommand(
  command: StopCommand,
  { from: phone, channel }: { readonly from: string; readonly channel: PhoneChannel },
  { transaction, now }: WriteContext<Author>,
): Promise<void> {
  if (command === 'stop') {
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
export type Stopped = ChannelPreferences['optOut'];

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
    stopped.set(phone, { ...(stopped.get(phone) ?? NO_OPT_OUT), [channel]: true });
  }
  return stopped;
}

/**
 * Whether a row of `users` has stopped a channel. Whoever was no customer yet when they wrote a stop
 * word has stopped it, too.
 */
export const userHasStopped = (channel: PhoneChannel) => sql<boolean>`(
  ${preferenceFlag('opted_out', channel)('users')} or exists (
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
  const hasOptedOut = preferenceFlag('opted_out', channel)('users');
  const hasConsented = preferenceFlag('consented', channel)('users');
  const { rows } = await sql<{ stopped: boolean }>`
    select exists (
      select from stopped_number where phone = ${to} and channel = ${channel}
    ) or exists (
      select from users where id = ${customerId}::uuid
        and (${hasOptedOut} or (${purpose === 'marketing'} and not ${hasConsented}))
    ) as stopped
  `.execute(database);
  return rows[0]?.stopped === true;
}
