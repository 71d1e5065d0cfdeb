import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { UserSummary } from '../../../domain/people/user-summary.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

/** Below the key of the users, so that a change of the record reads the summary again. */
export const summaryKey = (id: Identifier) => ['users', 'summary', String(id)] as const;

/** What is known of a user besides their record: `null` if the back end does not report it. */
export function useUserSummary(id: Identifier): {
  summary: UserSummary | null | undefined;
  isFailed: boolean;
} {
  const provider = useAppDataProvider();
  const { data, isError } = useQuery({
    queryKey: summaryKey(id),
    queryFn: async ({ signal }) => (await provider.getUserSummary(id, { signal })) ?? null,
    throwOnError: false,
    meta: { silent: true },
  });
  return { summary: data, isFailed: isError && data === undefined };
}
