import { type BerlinTime, berlinTime, clockText } from '../../../domain/berlin-clock.ts';
import { numberLocale } from '../../kit/format/numbers.ts';

/** The tag of a language of the interface. */
export const tagOf = (locale: string | undefined): string => numberLocale(locale ?? 'en');

/**
 * A day as a language writes it: `Mo., 30.11.`, or in whatever form is requested. Tables and forms write
 * days in one form for all languages (kit/format/dates.ts).
 */
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

/** From when until when something lasts by the clock in Berlin: `14:00–16:00`. */
export const timesText = ({ start, end }: { start: string; end: string }): string =>
  `${clockText(berlinTime(start).minute)}–${clockText(berlinTime(end).minute)}`;

/** What a clock in Berlin shows now. */
export const berlinNow = (): BerlinTime => berlinTime(new Date());
