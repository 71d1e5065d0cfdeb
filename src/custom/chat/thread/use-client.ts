import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User } from '../../../../domain/resources/users.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';

/** The customer of a conversation, as its header shows them. */
export type Client = {
  readonly id: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly photo?: string | null;
};

/**
 * Who a conversation is with: its own customer, or before there is one the user of that id.
 * `undefined` while that is loaded, and `null` if there is no such user.
 */
export function useClient(
  clientId: string,
  conversation: ShownConversation | undefined,
  isKnown: boolean,
): Client | null | undefined {
  const provider = useAppDataProvider();
  const { data, isError } = useQuery({
    queryKey: ['users', 'getOne', 'toChatWith', clientId],
    queryFn: ({ signal }) =>
      provider.getOne<User & { id: string }>('users', { id: clientId, signal }),
    enabled: isKnown && !conversation,
    meta: { silent: true },
    retry: false,
    throwOnError: false,
  });
  const record = data?.data;
  const known = conversation?.clientId ?? record;
  const client = useMemo(() => known && { ...known, id: clientId }, [known, clientId]);
  return client ?? (isError ? null : undefined);
}
