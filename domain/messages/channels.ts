/**
 * The channels on which a message can reach a person, in the order in which they are tried where
 * nothing else is specified: what costs least comes first (docs/adding-a-channel.md).
 */
export const CHANNELS = ['chat', 'whatsapp', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What every channel has to provide. */
type Declared = {
  /**
   * Where a person is reached: in their conversation, which is part of the product, or on the number
   * of a mobile phone, by a provider.
   */
  readonly address: 'conversation' | 'mobile';
  /**
   * The prices that the settings hold for it, with the cents that they begin with: the first whose
   * prefix a number has is taken. A channel without prices is free.
   */
  readonly prices: Readonly<Record<string, Price>>;
  /** Whether a price is for a message or for each segment of an SMS (segments.ts). */
  readonly pricedBy: 'message' | 'segment';
};

type Price = { readonly prefix: string; readonly cents: number };

type ConversationChannel = Declared & { readonly address: 'conversation' };

type NumberChannel = Declared & {
  readonly address: 'mobile';
  /** The provider's limit for one message. */
  readonly mostCharacters: number;
  /** So long after the customer's last message there, free text is taken; null if it always is. */
  readonly freeTextMs: number | null;
  /** Whether its provider sends a template only under the name that it has approved. */
  readonly approvesTemplates: boolean;
  /** How many messages go out in a second unless the environment says otherwise. */
  readonly perSecond: number;
};

/** What each channel is. Types, fields, settings, schemas and buttons are derived from it. */
const DECLARED = {
  chat: { address: 'conversation', prices: {}, pricedBy: 'message' },
  whatsapp: {
    address: 'mobile',
    prices: { whatsapp: { prefix: '', cents: 6 } },
    pricedBy: 'message',
    mostCharacters: 4_096,
    freeTextMs: 24 * 60 * 60_000,
    approvesTemplates: true,
    perSecond: 20,
  },
  sms: {
    address: 'mobile',
    prices: {
      smsToGermany: { prefix: '+49', cents: 7.5 },
      smsToMorocco: { prefix: '+212', cents: 9 },
      smsElsewhere: { prefix: '', cents: 12 },
    },
    pricedBy: 'segment',
    mostCharacters: 1_600,
    freeTextMs: null,
    approvesTemplates: false,
    perSecond: 10,
  },
} as const satisfies Readonly<Record<Channel, ConversationChannel | NumberChannel>>;

type ChannelWith<Trait> = {
  [C in Channel]: (typeof DECLARED)[C] extends Trait ? C : never;
}[Channel];

/** The channels that belong to the number of a mobile phone. */
export type PhoneChannel = ChannelWith<{ address: 'mobile' }>;

/** The channels that take free text only for a while after the customer's last message. */
export type WindowedChannel = ChannelWith<{ freeTextMs: number }>;

/** Whether a channel belongs to the number of a mobile phone. */
export const isPhoneChannel = (channel: Channel): channel is PhoneChannel =>
  DECLARED[channel].address === 'mobile';

const [firstPhone, ...otherPhones] = CHANNELS.filter(isPhoneChannel);
if (!firstPhone) throw new Error('A channel to phones is missing.');

/** The channels that belong to the number of a mobile phone, as they are tried. */
export const PHONE_CHANNELS: readonly [PhoneChannel, ...PhoneChannel[]] = [
  firstPhone,
  ...otherPhones,
];

/** The one that every mobile phone has: codes go by it, and answers where another takes none. */
export const EVERY_PHONE = 'sms' satisfies PhoneChannel;

/** What a channel is. */
export const channelOf = (channel: Channel): Declared => DECLARED[channel];

/** What a channel to phones is. */
export const phoneChannelOf = (channel: PhoneChannel): NumberChannel => DECLARED[channel];

/** Whether a channel takes free text only for a while after the customer's last message there. */
export const isWindowed = (channel: Channel): channel is WindowedChannel =>
  isPhoneChannel(channel) && phoneChannelOf(channel).freeTextMs !== null;

/** One value for each of some channels. */
export const eachChannel = <C extends Channel, Value>(
  channels: readonly C[],
  value: (channel: C) => Value,
): { readonly [Each in C]: Value } =>
  Object.fromEntries(channels.map((channel) => [channel, value(channel)])) as {
    readonly [Each in C]: Value;
  };

/** The names of a channel's prices in the settings. */
export type PricesOf<C extends Channel> = keyof (typeof DECLARED)[C]['prices'];

/** The names of all prices in the settings. */
export type PriceName = { [C in Channel]: PricesOf<C> }[Channel];

/** The prices of all channels, the dearest channel first, as the settings list them. */
export const PRICES = [...CHANNELS].reverse().flatMap((channel) =>
  Object.entries(channelOf(channel).prices).map(([name, price]) => ({
    ...price,
    channel,
    name: name as PriceName,
  })),
);

/** The variable of the environment that names the driver of a channel, or its rate. */
export const channelVariable = <C extends PhoneChannel, Of extends 'DRIVER' | 'RATE'>(
  channel: C,
  of: Of,
) => `${channel.toUpperCase()}_${of}` as `${Uppercase<C>}_${Of}`;
