import type { Locale } from '../../domain/fields.ts';
import type { FirstMessages } from './en/first.ts';
import type { FrontMessages } from './en/front.ts';
import type { LateMessages } from './en/late.ts';
import type { Messages } from './en.ts';
import { joinedTexts } from './joined-texts.ts';

const FRONTS: Record<Locale, () => Promise<FrontMessages>> = {
  en: () => import('./en/front.ts').then((module) => module.front),
  de: () => import('./de/front.ts').then((module) => module.front),
  fr: () => import('./fr/front.ts').then((module) => module.front),
  ar: () => import('./ar/front.ts').then((module) => module.front),
};

const FIRSTS: Record<Locale, () => Promise<FirstMessages>> = {
  en: () => import('./en/first.ts').then((module) => module.first),
  de: () => import('./de/first.ts').then((module) => module.first),
  fr: () => import('./fr/first.ts').then((module) => module.first),
  ar: () => import('./ar/first.ts').then((module) => module.first),
};

const LATES: Record<Locale, () => Promise<LateMessages>> = {
  en: () => import('./en/late.ts').then((module) => module.late),
  de: () => import('./de/late.ts').then((module) => module.late),
  fr: () => import('./fr/late.ts').then((module) => module.late),
  ar: () => import('./ar/late.ts').then((module) => module.late),
};

/** What is said in a language before anybody has logged in. */
export const loadFrontMessages = (locale: Locale): Promise<FrontMessages> => FRONTS[locale]();

/** What the lists of orders need of a language, with the texts before the session. */
export const loadFirstMessages = (locale: Locale): Promise<FirstMessages> => FIRSTS[locale]();

/** All texts of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, late] = await Promise.all([FIRSTS[locale](), LATES[locale]()]);
  return joinedTexts(first, late);
}
