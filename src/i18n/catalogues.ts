import type { Locale } from '../../domain/fields.ts';
import type { Messages } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** All texts of a language: one small file, so that no page waits for a second one. */
export const loadMessages = (locale: Locale): Promise<Messages> => CATALOGUES[locale]();
