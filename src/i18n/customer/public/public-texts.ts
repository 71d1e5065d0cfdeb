import type { Locale } from '../../../../domain/fields.ts';
import { publicPages as ar } from './ar.ts';
import { publicPages as de } from './de.ts';
import { publicPages as en, type PublicTexts } from './en.ts';
import { publicPages as fr } from './fr.ts';

/** The texts of the public pages in every language; they are loaded with the first of them. */
export const PUBLIC_TEXTS: Readonly<Record<Locale, PublicTexts>> = { en, de, fr, ar };
