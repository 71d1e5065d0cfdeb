import { isMoney, toCents } from './money.ts';

/**
 * A number as people write it by the rules of a BCP 47 tag (number-locales.ts), with the sign of its
 * unit on the same line: `12,5 kg`.
 */
export function writtenNumber(value: number, tag: string, sign = ''): string {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
  return sign ? `${number}\u00a0${sign}` : number;
}

/** Wire money (`"12.5"`) by the same rules (`12,50 €`); other text is returned unchanged. */
export function writtenMoney(value: string, tag: string): string {
  if (!isMoney(value)) return value;
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(
    toCents(value) / 100,
  );
}
