import { useGetList } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';

const ORDERS_LOOKED_AT = 100;
const NONE: readonly Order[] = [];

/** The earlier orders of a sender, most recent first. */
export function useEarlierOrders(sender: string | undefined): readonly Order[] {
  const { data } = useGetList<Order>(
    'commands',
    {
      filter: { user: sender },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: ORDERS_LOOKED_AT },
    },
    { enabled: sender !== undefined, meta: { silent: true } },
  );
  return sender === undefined ? NONE : (data ?? NONE);
}
