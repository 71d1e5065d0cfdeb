import type { FastifyInstance } from 'fastify';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';

/** What is due later than this is found by `reconcile`, which looks every minute. */
const SOON_MS = 60_000;

/** Leaves the sending of a channel for later. */
export function leaveForLater(
  { engine, now }: FastifyInstance,
  channel: PhoneChannel,
  delayMs: number,
): Promise<void> {
  const call = ownCall(engine, now());
  // Jobs go by the clock of the world, whatever the time is in the product.
  const after = new Date(Date.now() + delayMs);
  return inTransaction(engine.database, (transaction) =>
    contextOf(call, transaction).enqueue('outbox', { channel }, after),
  );
}

/** Leaves the sending of a channel for when its next message is due, if that is soon. */
export async function leaveForNextDue(app: FastifyInstance, channel: PhoneChannel): Promise<void> {
  const now = app.now();
  const { next } = await app.database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('not_before').as('next'))
    .where('channel', '=', channel)
    .where('status', '=', 'queued')
    .where('not_before', '>', now)
    .executeTakeFirstOrThrow();
  if (!next) return;
  const delayMs = next.getTime() - now.getTime();
  if (delayMs <= SOON_MS) await leaveForLater(app, channel, delayMs);
}
