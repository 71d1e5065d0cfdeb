import type { Locale } from '../../../domain/fields.ts';
import type { SetupTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<SetupTexts>> = {
  en: () => import('./en.ts').then((module) => module.setup),
  de: () => import('./de.ts').then((module) => module.setup),
  fr: () => import('./fr.ts').then((module) => module.setup),
  ar: () => import('./ar.ts').then((module) => module.setup),
};

/** The texts of the set-up in a language. */
export const loadSetupTexts = (locale: Locale): Promise<SetupTexts> => CATALOGUES[locale]();
