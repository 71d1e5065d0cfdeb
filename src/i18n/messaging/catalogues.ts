import type { Locale } from '../../../domain/fields.ts';
import type { RoutedLabels } from '../resource-labels.ts';
import type { MessagingTexts } from './en.ts';

type Catalogue = { readonly messaging: MessagingTexts; readonly labels: RoutedLabels };

const CATALOGUES: Record<Locale, () => Promise<Catalogue>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
};

/** The texts of messages to many in a language. */
export const loadMessagingTexts = async (locale: Locale): Promise<MessagingTexts> =>
  (await CATALOGUES[locale]()).messaging;

/** What people call the fields and values of what was sent; it comes with these texts. */
export const loadMessagingLabels = async (locale: Locale): Promise<RoutedLabels> =>
  (await CATALOGUES[locale]()).labels;
