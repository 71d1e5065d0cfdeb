import { useLocale } from 'react-admin';

const DAY_MS = 86_400_000;

/** The language of a day's name; Arabic as in Morocco, with Western digits. */
const LOCALES: Readonly<Record<string, string>> = { ar: 'ar-MA-u-nu-latn', en: 'en-GB' };

/** The line above the first message of a day. */
export function DayLine({ day, today }: { day: number; today: number }) {
  return (
    <p className="chat-day">
      <span>{dayName(day, today, useLocale() ?? 'en')}</span>
    </p>
  );
}

/** A day as people call it: today, yesterday, Wednesday, 3 March, or with its year once that is over. */
export function dayName(day: number, today: number, locale: string): string {
  const language = LOCALES[locale] ?? locale;
  const distance = day - today;
  if (distance === 0 || distance === -1) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day');
  }
  const date = new Date(day * DAY_MS);
  const isThisYear = date.getUTCFullYear() === new Date(today * DAY_MS).getUTCFullYear();
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
