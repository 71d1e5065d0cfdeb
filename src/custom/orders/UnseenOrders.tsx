import { useListContext } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { UnseenNames } from '../../kit/selection/UnseenNames.tsx';
import { OrderName } from './OrderName.tsx';

/** Names those of the given orders that are not among the visible rows of the list. */
export function UnseenOrders({ orders }: { orders: readonly Order[] }) {
  const { data = [] } = useListContext<Order>();
  const shown = new Set(data.map(({ id }) => id));
  const unseen = orders.filter(({ id }) => !shown.has(id));
  return (
    <UnseenNames
      records={unseen}
      count={unseen.length}
      name={(order) => <OrderName order={order} />}
    />
  );
}
