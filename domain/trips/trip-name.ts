import type { Locale } from '../fields.ts';
import { NUMBER_LOCALES } from '../number-locales.ts';
import { groupDescription, type TripGroup } from './groups.ts';

type Named = {
  readonly name: TripGroup;
  readonly description?: string | null | undefined;
  /** The day on which it passes the border, and the moment when it was opened. */
  readonly passage?: string | null | undefined;
  readonly createdAt?: string | null | undefined;
};

const OF_DAY: Readonly<Record<Locale, (day: string) => string>> = {
  en: (day) => `Trip of ${day}`,
  de: (day) => `Fahrt vom ${day}`,
  fr: (day) => `Voyage du ${day}`,
  ar: (day) => `رحلة ${day}`,
};

const ZONE = 'Europe/Berlin';

/**
 * What people call a trip: the name that somebody gave it, or its day. A new trip is called like its
 * group, which is no name: each group has had many. The year is named unless it is that of `now`.
 */
export function tripName(
  { name, description, passage, createdAt }: Named,
  locale: Locale,
  now: Date,
): string {
  if (description && description !== groupDescription(name)) return description;
  const date = new Date(passage ?? createdAt ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return description || name;
  const yearOf = (moment: Date) =>
    new Intl.DateTimeFormat('en', { timeZone: ZONE, year: 'numeric' }).format(moment);
  const day = new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
    ...(yearOf(date) !== yearOf(now) && { year: 'numeric' }),
  }).format(date);
  return OF_DAY[locale](day);
}
