import type { Locale } from '../../../domain/fields.ts';
import type { ImportTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<ImportTexts>> = {
  en: () => import('./en.ts').then((module) => module.importing),
  de: () => import('./de.ts').then((module) => module.importing),
  fr: () => import('./fr.ts').then((module) => module.importing),
  ar: () => import('./ar.ts').then((module) => module.importing),
};

/** The texts of the import of tables in a language. */
export const loadImportTexts = (locale: Locale): Promise<ImportTexts> => CATALOGUES[locale]();
