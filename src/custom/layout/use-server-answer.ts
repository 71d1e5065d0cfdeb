import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const PAUSE = 5000;

/** The page that loaded the program; the browser's cache is bypassed. */
async function askServer(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Whether the server answers, checked every five seconds and when the device is online again;
 * `undefined` until the first result. `cameBack` is true once it answers after a failure.
 */
export function useServerAnswer() {
  const { data, refetch } = useQuery({
    queryKey: ['server', 'answers'],
    queryFn: askServer,
    refetchInterval: PAUSE,
    refetchOnReconnect: 'always',
    gcTime: 0,
    meta: { silent: true },
  });
  const [wasGone, setWasGone] = useState(false);
  useEffect(() => {
    if (data === false) setWasGone(true);
  }, [data]);
  return {
    answers: data,
    cameBack: wasGone && data === true,
    ask: async () => (await refetch()).data === true,
  };
}
