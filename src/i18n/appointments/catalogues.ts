import type { Locale } from '../../../domain/fields.ts';
import type { AppointmentTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<AppointmentTexts>> = {
  en: () => import('./en.ts').then((module) => module.appointments),
  de: () => import('./de.ts').then((module) => module.appointments),
  fr: () => import('./fr.ts').then((module) => module.appointments),
  ar: () => import('./ar.ts').then((module) => module.appointments),
};

/** The texts of the calendar and of the page of an appointment in a language. */
export const loadAppointmentTexts = (locale: Locale): Promise<AppointmentTexts> =>
  CATALOGUES[locale]();
