import { useQuery } from '@tanstack/react-query';
import { isNotThere } from '../../../providers/http-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { Delivery } from './sent-messages.ts';

/** What messages were sent to, or about. */
export type MessagesOf = { readonly customer: string } | { readonly orders: string };

const LAST = { page: 1, perPage: 5 } as const;
const LATEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** The last messages to a customer or about an order, once they are wanted. */
export function useLastMessages(of: MessagesOf, isWanted: boolean) {
  const provider = useAppDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['messagesAbout', of],
    queryFn: async ({ signal }) => {
      const asked = { filter: of, pagination: LAST, sort: LATEST_FIRST, signal };
      return (await provider.getList<Delivery>('deliveries', asked)).data;
    },
    enabled: isWanted,
    refetchOnMount: 'always',
    retry: false,
    meta: { silent: true },
  });
  /** Another back end may keep no messages. */
  const areKept = !isNotThere(error);
  return { messages: data, areKept, error, refetch };
}
