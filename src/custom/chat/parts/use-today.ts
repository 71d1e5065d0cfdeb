import { useEffect, useState } from 'react';
import { berlinTodayNumber } from '../../../kit/format/calendar-times.ts';

const LOOKED_AT_EVERY_MS = 30_000;

/** The number of today's day in Berlin; the component is drawn again when another begins. */
export function useToday(): number {
  const [today, setToday] = useState(berlinTodayNumber);
  useEffect(() => {
    const look = () => setToday(berlinTodayNumber());
    look();
    const timer = setInterval(look, LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
