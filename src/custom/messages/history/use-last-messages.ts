import { useQuery } from '@tanstack/react-query';
import { isRouteMissing } from '../../../providers/capabilities.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { Delivery } from './sent-messages.ts';

/** What messages were sent to, or about. */
export type MessagesOf = { readonly customer: string } | { readonly orders: string };

const LAST = { page: 1, perPage: 5 } as const;
const LATEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** What is sent meanwhile, and what becomes of it, is seen after this time. */
const LOOK_MS = 10_000;

/** The last messages to a customer or about an order, once they are wanted. */
export function useLastMessages(of: MessagesOf, isWanted: boolean) {
  const provider = useAppDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['deliveries', 'about', of],
    queryFn: async ({ signal }) => {
      const requested = { filter: of, pagination: LAST, sort: LATEST_FIRST, signal };
      return (await provider.getList<Delivery>('deliveries', requested)).data;
    },
    enabled: isWanted,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isRouteMissing(state.error) ? false : LOOK_MS),
    retry: false,
    meta: { silent: true },
  });
  /** Another back end may keep no messages. */
  const areStored = !isRouteMissing(error);
  return { messages: data, areStored, error, refetch };
}
