/** The length of a day that no clock is changed on, as in UTC. */
export const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const MONDAY = 1;

/** The number of a day (`YYYY-MM-DD`); consecutive days differ by one. `NaN` if it is not a day. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day so many days after another; both as `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * DAY_MS).toISOString().slice(0, 10);

type WeekInfo = { readonly firstDay: number };
type WithWeekInfo = { getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** On which day a week begins where a language is spoken: 1 is Monday, 7 is Sunday. */
export function firstWeekday(tag: string): number {
  const locale: Intl.Locale & WithWeekInfo = new Intl.Locale(tag);
  // Older browsers do not know it, or expose it in another way.
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

/** The seven days of the week that a day belongs to, from the one with which it begins. */
export function daysOfWeek(day: string, tag: string): readonly string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const passed = (weekday - firstWeekday(tag) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: DAYS_OF_WEEK }, (_, number) => addDays(day, number - passed));
}
