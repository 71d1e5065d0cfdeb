import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './call-error.ts';

/** A rejection is final; only a call that failed or got no answer is retried once. */
const worthAnotherTry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return failures < 1 && (status === 0 || status >= 500);
};

/** The cache of everything that was read. */
export function createQueryClient(): QueryClient {
  // Offline, a call fails at once and says so; if it were queued, a cancelled action would happen
  // later.
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

const SESSION_BEGUN = ['session', 'begun'];

/** The login has just identified the user: the session need not be checked at once. */
export const noteSession = (client: QueryClient): void =>
  void client.setQueryData(SESSION_BEGUN, true);

/** Whether somebody has logged in on this page not long ago. */
export const sessionBegun = (client: QueryClient): boolean =>
  client.getQueryData(SESSION_BEGUN) === true;
