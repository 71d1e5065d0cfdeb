import { sql } from 'kysely';
import { cleanText } from '../../domain/clean-text.ts';
import { channelWish } from '../../domain/messages/stop-words.ts';
import { heedWish } from '../chat/heed-wish.ts';
import { OFFICE, sendMessage } from '../chat/send-message.ts';
import {
  type Author,
  type Call,
  contextOf,
  type WriteContext,
} from '../resources/request-context.ts';
import type { InboundMessage } from './gateway-event.ts';
import { keepUnknown } from './keep-unknown.ts';
import { mediaLines } from './media-lines.ts';
import { noteWish } from './note-wish.ts';

/**
 * Puts what somebody has written by phone into their conversation, as a message of theirs like any
 * other; what comes from a number of no customer is kept for the staff.
 */
export async function takeMessage(
  given: InboundMessage,
  call: Call<Author>,
  context: WriteContext<Author>,
): Promise<void> {
  const { transaction } = context;
  const customer = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'language'])
    .where('phone', '=', given.from)
    .where('role', '=', 'customer')
    .executeTakeFirst();
  const content = contentOf(given, customer?.language ?? 'de');
  if (!content) return;
  if (!customer) return keepUnknown({ ...given, content }, context);
  const actor = { id: customer.id, role: 'customer', name: customer.name ?? given.from };
  const theirs = contextOf({ ...call, actor }, transaction);
  if (given.channel === 'whatsapp') await openWindow(customer.id, given, context);
  const key = `${given.driver}:${given.event}`;
  const message = { recieverId: OFFICE, type: 'text', content, via: given.channel } as const;
  await sendMessage(message, theirs, { key, digest: key });
  const wish = channelWish(content) ?? given.wish;
  // Their own word was heeded as it was sent; a provider may know more words than we.
  if (wish && !channelWish(content)) await heedWish(wish, given.channel, theirs);
  if (wish === 'start') await noteWish(wish, given, context);
}

function contentOf({ text, media = [] }: InboundMessage, language: string): string {
  const words = cleanText(text.normalize('NFC'), 'text').trim();
  return [...mediaLines(media, language), words].filter(Boolean).join('\n');
}

/** From their latest message on, by its own time, WhatsApp takes free text for a day. */
async function openWindow(
  customerId: string,
  { at }: InboundMessage,
  { transaction, now }: WriteContext<Author>,
): Promise<void> {
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
