import { type OrderColumn, sortable } from '../order-columns.tsx';
import type { OrderListConfig } from '../stages.ts';

/** All columns that a list has, including those hidden by default. */
export const columnsOf = ({ columns, more = [] }: OrderListConfig): readonly OrderColumn[] => [
  ...columns,
  ...more,
];

/** The sources of the columns that are hidden by default. */
export const hiddenAtFirst = ({ more = [] }: OrderListConfig): readonly string[] =>
  sortable(more).map(({ field }) => field);
