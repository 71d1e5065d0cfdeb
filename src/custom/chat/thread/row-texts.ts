import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  eachChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
} from '../../../../domain/messages/channels.ts';
import { isolated } from '../../../i18n/languages.ts';
import type { SendState } from './entries.ts';

/** The labels of all rows of a conversation: looked up once, not for each of thousands. */
export function useRowTexts(name: string) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const label = (key: string) =>
      translate(`chat.screen.message.${key}`, { name: isolated(name) });
    const state = (key: Exclude<SendState, 'unknown'>) => label(`states.${key}`);
    const channel = (key: PhoneChannel) => {
      const name = translate(`chat.channels.names.${key}`);
      return { name, by: translate('chat.channels.by', { channel: name }) };
    };
    return {
      locale,
      unread: translate('chat.screen.pane.unread'),
      note: label('note'),
      edited: label('edited'),
      own: label('own'),
      from: label('from'),
      actions: label('actions'),
      channels: eachChannel(PHONE_CHANNELS, channel),
      states: {
        waiting: state('waiting'),
        sending: state('sending'),
        failed: state('failed'),
        unknown: translate('chat.channels.unknownState'),
        sent: state('sent'),
        delivered: state('delivered'),
        seen: state('seen'),
      },
    };
  }, [translate, locale, name]);
}

export type RowTexts = ReturnType<typeof useRowTexts>;
