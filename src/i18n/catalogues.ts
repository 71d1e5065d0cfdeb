import type { Locale } from '../../domain/fields.ts';
import type { Messages } from './en.ts';
import type { FirstMessages } from './first/en.ts';
import type { FrontMessages } from './front/en.ts';
import { joinedTexts } from './joined-texts.ts';
import type { LateMessages } from './late/en.ts';

const FRONTS: Record<Locale, () => Promise<FrontMessages>> = {
  en: () => import('./front/en.ts').then((module) => module.front),
  de: () => import('./front/de.ts').then((module) => module.front),
  fr: () => import('./front/fr.ts').then((module) => module.front),
  ar: () => import('./front/ar.ts').then((module) => module.front),
};

const FIRSTS: Record<Locale, () => Promise<FirstMessages>> = {
  en: () => import('./first/en.ts').then((module) => module.first),
  de: () => import('./first/de.ts').then((module) => module.first),
  fr: () => import('./first/fr.ts').then((module) => module.first),
  ar: () => import('./first/ar.ts').then((module) => module.first),
};

const LATES: Record<Locale, () => Promise<LateMessages>> = {
  en: () => import('./late/en.ts').then((module) => module.late),
  de: () => import('./late/de.ts').then((module) => module.late),
  fr: () => import('./late/fr.ts').then((module) => module.late),
  ar: () => import('./late/ar.ts').then((module) => module.late),
};

/** The texts of a language before anybody has logged in. */
export const loadFrontMessages = (locale: Locale): Promise<FrontMessages> => FRONTS[locale]();

/** What the lists of orders need of a language, with the texts before the session. */
export const loadFirstMessages = (locale: Locale): Promise<FirstMessages> => FIRSTS[locale]();

/** All texts of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, late] = await Promise.all([FIRSTS[locale](), LATES[locale]()]);
  return joinedTexts(first, late);
}
