import { useTranslate } from 'react-admin';
import type { Answerable } from '../../../../domain/messages/answering.ts';
import {
  type Channel,
  EVERY_PHONE,
  isPhoneChannel,
  isWindowed,
  type PhoneChannel,
  type WindowedChannel,
} from '../../../../domain/messages/channels.ts';
import { isolated } from '../../../i18n/languages.ts';
import { berlinDayNumber, berlinTodayNumber } from '../../../kit/format/calendar-times.ts';
import { partsOf } from '../../../kit/format/dates.ts';
import type { AnswerChannel } from './use-answer-channel.ts';

/** What applies on each channel, as text. `now` is what to know before the answer is sent. */
export function useChannelRule({ chosen, via, isFirst, channels }: AnswerChannel) {
  const translate = useTranslate();
  const label = (key: string, values?: object) => translate(`chat.channels.${key}`, values);
  const nameOf = (channel: Channel) => label(`names.${channel}`);
  const of = (channel: Channel): string => {
    if (!isPhoneChannel(channel)) return label('chatOnly');
    const found = channels?.[channel];
    if (!found) return '';
    if (!found.can) return rejection(found.why, channel);
    if (isWindowed(channel)) return untilWhen(channel, found);
    return label(`rules.${channel}.${via === channel ? 'open' : 'first'}`);
  };
  const rejection = (why: Answerable['why'], channel: PhoneChannel): string => {
    if (why === 'windowClosed') {
      return label(`rules.${channel}.${channels?.[EVERY_PHONE].can ? 'closed' : 'closedNoSms'}`);
    }
    return label(why ?? 'noNumber', { channel: nameOf(channel) });
  };
  const untilWhen = (channel: WindowedChannel, { until = '' }: Answerable): string => {
    const { hour, minute } = partsOf(until) ?? { hour: '', minute: '' };
    const isToday = berlinDayNumber(until) === berlinTodayNumber();
    return label(`rules.${channel}.${isToday ? 'untilToday' : 'untilTomorrow'}`, {
      time: isolated(`${hour}:${minute}`, 'ltr'),
    });
  };
  // Whoever is brought to another channel than the customer's own learns why.
  const isMoved = via !== undefined && via !== chosen && channels?.[via].can === false;
  // That a message of the chat stays there needs no explanation where nobody has written by phone.
  const now = isFirst && chosen === 'chat' ? '' : of(isMoved ? via : chosen);
  return { of, nameOf, now };
}
