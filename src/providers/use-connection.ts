import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Connection, connection } from './connection.ts';
import { isOwnOrigin } from './is-own-origin.ts';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;
/** A connection that is lost again within this time is looked for less often. */
const STEADY_MS = 30_000;

/** The connection to the server; while it is lost, somebody looks for it (`useLookForServer`). */
export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.read);

/**
 * Looks for the server while the connection is lost: at once when the device is online again, otherwise
 * now and then. Calls back when it is there again.
 */
export function useLookForServer(apiUrl: string, onFound: () => void): Connection {
  const state = useConnection();
  const { isLost } = state;
  const found = useRef(onFound);
  const wasLost = useRef(false);
  const pause = useRef({ ms: FIRST_PAUSE_MS, foundAt: 0 });
  useEffect(() => {
    found.current = onFound;
  }, [onFound]);
  useEffect(() => {
    const lose = () => connection.lost();
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, []);
  useEffect(() => {
    if (!isLost) {
      if (wasLost.current) found.current();
      wasLost.current = false;
      return;
    }
    wasLost.current = true;
    const isSteady = Date.now() - pause.current.foundAt > STEADY_MS;
    pause.current.ms = isSteady ? FIRST_PAUSE_MS : Math.min(pause.current.ms * 2, LONGEST_PAUSE_MS);
    const look = async () => {
      // Without a network the browser would only log a failure.
      if (!navigator.onLine || !(await answers(apiUrl))) return;
      pause.current.foundAt = Date.now();
      connection.found();
    };
    const timer = setInterval(() => void look(), pause.current.ms);
    const lookNow = () => void look();
    addEventListener('online', lookNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', lookNow);
    };
  }, [apiUrl, isLost]);
  return state;
}

/** Whether the server answers anything at all; the worker and the browser's cache are passed by. */
async function answers(apiUrl: string): Promise<boolean> {
  const [address, mode] = isOwnOrigin(apiUrl)
    ? (['/health/live', 'same-origin'] as const)
    : ([apiUrl, 'no-cors'] as const);
  try {
    const signal = AbortSignal.timeout(FIRST_PAUSE_MS);
    await fetch(address, { mode, cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
