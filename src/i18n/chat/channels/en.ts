import { channelTexts } from '../../channels/en.ts';
import { answerRules, namesInChat } from '../../channels/texts-of-channels.ts';

/** Messages by SMS and WhatsApp: what they came by, and how they can be answered. */
export const channels = {
  names: namesInChat(channelTexts),
  rules: answerRules(channelTexts),
  chatOnly: channelTexts.chat.rule,
  choose: 'How to send',
  by: 'By %{channel}',
  noNumber: 'Messages do not reach this number; answer in the chat.',
  optedOut: 'The customer has stopped messages on %{channel}.',
  segments: '%{count} SMS',
  cost: 'about %{cost}',
  inside: 'Nothing leaves the house: the message is only written to the outbox.',
  tooLong: '%{channel} takes at most %{count} characters.',
  filesLeft: '%{channel} takes text only. Remove the files, or send them in the chat.',
  unknownState: 'Not known whether it arrived',
  failed: 'Not sent by %{channel}: %{reason}',
  reasons: {
    optedOut: 'the customer has stopped messages there.',
    refused: 'the provider refused it.',
    notReached: 'the provider could not be reached.',
    undelivered: 'it could not be delivered.',
    invalidNumber: 'the number gets no such messages.',
    windowClosed: 'WhatsApp takes approved templates only.',
    noAnswer: 'the provider did not answer.',
    neverArrived: 'the provider never got it.',
    interrupted: 'the server stopped while sending.',
    expired: 'it waited too long.',
    notSetUp: 'the account at the provider is not set up for it.',
    failedHere: 'the server could not send it.',
    other: 'it could not be sent.',
  },
  unknown: {
    button: 'Messages from unknown numbers (%{count})',
    title: 'Messages from unknown numbers',
    none: 'No message from an unknown number',
    remove: 'Remove the message from %{phone}',
    hint: 'Nobody has answered these. Add the number to a customer, and their next message stands in the chat.',
  },
};

export type ChatChannelsTexts = typeof channels;
