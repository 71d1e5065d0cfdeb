import { isWindowed, type PhoneChannel, phoneChannelOf, type WindowedChannel } from './channels.ts';

/** Why a message cannot go out on a channel now. */
export const ANSWER_REJECTIONS = ['noNumber', 'optedOut', 'windowClosed'] as const;
export type AnswerRejection = (typeof ANSWER_REJECTIONS)[number];

/** Whether a message of the staff can go out on a channel, and until when. */
export type Answerable = {
  readonly can: boolean;
  readonly why?: AnswerRejection;
  /** Until when the channel takes free text. */
  readonly until?: string;
  /** What one segment of an SMS, or one message elsewhere, costs: hundredths of a cent. */
  readonly cost?: number;
  /** False if messages are only written down. */
  readonly leavesHouse?: boolean;
};

/** The channels of a customer's number, as staff can write on them. */
export type AnswerChannels = Readonly<Record<PhoneChannel, Answerable>>;

/** What decides it. */
export type Reachability = {
  /** Whether the number can be a mobile phone's. */
  readonly isMobile: boolean;
  readonly optedOut: Readonly<Record<PhoneChannel, boolean>>;
  /** When the customer last wrote on the channels where that opens the time for free text. */
  readonly wroteAt: Readonly<Record<WindowedChannel, Date | undefined>>;
};

/** The end of the time in which a channel takes free text for a customer. */
export const windowEnd = (channel: WindowedChannel, wroteAt: Date): Date =>
  new Date(wroteAt.getTime() + (phoneChannelOf(channel).freeTextMs ?? 0));

/**
 * Whether staff can write to a customer on a channel now, the strongest reason against it first. An
 * SMS may be the first message; WhatsApp takes free text only after the customer's own.
 */
export function answerableOn(channel: PhoneChannel, given: Reachability, now: Date): Answerable {
  if (!given.isMobile) return { can: false, why: 'noNumber' };
  if (given.optedOut[channel]) return { can: false, why: 'optedOut' };
  if (!isWindowed(channel)) return { can: true };
  const wroteAt = given.wroteAt[channel];
  const end = wroteAt && windowEnd(channel, wroteAt);
  return end && end > now
    ? { can: true, until: end.toISOString() }
    : { can: false, why: 'windowClosed' };
}
