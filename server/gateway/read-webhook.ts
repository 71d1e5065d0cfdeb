import { z } from 'zod';
import { MAX_MESSAGE_CHARACTERS } from '../../domain/chat/message.ts';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { REPORTED } from '../outbox/driver.ts';
import type { GatewayEvent } from './gateway-event.ts';

const REASONS = ['refused', 'undelivered', 'invalidNumber', 'windowClosed', 'optedOut'] as const;
const event = z.string().min(1).max(200);

const report = z.strictObject({
  type: z.literal('report'),
  event,
  /** Our key of the message, or the service's own. */
  id: z.string().max(60).optional(),
  providerId: z.string().max(200).optional(),
  status: z.enum(REPORTED),
  reason: z.enum(REASONS).optional(),
  detail: z.string().max(1_000).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
});

const message = z.strictObject({
  type: z.literal('message'),
  event,
  channel: z.enum(PHONE_CHANNELS),
  from: z.string().regex(/^\+[1-9]\d{3,14}$/),
  name: z.string().max(200).optional(),
  text: z.string().min(1).max(MAX_MESSAGE_CHARACTERS),
  at: z.iso.datetime({ offset: true }).optional(),
});

/** What the generic webhook receives: a report about a message of ours, or a message for us. */
export const webhookBody = z.discriminatedUnion('type', [report, message]);

/** A signed body of the operator's own service; nothing if it is malformed. */
export function readWebhook(body: unknown, now: Date): GatewayEvent | undefined {
  const parsed = webhookBody.safeParse(body).data;
  if (!parsed) return undefined;
  const at = parsed.at === undefined ? now : new Date(parsed.at);
  if (parsed.type === 'message') {
    const { channel, from, name, text } = parsed;
    return {
      kind: 'message',
      driver: 'webhook',
      event: parsed.event,
      channel,
      from,
      name,
      text,
      at,
    };
  }
  const { type: _, event: name, ...stated } = parsed;
  return { kind: 'report', event: name, report: { ...stated, driver: 'webhook', at } };
}
