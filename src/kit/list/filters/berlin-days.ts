import { momentInBerlin, partsOf } from '../../format/dates.ts';

const DAY_MS = 86_400_000;

/** The moment in UTC at which a day (`YYYY-MM-DD`) begins in Berlin. */
export const startOfDay = (day: string): string => momentInBerlin(day, '00:00');

/** The moment in UTC at which the day after this one begins in Berlin. */
export const afterDay = (day: string): string =>
  startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10));

/** The day in Berlin of a moment, or nothing for an invalid one. */
export function dayOf(moment: string): string {
  const parts = moment ? partsOf(moment) : undefined;
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : '';
}

/** The last day in Berlin that is over at a given moment. */
export const dayBefore = (moment: string): string => {
  const end = Date.parse(moment);
  return Number.isNaN(end) ? '' : dayOf(new Date(end - 1).toISOString());
};
