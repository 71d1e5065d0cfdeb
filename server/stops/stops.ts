import { type Kysely, sql } from 'kysely';
import {
  CHANNELS,
  type Channel,
  eachChannel,
  isPhoneChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
} from '../../domain/messages/channels.ts';
import { type ChannelWish, channelWish } from '../../domain/messages/stop-words.ts';
import type { DB } from '../database/database-types.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';

/*
 * Everything about stop: who has stopped which channel, and to what they have agreed.
 *
 * - The stop words and those that start again are in domain/messages/stop-words.ts.
 * - `applyStopWord` reads each text that a customer writes, in the chat or by phone (chat/send-message.ts).
 * - A customer's answer is stored in their record, two columns for each channel; that of a number which
 *   is no customer's, such as a recipient's in Morocco, in `stopped_number` (gateway/store-unknown.ts).
 * - Before anything is composed, domain/messages/consent.ts leaves out whoever has stopped; what
 *   waited meanwhile is rejected by outbox/checking-stops.ts as it would leave the house.
 */

/** The column that says whether a customer has agreed to marketing on a channel. */
export const consentColumn = <C extends Channel>(channel: C) => `consent_${channel}` as const;

/** The column that says whether a customer has stopped a channel. */
export const optOutColumn = <C extends PhoneChannel>(channel: C) => `opt_out_${channel}` as const;

type Flag = ReturnType<typeof consentColumn<Channel>> | ReturnType<typeof optOutColumn>;

/** The paths of the columns in the record of a user, by which the audit trail names them too. */
export const WISH_COLUMNS: Readonly<Record<string, Flag>> = {
  ...Object.fromEntries(CHANNELS.map((one) => [`consent.${one}`, consentColumn(one)])),
  ...Object.fromEntries(PHONE_CHANNELS.map((one) => [`optOut.${one}`, optOutColumn(one)])),
};

/**
 * What follows from a stop word or its opposite. Who stops a channel withdraws the consent too; who
 * starts it again has not consented to marketing by that. The chat still gets what one needs to know.
 */
function flagsAfter(wish: ChannelWish, channel: Channel): Partial<Record<Flag, boolean>> {
  return {
    ...(wish === 'stop' && { [consentColumn(channel)]: false }),
    ...(isPhoneChannel(channel) && { [optOutColumn(channel)]: wish === 'stop' }),
  };
}

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
  const wanted = flagsAfter(wish, channel);
  const user = await transaction
    .selectFrom('users')
    .select(Object.values(WISH_COLUMNS))
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  const changed = Object.entries(WISH_COLUMNS).filter(
    ([, flag]) => wanted[flag] !== undefined && wanted[flag] !== user?.[flag],
  );
  if (!user || changed.length === 0) return;
  await transaction
    .updateTable('users')
    .set({
      ...Object.fromEntries(changed.map(([, flag]) => [flag, wanted[flag]])),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', actor.id)
    .execute();
  const changes = Object.fromEntries(
    changed.map(([path, flag]) => [path, { from: user[flag], to: wanted[flag] }]),
  );
  await writeAudit([{ action: 'change', resource: 'users', recordId: actor.id, changes }], context);
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
export type Stopped = Readonly<Record<PhoneChannel, boolean>>;

export const NOTHING_STOPPED: Stopped = eachChannel(PHONE_CHANNELS, () => false);

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
  users.${sql.id(optOutColumn(channel))} or exists (
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
  const optOut = sql.ref(optOutColumn(channel));
  const consent = sql.ref(consentColumn(channel));
  const { rows } = await sql<{ stopped: boolean }>`
    select exists (
      select from stopped_number where phone = ${to} and channel = ${channel}
    ) or exists (
      select from users where id = ${customerId}::uuid
        and (${optOut} or (${purpose === 'marketing'} and not ${consent}))
    ) as stopped
  `.execute(database);
  return rows[0]?.stopped === true;
}
