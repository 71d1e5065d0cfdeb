import { BERLIN } from '../berlin-clock.ts';
import { LOCALES, type Locale } from '../fields.ts';
import { NUMBER_LOCALES } from '../number-locales.ts';

/** What a message says of an appointment. */
export type AppointmentFacts = {
  readonly start: string;
  readonly city?: string | null;
  readonly address?: string | null;
  /** The name of its tour. */
  readonly tour?: string | null;
};

/** What stands for the placeholders of an appointment, in each language. */
export type AppointmentValues = Readonly<
  Record<Locale, { readonly appointment: string; readonly place: string }>
>;

/** The time and the place of an appointment as messages say them, by the clock in Berlin. */
export function appointmentValues(values: AppointmentFacts): AppointmentValues {
  const place = placeOf(values);
  const valuesIn = (locale: Locale) => ({ appointment: timeIn(locale, values.start), place });
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, valuesIn(locale)]),
  ) as AppointmentValues;
}

/** An address says its city itself; otherwise it is added to the tour. */
const placeOf = ({ address, city, tour }: AppointmentFacts): string =>
  address || [tour, city].filter(Boolean).join(', ');

/** Blanks that GSM-7 lacks would make an SMS more than twice as expensive. */
const timeIn = (locale: Locale, start: string): string =>
  new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
    timeZone: BERLIN,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(start))
    .replace(/[\u00a0\u202f]/g, ' ');
