import type { Channel, SmsEncoding } from './campaigns.ts';
import { segmentsOf } from './segments.ts';

/** What a segment of an SMS, or a message of WhatsApp, costs in cents. */
export type MessagePrices = {
  readonly smsToGermany: number;
  readonly smsToMorocco: number;
  readonly smsElsewhere: number;
  readonly whatsapp: number;
};

/** What a message takes: only an SMS has segments. */
export type Priced = {
  readonly encoding: SmsEncoding | null;
  readonly segments: number | null;
  /** Hundredths of a cent. */
  readonly cost: number;
};

const HUNDREDTHS = 100;

/** What a text to a number in E.164 takes on a channel; the chat is free. */
export function priceOf(
  { text, ...to }: { channel: Channel; phone: string | null; text: string },
  prices: MessagePrices,
): Priced {
  const one = priceOfOne(to, prices);
  if (to.channel !== 'sms') return { encoding: null, segments: null, cost: Math.round(one) };
  const { encoding, segments } = segmentsOf(text);
  return { encoding, segments, cost: Math.round(segments * one) };
}

/** What a segment of an SMS, or a message of another channel, costs: hundredths of a cent. */
export function priceOfOne(
  { channel, phone }: { channel: Channel; phone: string | null },
  prices: MessagePrices,
): number {
  if (channel === 'chat') return 0;
  if (channel === 'whatsapp') return prices.whatsapp * HUNDREDTHS;
  return perSegment(phone, prices) * HUNDREDTHS;
}

function perSegment(phone: string | null, prices: MessagePrices): number {
  if (phone?.startsWith('+49')) return prices.smsToGermany;
  return phone?.startsWith('+212') ? prices.smsToMorocco : prices.smsElsewhere;
}
