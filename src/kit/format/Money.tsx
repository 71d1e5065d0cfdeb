import { useLocale } from 'react-admin';
import { formatMoney } from './format-money.ts';

/** An amount in euro, from the wire's decimal string. */
export function Money({ value }: { value: string | null | undefined }) {
  const locale = useLocale();
  return value ? <bdi>{formatMoney(value, locale)}</bdi> : null;
}
