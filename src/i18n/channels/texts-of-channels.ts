import {
  CHANNELS,
  type Channel,
  eachChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
  PRICES,
  type PriceName,
} from '../../../domain/messages/channels.ts';
import type { ChannelTexts } from './channel-texts.ts';

/** What people call the channels. */
export const channelNames = (texts: ChannelTexts) =>
  eachChannel(CHANNELS, (channel) => texts[channel].name);

/** The labels of a group `channels` that has a field for each channel. */
export const channelFields = (texts: ChannelTexts) =>
  Object.fromEntries(
    CHANNELS.map((channel) => [`channels.${channel}`, texts[channel].name]),
  ) as Readonly<Record<`channels.${Channel}`, string>>;

/** What the chat calls them. */
export const namesInChat = (texts: ChannelTexts) =>
  eachChannel(CHANNELS, (channel) => texts[channel].nameInChat);

/** What to know before an answer goes out on each channel to phones. */
export const answerRules = (texts: ChannelTexts) =>
  Object.fromEntries(PHONE_CHANNELS.map((channel) => [channel, texts[channel].rules])) as {
    readonly [C in PhoneChannel]: ChannelTexts[C]['rules'];
  };

/** What sets the stop of each channel to phones, and what it keeps from a customer. */
export const stopHints = (texts: ChannelTexts) =>
  eachChannel(PHONE_CHANNELS, (channel) => texts[channel].stop);

/** The labels of a customer's consents and stops. */
export const preferenceLabels = (texts: ChannelTexts) =>
  Object.fromEntries([
    ...CHANNELS.map((channel) => [`consent.${channel}`, texts[channel].consent]),
    ...PHONE_CHANNELS.map((channel) => [`optOut.${channel}`, texts[channel].optOut]),
  ]) as Readonly<Record<`consent.${Channel}` | `optOut.${PhoneChannel}`, string>>;

/** The labels of the prices in the settings. */
export const priceLabels = (texts: ChannelTexts) =>
  Object.fromEntries(
    PRICES.map(({ channel, name }) => {
      const labels: Readonly<Partial<Record<string, string>>> = texts[channel].prices;
      return [`messages.${name}`, labels[name]];
    }),
  ) as Readonly<Record<`messages.${PriceName}`, string>>;
