import { SortChoice } from '../../kit/list/SortChoice.tsx';
import { columnsOf } from './list-tools/list-columns.ts';
import { sortable } from './order-columns.tsx';
import { type OrderListConfig, ROUTE_ORDER } from './stages.ts';

const BY_ROUTE = { field: ROUTE_ORDER.field, label: 'orders.list.routeOrder' };

/** Sorts the cards of a stage. */
export function SortMenu({ stage }: { stage: OrderListConfig }) {
  const columns = sortable(columnsOf(stage));
  const choices = stage.sort === ROUTE_ORDER ? [BY_ROUTE, ...columns] : columns;
  return <SortChoice choices={choices} fixed={ROUTE_ORDER.field} />;
}
