import type { Channel } from './channels.ts';
import type { MessagePreview, PreviewedRecipient } from './message-preview.ts';

/** One person as a notice would reach them now. */
export type NoticedRecipient = PreviewedRecipient & {
  /** How many of their orders it would cover. */
  readonly orders: number;
  /** They have been notified of all these orders already, and get nothing. */
  readonly told?: boolean;
  /** When the message would leave: in their quiet hours it waits. */
  readonly from?: string;
  /** Why one that waits has not left yet. */
  readonly waits?: WaitingReason;
};

/**
 * Why a notice has not left yet: the pause in which a step back cancels it, or the quiet hours of
 * whoever it is for.
 */
export const WAITING_REASONS = ['pause', 'quiet'] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** How many people are reached on each channel. */
export type ChannelCounts = Readonly<Record<Channel, number>>;

/** What a notice would do if its moment came now. */
export type NoticePreview = {
  readonly recipients: readonly NoticedRecipient[];
  /** Whoever has been notified already counts there alone. */
  readonly totals: MessagePreview['totals'] & {
    readonly told: number;
    readonly channels: ChannelCounts;
  };
};

/** What one notice of a stage would do if some orders came there now. */
export type StageNotice = {
  readonly title: string;
  /** What its template is called. */
  readonly template: string;
  readonly people: number;
  readonly skipped: number;
  readonly channels: ChannelCounts;
  /** The first moment that a message leaves, and the last. */
  readonly from: string;
  readonly until: string;
};

/** What the notices of a step would do if a trip came there now. */
export type StepNotices = {
  /** How many notices reach anybody. */
  readonly notices: number;
  /** How many people are reached, each once. */
  readonly people: number;
  /** The first moment that a message leaves, and the last. */
  readonly from: string;
  readonly until: string;
};
