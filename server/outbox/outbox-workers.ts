import type { FastifyInstance } from 'fastify';
import { isOneOf } from '../../domain/is-one-of.ts';
import { eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { Worker } from '../jobs/jobs.ts';
import { channelSender } from './channel-sender.ts';
import { reconcile } from './reconcile.ts';

/** Who sends what waits in the outbox, and finds out what became of it. */
export function outboxWorkers(app: FastifyInstance): readonly Worker[] {
  const senders = eachChannel(PHONE_CHANNELS, (channel) => channelSender(app, channel));
  return [
    {
      queue: 'outbox',
      // A long campaign on one channel must not hold up the others.
      atOnce: PHONE_CHANNELS.length,
      work: async ({ channel }, signal) => {
        if (isOneOf(PHONE_CHANNELS, channel)) await senders[channel](signal);
      },
    },
    {
      queue: 'reconcile',
      every: '* * * * *',
      atStart: true,
      work: (_, signal) => reconcile(app, signal),
    },
  ];
}
