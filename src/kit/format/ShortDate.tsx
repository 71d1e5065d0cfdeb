import { formatMoment, formatShortDate } from './format-date.ts';

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
