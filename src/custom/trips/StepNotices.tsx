import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import type { StepNotices as Planned } from '../../../domain/messages/notice-preview.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { loadMessagingTexts } from '../../i18n/messaging/catalogues.ts';
import { timeToday } from '../../kit/format/time-today.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

type Props = { group: TripGroup; status: number };

/** What is sent automatically when a trip reaches a step; nothing where nobody is notified. */
export function StepNotices({ group, status }: Props) {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['notices', 'step', group, status],
    queryFn: async ({ signal }) =>
      (await provider.getStepNotices({ group, status }, { signal })) ?? null,
    // Who is notified changes with every step; an old answer must not be shown for a moment.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The question can be answered without it.
    throwOnError: false,
    meta: { silent: true },
  });
  if (!data || data.people === 0) return null;
  return (
    <Texts>
      <Announcement {...data} />
    </Texts>
  );
}

const Texts = lazyTexts('messaging', loadMessagingTexts);

function Announcement({ notices, people, from, until }: Planned) {
  const translate = useTranslate();
  const locale = useLocale();
  const say = (key: 'notices' | 'people', count: number) =>
    translate(`messaging.notices.step.${key}`, { smart_count: count });
  const isOnce = timeToday(from) === timeToday(until);
  return (
    <Alert severity="info" lang={locale} sx={{ mt: 1.5 }}>
      {translate(`messaging.notices.step.${isOnce ? 'will' : 'between'}`, {
        notices: say('notices', notices),
        people: say('people', people),
        time: timeToday(from),
        until: timeToday(until),
      })}{' '}
      {translate('messaging.notices.step.back')}
    </Alert>
  );
}
