import { type OrderColumn, sortable } from '../order-columns.tsx';
import type { OrderListConfig } from '../stages.ts';

/** Every column that a list has to show, those included that somebody has to choose first. */
export const columnsOf = ({ columns, more = [] }: OrderListConfig): readonly OrderColumn[] => [
  ...columns,
  ...more,
];

/** The sources of the columns that are not shown until somebody chooses them. */
export const hiddenAtFirst = ({ more = [] }: OrderListConfig): readonly string[] =>
  sortable(more).map(({ field }) => field);
