import { describe, expect, it } from 'vitest';
import { PRICES as PRICES_OF_CHANNELS } from '../../../domain/messages/channels.ts';
import { type MessagePrices, priceOf } from '../../../domain/messages/price-of.ts';

const PRICES = {
  ...Object.fromEntries(PRICES_OF_CHANNELS.map(({ name, cents }) => [name, cents])),
  smsToGermany: 7.5,
  smsToMorocco: 9,
  smsElsewhere: 12,
  whatsapp: 6.25,
} as MessagePrices;
const GERMAN = '+4915112345678';

const sms = (phone: string | null, text: string) =>
  priceOf({ channel: 'sms', phone, text }, PRICES);

describe('the price of an SMS', () => {
  it.each([
    ['Germany', GERMAN, 750],
    ['Morocco', '+212661234567', 900],
    ['another country', '+33612345678', 1_200],
    ['an unknown number', null, 1_200],
  ])('is that of %s', (_, phone, cost) => {
    expect(sms(phone, 'Bonjour')).toEqual({ encoding: 'GSM-7', segments: 1, cost });
  });

  it('counts each segment, of which one letter outside GSM-7 makes more', () => {
    const text = 'a'.repeat(160);
    expect(sms(GERMAN, text)).toEqual({ encoding: 'GSM-7', segments: 1, cost: 750 });
    expect(sms(GERMAN, `${text}a`)).toEqual({ encoding: 'GSM-7', segments: 2, cost: 1_500 });
    expect(sms(GERMAN, `${text.slice(1)}–`)).toEqual({
      encoding: 'UCS-2',
      segments: 3,
      cost: 2_250,
    });
  });

  it('is whole hundredths of a cent, however the price is written', () => {
    const prices = { ...PRICES, smsToGermany: 0.07 };
    const text = 'a'.repeat(161);
    expect(priceOf({ channel: 'sms', phone: GERMAN, text }, prices).cost).toBe(14);
  });

  it('is nothing for a text that says nothing', () => {
    expect(sms(GERMAN, '')).toEqual({ encoding: 'GSM-7', segments: 0, cost: 0 });
  });
});

describe('the price of another message', () => {
  const text = 'م'.repeat(1_000);

  it('is the same for each on WhatsApp, however long', () => {
    expect(priceOf({ channel: 'whatsapp', phone: GERMAN, text }, PRICES)).toEqual({
      encoding: null,
      segments: null,
      cost: 625,
    });
  });

  it('is nothing in the chat', () => {
    expect(priceOf({ channel: 'chat', phone: null, text }, PRICES)).toEqual({
      encoding: null,
      segments: null,
      cost: 0,
    });
  });
});

it('a channel that costs anything has a price for every number', () => {
  for (const channel of new Set(PRICES_OF_CHANNELS.map(({ channel }) => channel))) {
    const prefixes = PRICES_OF_CHANNELS.filter((price) => price.channel === channel);
    expect(prefixes.at(-1)?.prefix, channel).toBe('');
  }
});
