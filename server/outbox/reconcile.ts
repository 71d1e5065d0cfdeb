import type { FastifyInstance } from 'fastify';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { ownCall } from '../resources/request-context.ts';
import { findUnknown } from './find-unknown.ts';
import { markInterrupted } from './interrupted.ts';
import { isDue } from './is-due.ts';
import { leaveForLater } from './leave-for-later.ts';
import { resumeCampaigns } from './resume-campaigns.ts';

/** A provider that hangs must not hold up what comes with the next minute. */
const LONGEST_QUERY_MS = 40_000;

/**
 * Puts right what a process that died has left behind: messages on their way, messages that nobody
 * sends, and campaigns that nobody works on. Then queries the providers about messages that they did
 * not answer.
 */
export async function reconcile(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  await markInterrupted(ownCall(app.engine, app.now()));
  const due = await app.database
    .selectFrom('outbox')
    .select('channel')
    .distinct()
    .where('channel', 'in', PHONE_CHANNELS)
    .where('status', '=', 'queued')
    .where(isDue(app.now()))
    .execute();
  for (const channel of PHONE_CHANNELS) {
    if (due.some((row) => row.channel === channel)) await leaveForLater(app, channel, 0);
  }
  await resumeCampaigns(app);
  await findUnknown(app, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_QUERY_MS)]));
}
