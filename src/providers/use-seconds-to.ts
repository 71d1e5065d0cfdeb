import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

const secondsTo = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / TICK_MS));

/** How many whole seconds there are until a moment; 0 once it is over. */
export function useSecondsTo(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(moment));
  useEffect(() => {
    setSeconds(secondsTo(moment));
    const tick = setInterval(() => setSeconds(secondsTo(moment)), TICK_MS);
    return () => clearInterval(tick);
  }, [moment]);
  return seconds;
}
