import type { PhoneChannel } from '../../domain/messages/channels.ts';
import type { StopCommand } from '../../domain/messages/stop-words.ts';
import type { Report } from '../outbox/record-report.ts';

/** A message that somebody has sent us by phone. */
export type InboundMessage = {
  readonly kind: 'message';
  readonly driver: string;
  /** What the provider calls it; a repetition has the same name. */
  readonly event: string;
  readonly channel: PhoneChannel;
  /** In E.164. */
  readonly from: string;
  /** What they call themselves. */
  readonly name?: string | undefined;
  readonly text: string;
  /** What came that is no text, such as a picture. */
  readonly media?: readonly MediaKind[] | undefined;
  readonly at: Date;
  /** What the provider takes the message for, whatever its text. */
  readonly command?: StopCommand | undefined;
};

/** What came with a message that cannot be shown. */
export const MEDIA_KINDS = ['image', 'video', 'audio', 'document', 'sticker', 'other'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What a provider says about a message of ours. */
export type InboundReport = {
  readonly kind: 'report';
  readonly event: string;
  readonly report: Report;
};

/** Something in a call of a provider's that cannot be read. */
export type UnreadableEvent = {
  readonly kind: 'unreadable';
  readonly driver: string;
  /** What the provider calls it, if that much can be read. */
  readonly event?: string | undefined;
  readonly given: unknown;
};

/** One event that a provider reports. */
export type GatewayEvent = InboundMessage | InboundReport;
