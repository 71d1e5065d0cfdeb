import { useEffect, useState } from 'react';

const PAUSE = 400;

/** A value as it was when the typing last paused, so that not every key asks the server. */
export function useTypedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
