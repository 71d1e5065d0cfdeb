import type { SmsEncoding } from './campaign-values.ts';
import { type Channel, channelOf, PRICES, type PriceName } from './channels.ts';
import { segmentsOf } from './segments.ts';

/** What a segment of an SMS, or a message elsewhere, costs in cents. */
export type MessagePrices = Readonly<Record<PriceName, number>>;

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
  if (channelOf(to.channel).pricedBy === 'message') {
    return { encoding: null, segments: null, cost: Math.round(one) };
  }
  const { encoding, segments } = segmentsOf(text);
  return { encoding, segments, cost: Math.round(segments * one) };
}

/** What a segment of an SMS, or a message of another channel, costs: hundredths of a cent. */
export function priceOfOne(
  { channel, phone }: { channel: Channel; phone: string | null },
  prices: MessagePrices,
): number {
  const price = PRICES.find(
    (one) => one.channel === channel && (phone ?? '').startsWith(one.prefix),
  );
  return price ? prices[price.name] * HUNDREDTHS : 0;
}
