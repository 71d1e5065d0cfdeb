import { Money } from '../format/Money.tsx';
import type { CellProps } from './cell-props.ts';

/** An amount in euro. */
export const MoneyCell = ({ value }: CellProps) =>
  typeof value === 'string' ? <Money value={value} /> : null;
