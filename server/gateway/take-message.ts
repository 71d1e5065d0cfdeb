import { sql } from 'kysely';
import { CLIENT_ROLES } from '../../domain/access.ts';
import { cleanMessage } from '../../domain/clean-text.ts';
import { isWindowed, type WindowedChannel } from '../../domain/messages/channels.ts';
import { stopCommandOf } from '../../domain/messages/stop-words.ts';
import { OFFICE, sendMessage } from '../chat/send-message.ts';
import { countUse } from '../quota/daily-use.ts';
import {
  type Author,
  type Call,
  contextOf,
  type WriteContext,
} from '../resources/request-context.ts';
import { applyStopCommand, noteStopCommand } from '../stops/stops.ts';
import type { InboundMessage } from './gateway-event.ts';
import { mediaLines } from './media-lines.ts';
import { keepUnknown } from './store-unknown.ts';
import { reportWithheld, withheldLine } from './withheld-lines.ts';

type TakingMessage = {
  readonly call: Call<Author>;
  readonly context: WriteContext<Author>;
  readonly dailyMessages: number;
};

/**
 * Puts what somebody has written by phone into their conversation, as a message of theirs like any
 * other; what comes from a number of no customer is stored for the staff. Of what comes beyond a day's
 * limit only a stop word counts: one line says in its place that more has come.
 */
export async function takeMessage(
  given: InboundMessage,
  { call, context, dailyMessages }: TakingMessage,
): Promise<void> {
  const { transaction, now } = context;
  const customer = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'role', 'language'])
    .where('phone', '=', given.from)
    .where('role', 'in', CLIENT_ROLES)
    .executeTakeFirst();
  const content = contentOf(given, customer?.language ?? 'de');
  if (!content) {
    const { driver, event } = given;
    call.log.warn({ driver, event }, 'a message had neither text nor media');
    return;
  }
  if (!customer) return keepUnknown({ ...given, content }, context, call.log);
  const actor = { id: customer.id, role: customer.role, name: customer.name ?? given.from };
  const theirs = contextOf({ ...call, actor }, transaction);
  if (isWindowed(given.channel)) await openWindow(given.channel, customer.id, given, context);
  const key = `${given.driver}:${given.event}`;
  const use = await countUse(transaction, {
    userId: customer.id,
    kind: 'messages',
    limit: dailyMessages,
    now,
  });
  const beyond = use.used - use.limit;
  const shown = beyond > 0 ? withheldLine(customer.language ?? 'de') : content;
  const message = { recieverId: OFFICE, type: 'text', content: shown, via: given.channel } as const;
  if (beyond <= 1) await sendMessage(message, theirs, { key, digest: key });
  if (beyond > 0) reportWithheld(call.log, given, use.limit);
  const command = stopCommandOf(content) ?? given.command;
  // Their own stop word was applied as it was sent; a provider may know more of them than we.
  if (command && !stopCommandOf(shown)) await applyStopCommand(command, given.channel, theirs);
  if (command === 'start') await noteStopCommand(command, given, context);
}

function contentOf({ text, media = [] }: InboundMessage, language: string): string {
  const texts = cleanMessage(text);
  return [...mediaLines(media, language), texts].filter(Boolean).join('\n');
}

/** From their latest message on, by its own time, WhatsApp takes free text for a day. */
async function openWindow(
  channel: WindowedChannel,
  customerId: string,
  { at }: InboundMessage,
  { transaction, now }: WriteContext<Author>,
): Promise<void> {
  // The table is that of the only channel with such a time.
  channel satisfies 'whatsapp';
  const wroteAt = at < now ? at : now;
  await transaction
    .insertInto('whatsapp_window')
    .values({ customer_id: customerId, wrote_at: wroteAt })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ wrote_at: sql`greatest(whatsapp_window.wrote_at, excluded.wrote_at)` }),
    )
    .execute();
}
