import { DAY_MS } from '../../../../domain/calendar-days.ts';
import { numberLocale } from '../../../kit/format/numbers.ts';

type Props = { day: number; today: number; locale: string };

/** The line above the first message of a day. */
export function DayLine({ day, today, locale }: Props) {
  return (
    <p className="chat-day">
      <span>{dayName(day, today, locale)}</span>
    </p>
  );
}

/**
 * A day as people call it: today, yesterday, Wednesday, 3 March, or with its year once that is over. The
 * line is in the reader's language; the times beside messages are German (specification 9).
 */
export function dayName(day: number, today: number, locale: string): string {
  const { near, thisYear, otherYear } = formatsOf(numberLocale(locale));
  const distance = day - today;
  if (distance === 0 || distance === -1) return near.format(distance, 'day');
  const date = new Date(day * DAY_MS);
  const isThisYear = date.getUTCFullYear() === new Date(today * DAY_MS).getUTCFullYear();
  return (isThisYear ? thisYear : otherYear).format(date);
}

type Formats = {
  near: Intl.RelativeTimeFormat;
  thisYear: Intl.DateTimeFormat;
  otherYear: Intl.DateTimeFormat;
};

/** Made once for each language: making them takes longer than using them. */
const known = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  const date = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  const formats = known.get(language) ?? {
    near: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    thisYear: new Intl.DateTimeFormat(language, date),
    otherYear: new Intl.DateTimeFormat(language, { ...date, year: 'numeric' }),
  };
  known.set(language, formats);
  return formats;
}
