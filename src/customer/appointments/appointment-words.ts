import type { Locale } from '../../../domain/fields.ts';
import type { OwnTexts } from '../../i18n/customer/own-texts.ts';
import { formatTime } from '../language/formats.ts';
import { fill, numbersIn } from '../language/language.ts';
import type { OwnAppointment } from './own-appointments.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type Language = { readonly texts: OwnTexts; readonly locale: Locale };

/** The day and the time of an appointment, as a customer reads them. */
export const whenOf = ({ start, end }: OwnAppointment, { texts, locale }: Language) => ({
  date: new Intl.DateTimeFormat(numbersIn(locale), DAY).format(new Date(start)),
  time: fill(texts.time, { from: formatTime(start, locale), to: formatTime(end, locale) }),
});

const REFUSALS: Readonly<Record<string, keyof OwnTexts['refusal']>> = {
  'appointment.full': 'full',
  'appointment.closed': 'closed',
  'record.notFound': 'closed',
  'record.invalid': 'twice',
  'request.tooMany': 'wait',
  'request.inProgress': 'wait',
  offline: 'offline',
};

/** Why a place was not booked. */
export const bookingRefusal = (code: string, { refusal }: OwnTexts): string =>
  refusal[REFUSALS[code] ?? 'failed'];

/** Why a booking was not cancelled. */
export const cancelRefusal = (code: string, texts: OwnTexts): string =>
  code === 'appointment.closed' ? texts.refusal.begun : bookingRefusal(code, texts);
