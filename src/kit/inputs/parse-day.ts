import { partsOf } from '../format/format-date.ts';

/**
 * `YYYY-MM-DD` from a typed `31/12/2026`, `31.12.26` or `31-12-2026`; `undefined` if it is not a
 * day.
 */
export function parseDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (!day) return undefined;
  const full = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${full}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(full);
  return exists ? full : undefined;
}

/** The moment in UTC at which a clock in Berlin shows a day and a time (`HH:MM`). */
export function momentInBerlin(day: string, time: string): string {
  const guess = new Date(`${day}T${time}:00Z`);
  const there = partsOf(guess.toISOString());
  if (!there) return guess.toISOString();
  const shown = Date.parse(
    `${there.year}-${there.month}-${there.day}T${there.hour}:${there.minute}:00Z`,
  );
  return new Date(guess.getTime() * 2 - shown).toISOString();
}
