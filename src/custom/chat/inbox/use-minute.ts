import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** All who look share one timer: a list of thousands has many. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, MINUTE_MS / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};
const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS);

/** The moment at which the current minute began; the component is drawn again when another begins. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minuteNow) * MINUTE_MS;
