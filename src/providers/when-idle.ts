import type { QueryClient } from '@tanstack/react-query';

/** Nothing was being read at two looks with this time between them: the first list is there. */
const QUIET_MS = 1500;
const QUIET_LOOKS = 2;
const TIMEOUT_MS = 5000;

/** Calls back when the page has nothing better to do. Returns how to stop that. */
export function whenIdle(queryClient: QueryClient, task: () => void): () => void {
  let idle: number | undefined;
  let quiet = 0;
  const look = () => {
    quiet = queryClient.isFetching() > 0 ? 0 : quiet + 1;
    if (quiet < QUIET_LOOKS) timer = setTimeout(look, QUIET_MS);
    else if ('requestIdleCallback' in globalThis) {
      idle = requestIdleCallback(task, { timeout: TIMEOUT_MS });
    } else task();
  };
  let timer = setTimeout(look, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
