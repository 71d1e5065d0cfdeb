import { useEffect, useState } from 'react';

const PAUSE = 400;

/** A value as of the last pause in typing, so that not every keystroke sends a request. */
export function useTypedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
