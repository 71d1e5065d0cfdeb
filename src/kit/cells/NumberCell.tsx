import { useLocale } from 'react-admin';
import { formatNumber } from '../format/format-number.ts';
import type { CellProps } from './cell-props.ts';

/** A number with its unit. */
export function NumberCell({ field, value }: CellProps) {
  const locale = useLocale();
  if (typeof value !== 'number') return null;
  const unit = field.kind === 'integer' || field.kind === 'decimal' ? field.unit : undefined;
  return <bdi>{formatNumber(value, locale, unit)}</bdi>;
}
