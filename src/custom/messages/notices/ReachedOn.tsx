import { useLocale, useTranslate } from 'react-admin';
import { CHANNELS } from '../../../../domain/messages/channels.ts';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';

/** Who is notified, and on which channels. */
export type Reached = {
  readonly people?: number | null | undefined;
  readonly skipped?: number | null | undefined;
  readonly channels?:
    | Readonly<Partial<Record<(typeof CHANNELS)[number], number | null>>>
    | null
    | undefined;
};

/** The channels on which somebody is reached, each with how many. */
export function useReachedOn(): (channels: Reached['channels']) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (channels) =>
    CHANNELS.flatMap((channel) => {
      const count = channels?.[channel] ?? 0;
      if (count === 0) return [];
      const name = translate(choiceLabelKey('notices', 'channels', channel));
      return isolated(`${name} ${formatNumber(count, locale)}`);
    }).join(translate('messaging.notices.waiting.comma'));
}

/** How many people are notified on which channels, and how many are left out, in one line. */
export function ReachedOn({ people, skipped, channels }: Reached) {
  const translate = useTranslate();
  const reachedOn = useReachedOn();
  const left = translate('messaging.notices.audience.skipped', { smart_count: skipped ?? 0 });
  const notified = people
    ? translate('messaging.notices.waiting.notified', {
        smart_count: people,
        channels: reachedOn(channels),
      })
    : translate('messaging.notices.waiting.nobody');
  return skipped
    ? `${notified}${translate('messaging.notices.waiting.semicolon')}${left}`
    : notified;
}
