import { type BerlinTime, berlinTime } from '../../../domain/berlin-clock.ts';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';

/** The tag of a language of the interface. */
export const tagOf = (locale: string | undefined): string =>
  NUMBER_LOCALES[isOneOf(LOCALES, locale) ? locale : ('en' satisfies Locale)];

/** A day as a language writes it: `Mo., 30.11.`, or in whatever form is requested. */
export const dayText = (day: string, tag: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** Several days, from the first to the last. */
export const daysText = (first: string, last: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Minutes of a day as clocks show them: `14:05`. */
export const clockText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** From when until when something lasts by the clock in Berlin: `14:00–16:00`. */
export const timesText = ({ start, end }: { start: string; end: string }): string =>
  `${clockText(berlinTime(start).minute)}–${clockText(berlinTime(end).minute)}`;

/** What a clock in Berlin shows now. */
export const berlinNow = (): BerlinTime => berlinTime(new Date());
