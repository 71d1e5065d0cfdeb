import type {
  CampaignState,
  DeliveryReason,
  DeliveryStatus,
} from '../../../../domain/messages/campaign-values.ts';
import type { Channel } from '../../../../domain/messages/channels.ts';
import type { Campaign } from '../../../../domain/resources/campaigns.ts';
import type { Delivery } from '../../../../domain/resources/deliveries.ts';

/** The list of what was sent at once. */
export const CAMPAIGNS = '/campaigns';

/** The list of all messages to single people. */
export const OUTBOX = '/outbox';

/** The page of what was sent at once. */
export const campaignAddress = (id: string): string =>
  `${CAMPAIGNS}/${encodeURIComponent(id)}/show`;

export const deliveryAddress = (id: string): string => `${OUTBOX}/${encodeURIComponent(id)}`;

export type { Campaign, Delivery };

/** The keys of texts of the history. */
export const caption = (key: string): string => `messaging.history.${key}`;

/** The counts of a campaign, from what went well to what did not. */
export const RESULTS = [
  'seen',
  'delivered',
  'sent',
  'waiting',
  'unknown',
  'failed',
  'skipped',
] as const;
export type Result = (typeof RESULTS)[number];

/** The statuses of messages that stand behind a count. */
export const STATUSES_OF: Readonly<Record<Result, readonly DeliveryStatus[]>> = {
  seen: ['seen'],
  delivered: ['delivered'],
  sent: ['sent'],
  waiting: ['queued', 'sending'],
  unknown: ['unknown'],
  failed: ['failed'],
  skipped: ['skipped'],
};

export type Tone = 'success' | 'info' | 'warning' | 'error' | 'default';

export const TONE_OF: Readonly<Record<DeliveryStatus, Tone>> = {
  queued: 'default',
  sending: 'default',
  sent: 'info',
  delivered: 'success',
  seen: 'success',
  unknown: 'warning',
  failed: 'error',
  skipped: 'default',
};

export const STATE_TONE: Readonly<Record<CampaignState, Tone>> = {
  planned: 'default',
  preparing: 'info',
  running: 'info',
  done: 'success',
  stopped: 'warning',
};

export const isRunning = ({ state }: Pick<Campaign, 'state'>): boolean =>
  state === 'preparing' || state === 'running';

/** Whether a campaign waits for its moment. */
export const isPlanned = ({ state }: Pick<Campaign, 'state'>): boolean => state === 'planned';

/** When a campaign was sent: at the moment that it was planned for, or when it was written. */
export const sentOn = ({ state, sendAt, createdAt }: Campaign): string | null | undefined =>
  isPlanned({ state }) ? null : (sendAt ?? createdAt);

/** Whether a campaign is called by the beginning of what it says, not by a name of its own. */
export function isCalledByItsText({
  title,
  message,
}: Pick<Campaign, 'title' | 'message'>): boolean {
  const stated = [message?.content, message?.fileName, ...Object.values(message?.texts ?? {})];
  return stated.some((text) => title && text?.trim().replace(/\s+/g, ' ').startsWith(title.trim()));
}

/** How many people there are of a result. */
export const countOf = (campaign: Campaign, result: Result): number => campaign[result] ?? 0;

export type { Channel, DeliveryReason, DeliveryStatus };
