import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNotice } from '../notices/use-notice.tsx';
import { usePreferencesUnder } from './use-preferences.ts';

type Choice<T> = {
  /** The key is `{part}:{name}`, on the server and on the device. */
  readonly part: string;
  readonly name: string;
  readonly isValid: (value: unknown) => value is T;
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
  return {
    chosen: here,
    /** Applies it at once; what could not be stored is taken back, and a notice says so. */
    choose: async (next: T) => {
      setHere(next);
      if (!isOnServer) return;
      try {
        await keepSurely(name, next);
      } catch {
        setHere(here);
        notice('server.reload', { type: 'error' });
      }
    },
  };
}
