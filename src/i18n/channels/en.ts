import type { ChannelTexts } from './channel-texts.ts';

/**
 * What people call the channels, and the texts about each: labels of consents, stops and prices, and
 * the rules of answering on it. The office takes all of it from here, wherever a channel is named.
 */
export const channelTexts: ChannelTexts = {
  chat: {
    name: 'Chat',
    nameInChat: 'Chat',
    consent: 'In the chat',
    prices: {},
    rule: 'The answer stands in the chat only; no SMS and no WhatsApp message goes out.',
  },
  whatsapp: {
    name: 'WhatsApp',
    nameInChat: 'WhatsApp',
    consent: 'By WhatsApp',
    optOut: 'No WhatsApp any more',
    stop: 'Set when the customer answers with STOP on WhatsApp. No WhatsApp but codes that they ask for themselves.',
    prices: { whatsapp: 'One WhatsApp message' },
    rules: {
      untilToday: 'Can be answered by WhatsApp until %{time} today.',
      untilTomorrow: 'Can be answered by WhatsApp until tomorrow %{time}.',
      closed: 'WhatsApp only takes approved templates now; answer by SMS or chat.',
      closedNoSms: 'WhatsApp only takes approved templates now; answer in the chat.',
    },
  },
  sms: {
    name: 'SMS',
    nameInChat: 'SMS',
    consent: 'By SMS',
    optOut: 'No SMS any more',
    stop: 'Set when the customer answers an SMS with STOP. No SMS but codes that they ask for themselves.',
    prices: {
      smsToGermany: 'One SMS to Germany',
      smsToMorocco: 'One SMS to Morocco',
      smsElsewhere: 'One SMS elsewhere',
    },
    rules: {
      open: 'The customer wrote by SMS and gets the answer there.',
      first: 'Goes out by SMS, and stands in the chat, too.',
    },
  },
  /** Sentences that name several of them. */
  all: {
    inOrder: 'None chosen: chat, then WhatsApp, then SMS.',
    textOnly: '%{name} was not attached: SMS and WhatsApp take text only here.',
  },
};
