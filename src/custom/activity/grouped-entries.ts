import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { berlinDay } from '../../../domain/berlin-clock.ts';

/** What one person did in a row. */
export type PersonGroup = {
  readonly person: ActivityEntry['by'];
  readonly entries: readonly ActivityEntry[];
};

export type DayGroup = { readonly day: string; readonly people: readonly PersonGroup[] };

/** The entries, the latest first, by day in Berlin; in a day, by whoever did something last. */
export function byDayAndPerson(entries: readonly ActivityEntry[]): readonly DayGroup[] {
  const days = new Map<string, Map<string, ActivityEntry[]>>();
  for (const entry of entries) {
    const day = berlinDay(entry.at);
    const people = days.get(day) ?? new Map<string, ActivityEntry[]>();
    days.set(day, people);
    const key = entry.by._id ?? entry.by.name;
    const done = people.get(key);
    if (done) done.push(entry);
    else people.set(key, [entry]);
  }
  return [...days].map(([day, people]) => ({
    day,
    people: [...people.values()].flatMap((done) =>
      done[0] ? [{ person: done[0].by, entries: done }] : [],
    ),
  }));
}
