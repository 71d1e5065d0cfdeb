import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlannedMessage } from '../../../../domain/chat/planned.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { errorKey } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

const PLANNED = ['chat', 'planned'] as const;
const ONE_MINUTE = 60_000;

/** What is planned for everybody, or for one customer; nothing where a back end plans nothing. */
export function usePlanned(clientId?: string, version?: number) {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    // The version of a conversation rises with what is planned in it.
    queryKey: [...PLANNED, clientId ?? null, version ?? null],
    queryFn: async ({ signal }) =>
      (await provider.getPlanned({ ...(clientId && { clientId }), signal })) ?? null,
    placeholderData: (before, query) =>
      query?.queryKey[2] === (clientId ?? null) ? before : undefined,
    refetchInterval: ONE_MINUTE,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  return {
    planned: data ?? NONE,
    /** Whether the back end sends anything later. */
    isOffered: data !== null && data !== undefined,
  };
}

const NONE: readonly PlannedMessage[] = [];

/** Changes what is planned; resolves to whether that was done, and says so if it was not. */
export function usePlanChange() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    async (work: (provider: AppDataProvider) => Promise<void>): Promise<boolean> => {
      try {
        await work(provider);
        return true;
      } catch (error) {
        toast(errorKey(error), { type: 'error' });
        return false;
      } finally {
        await client.invalidateQueries({ queryKey: PLANNED });
      }
    },
    [provider, client, toast],
  );
}
