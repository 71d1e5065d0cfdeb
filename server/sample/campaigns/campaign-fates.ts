import type { DeliveryReason, DeliveryStatus } from '../../../domain/messages/campaigns.ts';
import type { Random } from '../vocabulary/random.ts';

/** What became of a message. */
export type Fate = {
  readonly status: DeliveryStatus;
  readonly reason?: DeliveryReason;
  /** What the provider said. */
  readonly detail?: string;
};

type Weighed = readonly [weight: number, fate: Fate];

/** What becomes of SMS: most arrive, some never do. */
export const OF_SMS: readonly Weighed[] = [
  [86, { status: 'delivered' }],
  [7, { status: 'sent' }],
  [4, { status: 'failed', reason: 'undelivered', detail: 'Handset unreachable' }],
  [2, { status: 'failed', reason: 'invalidNumber', detail: 'Number not in service' }],
  [1, { status: 'failed', reason: 'refused', detail: 'Blocked by the network' }],
];

/** What becomes of WhatsApp messages: the person's app tells when they are read. */
export const OF_WHATSAPP: readonly Weighed[] = [
  [58, { status: 'seen' }],
  [27, { status: 'delivered' }],
  [6, { status: 'sent' }],
  [6, { status: 'failed', reason: 'undelivered', detail: 'Receiver has no WhatsApp' }],
  [3, { status: 'failed', reason: 'windowClosed', detail: 'Re-engagement message' }],
];

/** One of several fates, the heavier the likelier. */
export function fateOf(fates: readonly Weighed[], random: Random): Fate {
  const all = fates.reduce((sum, [weight]) => sum + weight, 0);
  let left = random.next() * all;
  for (const [weight, fate] of fates) {
    left -= weight;
    if (left < 0) return fate;
  }
  return { status: 'sent' };
}
