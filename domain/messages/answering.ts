import type { PhoneChannel } from './campaigns.ts';

/** Free text goes over WhatsApp for so long after the customer's last message there. */
export const WHATSAPP_WINDOW_MS = 24 * 60 * 60_000;

/** As many characters are taken at once: Twilio's limit for SMS, and WhatsApp's own. */
export const MOST_CHARACTERS = { sms: 1_600, whatsapp: 4_096 } as const satisfies Readonly<
  Record<PhoneChannel, number>
>;

/** Why a message cannot go out on a channel now. */
export const ANSWER_REFUSALS = ['noNumber', 'optedOut', 'windowClosed'] as const;
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number];

/** Whether a message of the staff can go out on a channel, and until when. */
export type Answerable = {
  readonly can: boolean;
  readonly why?: AnswerRefusal;
  /** The end of the 24 hours of WhatsApp. */
  readonly until?: string;
  /** What one SMS, or one message of WhatsApp, costs: hundredths of a cent. */
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
  /** When the customer last wrote on WhatsApp. */
  readonly wroteOnWhatsApp: Date | undefined;
};

/** The end of the time in which WhatsApp takes free text for a customer. */
export const windowEnd = (wroteAt: Date): Date => new Date(wroteAt.getTime() + WHATSAPP_WINDOW_MS);

/**
 * Whether staff can write to a customer on a channel now, the strongest reason against it first. An
 * SMS may be the first word; WhatsApp takes free text only after the customer's own.
 */
export function answerableOn(channel: PhoneChannel, given: Reachability, now: Date): Answerable {
  if (!given.isMobile) return { can: false, why: 'noNumber' };
  if (given.optedOut[channel]) return { can: false, why: 'optedOut' };
  if (channel === 'sms') return { can: true };
  const end = given.wroteOnWhatsApp && windowEnd(given.wroteOnWhatsApp);
  return end && end > now
    ? { can: true, until: end.toISOString() }
    : { can: false, why: 'windowClosed' };
}
