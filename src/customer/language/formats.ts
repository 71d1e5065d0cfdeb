import { DAY_MS } from '../../../domain/calendar-days.ts';
import type { Locale } from '../../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import type { CustomerTexts } from '../../i18n/customer/en.ts';

/**
 * Times and days of the chat are those of this device, wherever the customer is; what the office keeps by
 * its own clock is in office-formats.ts.
 */
export const formatTime = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(NUMBER_LOCALES[locale], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** The calendar day of a moment on this device, as a key. */
export const dayOf = (at: string): string => new Date(at).toDateString();

/** A day as it stands between messages: today, yesterday, or its date. */
export function formatDay(
  at: string,
  now: Date,
  { texts, locale }: { texts: CustomerTexts; locale: Locale },
): string {
  const day = dayOf(at);
  if (day === now.toDateString()) return texts.chat.today;
  if (day === new Date(now.getTime() - DAY_MS).toDateString()) return texts.chat.yesterday;
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(NUMBER_LOCALES[locale], format).format(new Date(at));
}

/** Bytes as people read them: `1.2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const amount = bytes / (isLarge ? 1_000_000 : 1000);
  return new Intl.NumberFormat(NUMBER_LOCALES[locale], {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(Math.max(amount, 0.1));
}
