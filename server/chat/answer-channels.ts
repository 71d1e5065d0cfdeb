import type { Kysely } from 'kysely';
import {
  type AnswerChannels,
  type AnswerRefusal,
  answerableOn,
  type Reachability,
} from '../../domain/messages/answering.ts';
import type { PhoneChannel } from '../../domain/messages/campaigns.ts';
import { isMobileNumber } from '../base/phone-numbers.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';

/** A customer as they are reached by phone. */
async function reached(database: Kysely<DB>, customerId: string) {
  const row = await database
    .selectFrom('users')
    .leftJoin('whatsapp_window as window', 'window.customer_id', 'users.id')
    .select(['phone', 'name', 'language', 'opt_out_sms', 'opt_out_whatsapp', 'window.wrote_at'])
    .where('users.id', '=', customerId)
    .where('role', '=', 'customer')
    .executeTakeFirst();
  if (!row) throw new RequestError('record.notFound');
  const reachability: Reachability = {
    isMobile: isMobileNumber(row.phone),
    optedOut: { sms: row.opt_out_sms, whatsapp: row.opt_out_whatsapp },
    wroteOnWhatsApp: row.wrote_at ?? undefined,
  };
  return { ...row, reachability };
}

/** On which channels of their number staff can answer a customer now. */
export async function answerChannels(
  database: Kysely<DB>,
  customerId: string,
  now: Date,
): Promise<AnswerChannels> {
  const { reachability } = await reached(database, customerId);
  return {
    sms: answerableOn('sms', reachability, now),
    whatsapp: answerableOn('whatsapp', reachability, now),
  };
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
