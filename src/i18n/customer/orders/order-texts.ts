import type { Locale } from '../../../../domain/fields.ts';
import { orders as ar } from './ar.ts';
import { orders as de } from './de.ts';
import { orders as en, type OrderTexts } from './en.ts';
import { orders as fr } from './fr.ts';

/** These texts in every language; they are loaded with the orders. */
export const ORDER_TEXTS: Readonly<Record<Locale, OrderTexts>> = { en, de, fr, ar };
