import { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { statusOf } from './call-error.ts';

/**
 * react-admin's own key: its pages check the session by themselves, and take no options for it. If an
 * auth provider answers from memory instead, each opened page is drawn twice, and the first one after
 * a login is drawn without its role. With a check in the frame alone, a form for a new record was made
 * before the role was known, and lost its restricted fields.
 */
const SESSION_CHECK = ['auth', 'checkAuth'];
const FIVE_MINUTES = 5 * 60_000;

/** A rejection is final; only a call that failed or got no answer is retried once. */
const worthAnotherTry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return failures < 1 && (status === 0 || status >= 500);
};

/**
 * The cache of everything that was read. The session is checked every five minutes, not per page.
 */
export function createQueryClient(): QueryClient {
  // Offline, a call fails at once and says so; if it were queued, a cancelled action would happen
  // later.
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryDefaults(SESSION_CHECK, {
    staleTime: FIVE_MINUTES,
    refetchInterval: FIVE_MINUTES,
  });
  return client;
}

/** The login has just identified the user: no page needs to request the session, or wait for it. */
export async function noteSession(
  client: QueryClient,
  {
    getIdentity,
    getPermissions,
  }: Pick<AuthProvider, 'getPermissions'> & Required<Pick<AuthProvider, 'getIdentity'>>,
): Promise<void> {
  client.setQueryData([...SESSION_CHECK, {}], true);
  client.setQueryData(['auth', 'getPermissions', {}], await getPermissions?.({}));
  client.setQueryData(['auth', 'getIdentity'], await getIdentity());
}
