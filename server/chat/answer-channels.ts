import { type Kysely, sql } from 'kysely';
import { CLIENT_ROLES } from '../../domain/access.ts';
import {
  type Answerable,
  type AnswerChannels,
  type AnswerRefusal,
  answerableOn,
  type Reachability,
} from '../../domain/messages/answering.ts';
import type { PhoneChannel } from '../../domain/messages/campaigns.ts';
import { priceOfOne } from '../../domain/messages/price-of.ts';
import { isMobileNumber } from '../base/phone-numbers.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import type { Drivers } from '../outbox/drivers.ts';
import { messageSettings } from '../outbox/message-settings.ts';

/** Whoever was no customer yet when they wrote a stop word has stopped the channel, too. */
const hasStopped = (channel: PhoneChannel) => sql<boolean>`(
  users.${sql.id(`opt_out_${channel}`)} or exists (
    select from stopped_number as stopped
    where stopped.phone = users.phone and stopped.channel = ${sql.lit(channel)}
  )
)`;

/** A customer as they are reached by phone. */
async function reached(database: Kysely<DB>, customerId: string) {
  const row = await database
    .selectFrom('users')
    .leftJoin('whatsapp_window as window', 'window.customer_id', 'users.id')
    .select(['phone', 'name', 'language', 'window.wrote_at'])
    .select([hasStopped('sms').as('no_sms'), hasStopped('whatsapp').as('no_whatsapp')])
    .where('users.id', '=', customerId)
    .where('role', 'in', CLIENT_ROLES)
    .executeTakeFirst();
  if (!row) throw new RequestError('record.notFound');
  const reachability: Reachability = {
    isMobile: isMobileNumber(row.phone),
    optedOut: { sms: row.no_sms, whatsapp: row.no_whatsapp },
    wroteOnWhatsApp: row.wrote_at ?? undefined,
  };
  return { ...row, reachability };
}

type Asked = { readonly customerId: string; readonly drivers: Drivers; readonly now: Date };

/** On which channels of their number staff can write to a customer now, and what that costs. */
export async function answerChannels(
  database: Kysely<DB>,
  { customerId, drivers, now }: Asked,
): Promise<AnswerChannels> {
  const { reachability, phone } = await reached(database, customerId);
  const { prices } = await messageSettings(database);
  const on = (channel: PhoneChannel): Answerable => {
    const found = answerableOn(channel, reachability, now);
    if (!found.can) return found;
    const cost = Math.round(priceOfOne({ channel, phone }, prices));
    return { ...found, cost, leavesHouse: drivers[channel].leavesHouse };
  };
  return { sms: on('sms'), whatsapp: on('whatsapp') };
}

const CODES = {
  noNumber: 'message.noNumber',
  optedOut: 'message.optedOut',
  windowClosed: 'message.windowClosed',
} as const satisfies Readonly<Record<AnswerRefusal, string>>;

/** The customer as the channel reaches them. Throws with the reason if it does not. */
export async function demandAnswerable(
  database: Kysely<DB>,
  { customerId, channel, now }: { customerId: string; channel: PhoneChannel; now: Date },
) {
  const customer = await reached(database, customerId);
  const { why } = answerableOn(channel, customer.reachability, now);
  if (why) throw new RequestError(CODES[why]);
  return customer;
}
