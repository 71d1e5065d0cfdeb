import type { Locale } from '../../../domain/fields.ts';
import type { RichTextTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<RichTextTexts>> = {
  en: () => import('./en.ts').then((module) => module.richText),
  de: () => import('./de.ts').then((module) => module.richText),
  fr: () => import('./fr.ts').then((module) => module.richText),
  ar: () => import('./ar.ts').then((module) => module.richText),
};

/** The texts of the editor of formatted texts in a language. */
export const loadRichTextTexts = (locale: Locale): Promise<RichTextTexts> => CATALOGUES[locale]();
