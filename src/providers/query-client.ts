import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './call-error.ts';

/** A refusal is final; only a call that failed or got no answer is retried once. */
const worthAnotherTry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return failures < 1 && (status === 0 || status >= 500);
};

/** The cache of everything that was read. */
export function createQueryClient(): QueryClient {
  // Offline, a call fails at once and says so; if it were queued, a cancelled move would happen
  // later.
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

const SESSION_BEGUN = ['session', 'begun'];

/** The login has just said who it is: the session need not be checked at once. */
export function noteSession(client: QueryClient): void {
  client.setQueryData(SESSION_BEGUN, Date.now());
}

/** When somebody logged in last, if that was here and not long ago. */
export const sessionBegun = (client: QueryClient): number | undefined =>
  client.getQueryData(SESSION_BEGUN);
