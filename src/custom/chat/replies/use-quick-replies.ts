import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { fillReply } from '../../../../domain/chat/reply-text.ts';
import type { Locale } from '../../../../domain/fields.ts';
import type { Reply } from '../../../../domain/resources/replies.ts';
import type { Settings } from '../../../../domain/resources/settings.ts';
import { loadMessages } from '../../../i18n/catalogues.ts';
import { useOpenTrip } from '../../../providers/use-app-data-provider.ts';
import { useLacks } from '../../../providers/use-capabilities.ts';
import type { QuickReplies } from '../composer/quick-replies.ts';
import { useCustomer, useOrdersOf } from '../side/use-customer.ts';
import { findReplies } from './find-replies.ts';
import { replyValues } from './reply-values.ts';

const ALL = { page: 1, perPage: 500 };
const ONE_MINUTE = 60_000;
const FALLBACK: Locale = 'de';

/** Whoever has none writes everything. */
const QUIET = { retry: false, onError: () => undefined, staleTime: ONE_MINUTE } as const;

function useRecords<R extends { id: string }>(resource: string) {
  const isThere = !useLacks()(resource);
  const { data } = useGetList<R>(
    resource,
    { pagination: ALL, sort: { field: 'createdAt', order: 'ASC' }, meta: { silent: true } },
    { ...QUIET, enabled: isThere },
  );
  return data;
}

/** The office's quick replies for a customer, in their language; `undefined` if there are none. */
export function useQuickReplies(
  clientId: string,
  listed: Conversation['clientId'] | undefined,
): QuickReplies | undefined {
  const translate = useTranslate();
  const reader = useLocale();
  const replies = useRecords<Reply>('replies');
  const { language, values } = useValues(clientId, listed);
  return useMemo(() => {
    if (!replies || replies.length === 0) return undefined;
    const ready = replies.flatMap((reply) => {
      const filled = fillReply(reply.text, { language, values });
      if (!filled) return [];
      let title = reply.title;
      if (filled.language !== language) {
        const names = new Intl.DisplayNames([reader], { type: 'language' });
        const name = names.of(filled.language) ?? filled.language;
        title = translate('chat.inbox.replies.otherLanguage', { title, language: name });
      }
      if (filled.missing.length > 0) {
        const missing = filled.missing
          .map((name) => translate(`chat.inbox.replies.variable.${name}`))
          .join(', ');
        title = translate('chat.inbox.replies.missing', { title, missing });
      }
      return { id: reply.id, title, text: filled.text, shortcut: reply.shortcut ?? '' };
    });
    return { find: (typed) => findReplies(ready, typed) };
  }, [replies, language, values, reader, translate]);
}

/** The customer's language, and the values for their placeholders in it. */
function useValues(clientId: string, listed: Conversation['clientId'] | undefined) {
  const customer = useCustomer(clientId);
  const language = listed?.language ?? customer?.language ?? FALLBACK;
  const { open } = useOrdersOf(clientId);
  const [company] = useRecords<Settings>('settings') ?? [];
  const { data: toMorocco } = useOpenTrip('A');
  const { data: fromMorocco } = useOpenTrip('B');
  const { data: texts } = useQuery({
    queryKey: ['messages', language],
    queryFn: () => loadMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const person = customer ?? listed;
  const steps = { A: toMorocco?.status, B: fromMorocco?.status };
  const { A, B } = steps;
  const values = useMemo(
    () => replyValues({ person, open, company, texts, language, steps: { A, B } }),
    [person, open, company, texts, language, A, B],
  );
  return { language, values };
}
