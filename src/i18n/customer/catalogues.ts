import type { Locale } from '../../../domain/fields.ts';
import type { CustomerTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<CustomerTexts>> = {
  en: () => import('./en.ts').then((module) => module.customer),
  de: () => import('./de.ts').then((module) => module.customer),
  fr: () => import('./fr.ts').then((module) => module.customer),
  ar: () => import('./ar.ts').then((module) => module.customer),
};

/** The texts of the customers' page in a language. */
export const loadCustomerTexts = (locale: Locale): Promise<CustomerTexts> => CATALOGUES[locale]();
