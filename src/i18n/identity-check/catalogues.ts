import type { Locale } from '../../../domain/fields.ts';
import type { IdentityCheckTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<IdentityCheckTexts>> = {
  en: () => import('./en.ts').then((module) => module.identityCheck),
  de: () => import('./de.ts').then((module) => module.identityCheck),
  fr: () => import('./fr.ts').then((module) => module.identityCheck),
  ar: () => import('./ar.ts').then((module) => module.identityCheck),
};

/** The texts of the ID check in a language: of who checks, or of the customer who is written to. */
export const loadIdentityCheckTexts = (locale: Locale): Promise<IdentityCheckTexts> =>
  CATALOGUES[locale]();
