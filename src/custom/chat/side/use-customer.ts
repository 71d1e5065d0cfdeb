import { useMemo } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';

/** As many of a customer's orders are looked at, the latest first. */
export const ORDERS_LOOKED_AT = 50;

const NONE: readonly Order[] = [];
const QUIET = { silent: true } as const;

/** The orders of a customer, the latest first: those that have not arrived, and the others. */
export function useOrdersOf(clientId: string) {
  const { data, total, isPending, isError, refetch } = useGetList<Order>(
    'commands',
    {
      filter: { user: clientId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: ORDERS_LOOKED_AT },
      meta: QUIET,
    },
    { retry: false },
  );
  const orders = data ?? NONE;
  const [open, past] = useMemo(
    () => [orders.filter(({ finish }) => !finish), orders.filter(({ finish }) => finish)],
    [orders],
  );
  return {
    open,
    past,
    hasMore: (total ?? 0) > orders.length,
    isPending,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** What is stored of a customer; `undefined` until it is there, and if it cannot be read. */
export function useCustomer(clientId: string): User | undefined {
  const { data } = useGetOne<User>('users', { id: clientId, meta: QUIET }, { retry: false });
  return data;
}
