import { BERLIN, berlinDay } from '../../../domain/berlin-clock.ts';
import { DAY_MS } from '../../../domain/calendar-days.ts';
import type { Locale } from '../../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import type { OwnTexts } from '../../i18n/customer/own/en.ts';
import { fill } from '../language/language.ts';
import type { OwnAppointment } from './own-appointments.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type Language = { readonly texts: OwnTexts; readonly locale: Locale };

/** The clock by which the office keeps its appointments, wherever the customer is. */
const OFFICE = { timeZone: BERLIN } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

const zoneName = (at: Date, timeZone?: string): string | undefined =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Whether this device shows another time than the office at that moment. */
const isElsewhere = (at: Date): boolean => zoneName(at) !== zoneName(at, OFFICE.timeZone);

/** The day and the time of an appointment in Germany, which whoever is in another zone is shown. */
export function whenOf({ start, end }: OwnAppointment, { texts, locale }: Language) {
  const [from, to] = [new Date(start), new Date(end)];
  const language = NUMBER_LOCALES[locale];
  const clock = new Intl.DateTimeFormat(language, { ...CLOCK, ...OFFICE });
  const time = fill(texts.time, { from: clock.format(from), to: clock.format(to) });
  return {
    date: new Intl.DateTimeFormat(language, { ...DAY, ...OFFICE }).format(from),
    time: isElsewhere(from) ? fill(texts.germanTime, { time }) : time,
  };
}

/** 'Today' or 'tomorrow' in the reader's language, for the days that are called so. */
export function nearDay(day: string, now: Date, locale: Locale): string | undefined {
  const days = Math.round((Date.parse(day) - Date.parse(berlinDay(now))) / DAY_MS);
  if (days !== 0 && days !== 1) return undefined;
  return new Intl.RelativeTimeFormat(NUMBER_LOCALES[locale], { numeric: 'auto' }).format(
    days,
    'day',
  );
}

const REJECTIONS: Readonly<Record<string, keyof OwnTexts['rejection']>> = {
  'appointment.full': 'full',
  'appointment.closed': 'closed',
  'record.notFound': 'closed',
  'record.invalid': 'twice',
  'request.tooMany': 'wait',
  'request.inProgress': 'wait',
  offline: 'offline',
};

/** Why a place was not booked. */
export const bookingRejection = (code: string, { rejection }: OwnTexts): string =>
  rejection[REJECTIONS[code] ?? 'failed'];

/** Why a booking was not cancelled. */
export const cancelRejection = (code: string, texts: OwnTexts): string =>
  code === 'appointment.closed' ? texts.rejection.begun : bookingRejection(code, texts);
