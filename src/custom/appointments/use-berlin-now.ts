import { useEffect, useState } from 'react';
import { berlinNow } from './appointment-dates.ts';

const LOOK_MS = 20_000;

/** What a clock in Berlin shows, as it goes on. */
export function useBerlinNow() {
  const [now, setNow] = useState(berlinNow);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = berlinNow();
      setNow((last) => (last.day === next.day && last.minute === next.minute ? last : next));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
