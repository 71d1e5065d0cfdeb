import { ShortDate } from '../format/ShortDate.tsx';
import type { CellProps } from './cell-props.ts';

/** A day, or a moment with its time. */
export const DateCell = ({ field, value }: CellProps) =>
  typeof value === 'string' ? (
    <ShortDate value={value} withTime={field.kind === 'dateTime'} />
  ) : null;
