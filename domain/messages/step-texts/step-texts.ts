import type { Locale } from '../../fields.ts';
import type { OrderStep } from '../../trips/step-for-customer.ts';
import { STEPS_IN_ARABIC } from './steps-in-arabic.ts';
import { STEPS_IN_ENGLISH } from './steps-in-english.ts';
import { STEPS_IN_FRENCH } from './steps-in-french.ts';
import { STEPS_IN_GERMAN } from './steps-in-german.ts';

/**
 * What a message calls the step of an order. One file for each language: the customers' page loads
 * one of them.
 */
export const STEP_TEXTS: Readonly<Record<Locale, Readonly<Record<OrderStep, string>>>> = {
  en: STEPS_IN_ENGLISH,
  de: STEPS_IN_GERMAN,
  fr: STEPS_IN_FRENCH,
  ar: STEPS_IN_ARABIC,
};
