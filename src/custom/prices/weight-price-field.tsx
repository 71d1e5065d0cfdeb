import { useLocale } from 'react-admin';
import { AmountInput } from '../../kit/inputs/AmountInput.tsx';
import type { CellProps, InputProps } from '../../kit/view/props.ts';
import { weightPriceShown } from './use-weight-price.ts';

/** The price of a kilogram, which is stored as a text, as money in the language of the screen. */
export function WeightPriceCell({ value }: CellProps) {
  const locale = useLocale() ?? 'en';
  return typeof value === 'string' ? <bdi>{weightPriceShown(value, locale)}</bdi> : null;
}

/** The price of a kilogram, typed as every other amount. */
export const WeightPriceInput = (props: InputProps) => <AmountInput {...props} isMoney />;
