import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { stopCommandOf } from '../../domain/messages/stop-words.ts';
import type { DB } from '../database/database-types.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { noteStopCommand } from '../stops/stops.ts';
import type { InboundMessage } from './gateway-event.ts';
import { reportWithheld, withheldLine } from './withheld-lines.ts';

/** How many messages of a day are stored from a number of no customer. */
const MOST_OF_DAY = 50;

async function storedInDay(
  transaction: Transaction<DB>,
  phone: string,
  now: Date,
): Promise<number> {
  const { stored } = await transaction
    .selectFrom('inbound_unknown')
    .select(({ fn }) => fn.countAll<string>().as('stored'))
    .where('phone', '=', phone)
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .where('at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(stored);
}

/**
 * Keeps what came from a number of no customer, where staff can read it. Nobody is answered, but a
 * stop word is applied: recipients in Morocco get messages without being customers. Beyond a day's limit
 * one line says that more has come.
 */
export async function keepUnknown(
  given: InboundMessage & { readonly content: string },
  context: WriteContext<Author>,
  log: FastifyBaseLogger,
): Promise<void> {
  const { transaction, newId, now } = context;
  const { from, name, content, channel, command } = given;
  const stored = await storedInDay(transaction, from, now);
  if (stored <= MOST_OF_DAY) {
    const body = stored < MOST_OF_DAY ? content : withheldLine('de');
    await transaction
      .insertInto('inbound_unknown')
      .values({ id: newId(), at: now, channel, phone: from, name: name ?? null, body })
      .execute();
  }
  if (stored >= MOST_OF_DAY) reportWithheld(log, given, MOST_OF_DAY);
  const wanted = command ?? stopCommandOf(content);
  if (wanted) await noteStopCommand(wanted, given, context);
}
