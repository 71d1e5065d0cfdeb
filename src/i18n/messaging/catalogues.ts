import type { Locale } from '../../../domain/fields.ts';
import type { MessagingTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<MessagingTexts>> = {
  en: () => import('./en.ts').then((module) => module.messaging),
  de: () => import('./de.ts').then((module) => module.messaging),
  fr: () => import('./fr.ts').then((module) => module.messaging),
  ar: () => import('./ar.ts').then((module) => module.messaging),
};

/** The texts of messages to many in a language. */
export const loadMessagingTexts = (locale: Locale): Promise<MessagingTexts> => CATALOGUES[locale]();
