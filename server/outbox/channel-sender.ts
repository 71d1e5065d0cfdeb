import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { ownCall } from '../resources/request-context.ts';
import { expireOld } from './expire-old.ts';
import { leaveForLater, leaveForNextDue } from './leave-for-later.ts';
import { sendingShift } from './sending-shift.ts';

/** After this time the rest is left as a new job, which another process may take. */
const SHIFT_MS = 5 * 60_000;
/** A longer silence of the channel is not waited for. */
const LONGEST_WAIT_MS = 5_000;

/** Sends whatever is due on a channel, once at a time in this process. */
export type ChannelSender = (signal: AbortSignal) => Promise<void>;

/** The sender of a channel. Somebody who calls it while it sends makes it look once more. */
export function channelSender(app: FastifyInstance, channel: PhoneChannel): ChannelSender {
  let isSending = false;
  let again = false;
  return async (signal) => {
    again = true;
    if (isSending) return;
    isSending = true;
    try {
      while (again && !signal.aborted) {
        again = false;
        await sendDue(app, channel, signal);
      }
    } finally {
      isSending = false;
    }
  };
}

/** One shift: until nothing is due any more, or others had better go on. */
async function sendDue(
  app: FastifyInstance,
  channel: PhoneChannel,
  signal: AbortSignal,
): Promise<void> {
  await expireOld(ownCall(app.engine, app.now()), channel);
  const shift = sendingShift(app, channel, signal);
  const end = performance.now() + SHIFT_MS;
  let pauseMs: number | undefined;
  try {
    for (;;) {
      if (signal.aborted || performance.now() > end) pauseMs = 0;
      if (pauseMs !== undefined) break;
      const { count, waitMs } = await shift.takeSome();
      if (waitMs > LONGEST_WAIT_MS) pauseMs = waitMs;
      else if (waitMs > 0)
        await ignoringFailure(wait(waitMs, undefined, { signal }), 'It is only cut short.');
      else if (count === 0 && !(await shift.someAnswer())) break;
    }
  } finally {
    await shift.end();
  }
  if (pauseMs === undefined) await leaveForNextDue(app, channel);
  else await leaveForLater(app, channel, pauseMs);
}
