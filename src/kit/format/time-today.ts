import { isolated } from '../../i18n/languages.ts';
import { formatMoment, partsOf } from './dates.ts';

/** Whether a moment is of the same day in Berlin as now. */
export function isToday(moment: string): boolean {
  const parts = partsOf(moment);
  const today = partsOf(new Date().toISOString());
  return parts?.day === today?.day && parts?.month === today?.month && parts?.year === today?.year;
}

/** The time alone on the same day, isolated, because it runs left to right. */
export function timeToday(moment: string): string {
  const parts = partsOf(moment);
  const time = parts && isToday(moment) ? `${parts.hour}:${parts.minute}` : formatMoment(moment);
  return isolated(time, 'ltr');
}
