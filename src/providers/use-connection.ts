import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { type Connection, connection } from './connection.ts';
import { isOwnOrigin } from './is-own-origin.ts';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;
/** A connection that is lost again within this time is looked for less often. */
const STEADY_MS = 30_000;

/** The connection to the server, as the calls of this page find it. */
export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.read);

/** Calls back when there is a connection again after there was none. */
export function useWhenFound(onFound: () => void): void {
  const { isLost } = useConnection();
  const wasLost = useRef(false);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (wasLost.current && !isLost) found();
    wasLost.current = isLost;
  }, [isLost]);
}

/**
 * Looks for the server while the connection is lost: at once when the device is online again, otherwise
 * now and then.
 */
export function useLookForServer(apiUrl: string): void {
  const { isLost } = useConnection();
  const pause = useRef({ ms: FIRST_PAUSE_MS, foundAt: 0 });
  useEffect(() => {
    const lose = () => connection.lost();
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, []);
  useEffect(() => {
    if (!isLost) return;
    const isSteady = Date.now() - pause.current.foundAt > STEADY_MS;
    pause.current.ms = isSteady ? FIRST_PAUSE_MS : Math.min(pause.current.ms * 2, LONGEST_PAUSE_MS);
    const look = async () => {
      // Without a network the browser would only log a failure.
      if (!navigator.onLine || !(await answers(apiUrl))) return;
      pause.current.foundAt = Date.now();
      connection.found();
    };
    const lookNow = () => void look();
    const timer = setInterval(lookNow, pause.current.ms);
    addEventListener('online', lookNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', lookNow);
    };
  }, [apiUrl, isLost]);
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
