import type { Kysely } from 'kysely';
import { CLIENT_ROLES } from '../../domain/access.ts';
import {
  type Answerable,
  type AnswerChannels,
  type AnswerRejection,
  answerableOn,
  type Reachability,
} from '../../domain/messages/answering.ts';
import { eachChannel, PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { priceOfOne } from '../../domain/messages/price-of.ts';
import { isMobileNumber } from '../base/phone-numbers.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import type { Drivers } from '../outbox/drivers.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import { userHasStopped } from '../stops/stops.ts';

/** A customer as they are reached by phone. */
async function reached(database: Kysely<DB>, customerId: string) {
  const row = await database
    .selectFrom('users')
    .leftJoin('whatsapp_window as window', 'window.customer_id', 'users.id')
    .select(['phone', 'name', 'language', 'window.wrote_at'])
    .select(PHONE_CHANNELS.map((channel) => userHasStopped(channel).as(`no_${channel}` as const)))
    .where('users.id', '=', customerId)
    .where('role', 'in', CLIENT_ROLES)
    .executeTakeFirst();
  if (!row) throw new RequestError('record.notFound');
  const reachability: Reachability = {
    isMobile: isMobileNumber(row.phone),
    optedOut: eachChannel(PHONE_CHANNELS, (channel) => row[`no_${channel}`]),
    wroteAt: { whatsapp: row.wrote_at ?? undefined },
  };
  return { ...row, reachability };
}

type ChannelsRequest = {
  readonly customerId: string;
  readonly drivers: Drivers;
  readonly now: Date;
};

/** On which channels of their number staff can write to a customer now, and what that costs. */
export async function answerChannels(
  database: Kysely<DB>,
  { customerId, drivers, now }: ChannelsRequest,
): Promise<AnswerChannels> {
  const { reachability, phone } = await reached(database, customerId);
  const { prices } = await messageSettings(database);
  const on = (channel: PhoneChannel): Answerable => {
    const found = answerableOn(channel, reachability, now);
    if (!found.can) return found;
    const cost = Math.round(priceOfOne({ channel, phone }, prices));
    return { ...found, cost, leavesHouse: drivers[channel].leavesHouse };
  };
  return eachChannel(PHONE_CHANNELS, on);
}

const CODES = {
  noNumber: 'message.noNumber',
  optedOut: 'message.optedOut',
  windowClosed: 'message.windowClosed',
} as const satisfies Readonly<Record<AnswerRejection, string>>;

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
