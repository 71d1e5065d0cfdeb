import { isMoney, toCents } from '../../../domain/money.ts';
import { numberLocale } from './number-locale.ts';

/**
 * Wire money (`"12.5"`) as it is written for people (`12,50 €`); other text is returned unchanged.
 */
export function formatMoney(value: string, locale: string): string {
  if (!isMoney(value)) return value;
  return new Intl.NumberFormat(numberLocale(locale), { style: 'currency', currency: 'EUR' }).format(
    toCents(value) / 100,
  );
}
