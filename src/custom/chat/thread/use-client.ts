import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

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
  conversation: Conversation | undefined,
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
  if (conversation) return { ...conversation.clientId, id: clientId };
  if (data) return { ...data.data, id: clientId };
  return isError ? null : undefined;
}
