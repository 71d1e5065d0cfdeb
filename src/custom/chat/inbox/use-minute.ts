import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS / 2);
  return () => clearInterval(timer);
};
const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS);

/** The moment at which the current minute began; the component is drawn again when another begins. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minuteNow) * MINUTE_MS;
