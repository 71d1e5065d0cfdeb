import type { Locale } from '../../../../domain/fields.ts';
import { own as ar } from './ar.ts';
import { own as de } from './de.ts';
import { own as en, type OwnTexts } from './en.ts';
import { own as fr } from './fr.ts';

/** These texts in every language; they are loaded with the first screen that needs them. */
export const OWN_TEXTS: Readonly<Record<Locale, OwnTexts>> = { en, de, fr, ar };
