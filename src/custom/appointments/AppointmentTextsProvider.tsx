import { loadAppointmentTexts } from '../../i18n/appointments/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the calendar to the others: `translate('appointments.calendar.today')`. */
export const AppointmentTextsProvider = lazyTexts('appointments', loadAppointmentTexts);
