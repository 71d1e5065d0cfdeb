import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** A timer that runs as long as somebody listens. */
function createTicker(milliseconds: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return (listener: () => void) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const notify of listeners) notify();
    }, milliseconds);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}

/** All who look share one timer: a list of thousands has many. */
const subscribe = createTicker(MINUTE_MS / 2);
const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS);

/** The moment at which the current minute began; the component is drawn again when another begins. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minuteNow) * MINUTE_MS;
