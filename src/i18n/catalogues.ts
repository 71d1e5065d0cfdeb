import type { Locale } from '../../domain/fields.ts';
import { en, type Messages } from './en.ts';

const LAZY: Record<Exclude<Locale, 'en'>, () => Promise<Messages>> = {
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** The texts of a language. English is part of the first load, the others come when they are asked for. */
export const loadMessages = (locale: Locale): Messages | Promise<Messages> =>
  locale === 'en' ? en : LAZY[locale]();
