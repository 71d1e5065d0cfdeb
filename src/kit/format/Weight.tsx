import { useLocale } from 'react-admin';
import { formatNumber } from './format-number.ts';

/** A weight in kilograms. */
export function Weight({ value }: { value: number | null | undefined }) {
  const locale = useLocale();
  return typeof value === 'number' ? <bdi>{formatNumber(value, locale, 'kg')}</bdi> : null;
}
