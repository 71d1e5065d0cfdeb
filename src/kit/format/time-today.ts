import { isolated } from '../../i18n/languages.ts';
import { formatMoment, partsOf } from './dates.ts';

/** The time alone on the same day, isolated, because it runs left to right. */
export function timeToday(moment: string): string {
  const parts = partsOf(moment);
  const today = partsOf(new Date().toISOString());
  const isToday = parts?.day === today?.day && parts?.month === today?.month;
  const time = parts && isToday ? `${parts.hour}:${parts.minute}` : formatMoment(moment);
  return isolated(time, 'ltr');
}
