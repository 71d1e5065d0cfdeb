import type { ReactElement } from 'react';
import { tableColumn } from '../../kit/list/table-column.tsx';
import type { ComposedColumn } from '../../kit/view/list-view.ts';
import { orderColumns } from './order-columns.tsx';

/** Columns for a table outside the lists; built once, so that rows render only for new data. */
export const tableColumns = (names: readonly (keyof typeof orderColumns)[]): ReactElement[] =>
  names.map((name) => {
    const { sort, isFigure = false, shows: _, ...own } = orderColumns[name] as ComposedColumn;
    const isSortable = sort !== undefined;
    return tableColumn({ name, source: sort ?? name, isSortable, isFigure, ...own });
  });
