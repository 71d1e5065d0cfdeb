import { REMAINDER_OF_A_RIGHT_ONE, remainderOf97 } from './remainder-of-97.ts';

/** Coarse part, optional fine part, and two check digits, separated by hyphens. */
const FORM = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;

/**
 * Whether a text is a Leitweg-ID, by which German authorities route their invoices: its form and
 * its check digits, according to the KoSIT format specification.
 */
export const isLeitwegId = (text: string): boolean =>
  FORM.test(text) && remainderOf97(text.replaceAll('-', '')) === REMAINDER_OF_A_RIGHT_ONE;
