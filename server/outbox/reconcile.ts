import type { FastifyInstance } from 'fastify';
import { PHONE_CHANNELS } from '../../domain/messages/campaigns.ts';
import { ownCall } from '../resources/request-context.ts';
import { announceSettled } from './announce-settled.ts';
import { findUnknown } from './find-unknown.ts';
import { markInterrupted } from './interrupted.ts';
import { leaveForLater } from './leave-for-later.ts';

/**
 * Puts right what a process that died has left behind: messages on their way, messages that nobody
 * sends, and campaigns of which nobody has said that they are done. Then asks the providers about
 * messages that they did not answer.
 */
export async function reconcile(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  await markInterrupted(ownCall(app.engine, app.now()));
  const due = await app.database
    .selectFrom('outbox')
    .select('channel')
    .distinct()
    .where('channel', 'in', PHONE_CHANNELS)
    .where('status', '=', 'queued')
    .where((is) => is.or([is('not_before', 'is', null), is('not_before', '<=', app.now())]))
    .execute();
  for (const channel of PHONE_CHANNELS) {
    if (due.some((row) => row.channel === channel)) await leaveForLater(app, channel, 0);
  }
  await findUnknown(app, signal);
  const running = await app.database
    .selectFrom('campaign')
    .select('id')
    .where('state', '=', 'running')
    .execute();
  await announceSettled(ownCall(app.engine, app.now()), new Set(running.map(({ id }) => id)));
}
