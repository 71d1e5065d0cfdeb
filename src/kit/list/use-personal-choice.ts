import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useNotice } from '../notices/use-notice.tsx';
import { usePreferencesUnder } from './use-preferences.ts';

type Choice<T> = {
  /** The key is `{part}:{name}`, on the server and on the device. */
  readonly part: string;
  readonly name: string;
  readonly isValid: (value: unknown) => value is T;
};

type Writes<T> = {
  begun: number;
  running: number;
  /** What was stored last. */
  last: T | undefined;
};

/**
 * What a person has chosen once for every list and device. The device remembers the last known answer,
 * because a list is often there before the preferences are. `undefined` is no choice yet.
 */
export function usePersonalChoice<T>({ part, name, isValid }: Choice<T>) {
  const { stored, isOnServer, keepSurely } = usePreferencesUnder(`${part}:`);
  const notice = useNotice();
  const [here, setHere] = useStore<T | undefined>(`${part}:${name}`);
  const there = stored.find((one) => one.name === name)?.value;
  useEffect(() => {
    if (isValid(there)) setHere(there);
  }, [there, isValid, setHere]);
  // Whoever chooses twice in a row does it from one drawing, which knows only what was before both.
  const shown = useRef(here);
  useLayoutEffect(() => {
    shown.current = here;
  }, [here]);
  const writes = useRef<Writes<T>>({ begun: 0, running: 0, last: undefined });
  return {
    chosen: here,
    /** Applies it at once; what could not be stored is taken back, and a notice says so. */
    choose: async (next: T) => {
      const all = writes.current;
      if (all.running === 0) all.last = shown.current;
      all.begun += 1;
      const own = all.begun;
      setHere(next);
      if (!isOnServer) return;
      all.running += 1;
      try {
        await keepSurely(name, next);
        all.last = next;
      } catch {
        // What was chosen since is not taken back with it.
        if (own === all.begun) setHere(all.last);
        notice('server.reload', { type: 'error' });
      } finally {
        all.running -= 1;
      }
    },
  };
}
