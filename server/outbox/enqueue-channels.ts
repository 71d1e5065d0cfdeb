import { isOneOf } from '../../domain/is-one-of.ts';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';

type Waiting = { readonly channel: string; readonly not_before: Date | null };

/** Leaves a job for each channel, and each moment, at which some of these messages are due. */
export async function enqueueChannels(
  waiting: readonly Waiting[],
  enqueue: WriteContext<Author>['enqueue'],
): Promise<void> {
  const moments = new Map(
    waiting.map(({ channel, not_before: after }) => [
      `${channel} ${after?.getTime() ?? ''}`,
      { channel, after: after ?? undefined },
    ]),
  );
  // Everybody in the same order, because the jobs of a channel are left one after the other.
  for (const [, { channel, after }] of [...moments].sort()) {
    // Messages of the chat are sent by their campaign.
    if (isOneOf(PHONE_CHANNELS, channel)) await enqueue('outbox', { channel }, after);
  }
}
