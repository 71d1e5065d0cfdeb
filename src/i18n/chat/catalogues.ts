import type { Locale } from '../../../domain/fields.ts';
import type { ChatTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<ChatTexts>> = {
  en: () => import('./en.ts').then((module) => module.chat),
  de: () => import('./de.ts').then((module) => module.chat),
  fr: () => import('./fr.ts').then((module) => module.chat),
  ar: () => import('./ar.ts').then((module) => module.chat),
};

/** The texts of the chat in a language. */
export const loadChatTexts = (locale: Locale): Promise<ChatTexts> => CATALOGUES[locale]();
