import { useLocale } from 'react-admin';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { formatMoment, formatShortDate } from './dates.ts';
import { formatMoney, formatWeight } from './numbers.ts';

/** A code of the carrier, such as a customer or order number, in tabular figures. */
export function Code({ value }: { value: string | null | undefined }) {
  return value ? (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {value}
    </bdi>
  ) : null;
}

type Props = { value: string | null | undefined; withTime?: boolean };

/** A date as tables show it, DD/MM/YY in Berlin, on one line; nothing when there is none. */
export function ShortDate({ value, withTime = false }: Props) {
  if (!value) return null;
  return (
    <time dateTime={value}>
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {withTime ? formatMoment(value) : formatShortDate(value)}
      </bdi>
    </time>
  );
}

/** An amount in euro, from the wire's decimal string. */
export function Money({ value }: { value: string | null | undefined }) {
  const locale = useLocale();
  return value ? <bdi>{formatMoney(value, locale)}</bdi> : null;
}

type WeightProps = { value: number | null | undefined; isInColumn?: boolean };

/** A weight in kilograms; in a column, all have one decimal, so that they are compared at a glance. */
export function Weight({ value, isInColumn = false }: WeightProps) {
  const locale = useLocale() ?? 'en';
  return typeof value === 'number' ? <bdi>{formatWeight(value, locale, isInColumn)}</bdi> : null;
}

/** A telephone number, written left to right in every language. */
export function PhoneNumber({ value }: { value: string | null | undefined }) {
  return value ? (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(value)}
    </bdi>
  ) : null;
}
