import { useLocale } from 'react-admin';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { formatMoment, formatShortDate } from './dates.ts';
import { formatMoney, formatNumber } from './numbers.ts';

/** A code of the carrier, such as a customer or order number, in tabular figures. */
export function Code({ value }: { value: string | null | undefined }) {
  return value ? (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {value}
    </bdi>
  ) : null;
}

type Props = { value: string | null | undefined; withTime?: boolean };

/** A date as tables show it, DD/MM/YY in Berlin; nothing when there is none. */
export function ShortDate({ value, withTime = false }: Props) {
  if (!value) return null;
  return (
    <time dateTime={value}>
      <bdi dir="ltr">{withTime ? formatMoment(value) : formatShortDate(value)}</bdi>
    </time>
  );
}

/** An amount in euro, from the wire's decimal string. */
export function Money({ value }: { value: string | null | undefined }) {
  const locale = useLocale();
  return value ? <bdi>{formatMoney(value, locale)}</bdi> : null;
}

/** A weight in kilograms. */
export function Weight({ value }: { value: number | null | undefined }) {
  const locale = useLocale();
  return typeof value === 'number' ? <bdi>{formatNumber(value, locale, 'kg')}</bdi> : null;
}

/** A telephone number, written left to right in every language. */
export function PhoneNumber({ value }: { value: string | null | undefined }) {
  return value ? (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(value)}
    </bdi>
  ) : null;
}
