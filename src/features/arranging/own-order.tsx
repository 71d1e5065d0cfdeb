import SwapVert from '@mui/icons-material/SwapVert';
import { lazy, type ReactNode } from 'react';
import { useAccess } from '../../kit/access/use-access.ts';
import { useListView } from '../../kit/view/list-view.ts';

const OrderedRows = lazy(() => import('./OrderedRows.tsx'));

/** Rows that those who may edit them can move to another place. */
function ArrangedRows({ children }: { children: ReactNode }) {
  const { edit } = useAccess(useListView().view.definition);
  return edit ? <OrderedRows>{children}</OrderedRows> : children;
}

/**
 * What a list of a resource says whose records stand in an order that the staff makes by hand; `field`
 * is the one that the definition is `ordered` by (docs/features/arranging.md).
 *
 * @example
 * list: { columns: ['question', 'shown'], ...inOwnOrder('position') }
 */
export const inOwnOrder = <const Field extends string>(field: Field) =>
  ({
    sort: [field, 'ASC'],
    /** The way back to this order, after another column was clicked. */
    ownSort: { sort: { field, order: 'ASC' }, label: 'arrange.own', icon: SwapVert },
    rowsWithin: ArrangedRows,
  }) as const;
