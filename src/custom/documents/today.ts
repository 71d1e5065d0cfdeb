import { partsOf } from '../../kit/format/format-date.ts';

/** Today's day where the carrier sits, `YYYY-MM-DD`. */
export function todayInBerlin(now: Date = new Date()): string {
  const { year, month, day } = partsOf(now.toISOString()) ?? { year: '', month: '', day: '' };
  return `${year}-${month}-${day}`;
}
