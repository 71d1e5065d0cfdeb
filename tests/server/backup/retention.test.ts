import fc from 'fast-check';
import { expect, it } from 'vitest';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import { backupsThatStay } from '../../../server/backup/retention.ts';

type Backup = { readonly at: Date; readonly isRehearsed: boolean };

const DAY_MS = 86_400_000;
const BEGINNING = Date.parse('2026-01-01T01:00:00Z');

const counts = fc.integer({ min: 0, max: 15 });
const retention = fc.record({ days: counts, weeks: counts, months: counts });
const backup = fc.record({
  at: fc.integer({ min: 0, max: 900 * 24 }).map((hours) => new Date(BEGINNING + hours * 3_600_000)),
  isRehearsed: fc.boolean(),
});
const backups = fc.uniqueArray(backup, { maxLength: 80, selector: ({ at }) => at.getTime() });

const daily = (count: number): readonly Backup[] =>
  Array.from({ length: count }, (_, day) => ({
    at: new Date(BEGINNING + day * DAY_MS),
    isRehearsed: true,
  }));
const newestOf = (all: readonly Backup[]) =>
  all.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
const daysOf = (stay: ReadonlySet<Backup>) => [...stay].map(({ at }) => berlinDay(at)).toSorted();

it('the newest one always stays, and the newest whose restore has succeeded', () => {
  fc.assert(
    fc.property(fc.tuple(backups, retention), ([all, rule]) => {
      const stay = backupsThatStay(all, rule);
      const proven = newestOf(all.filter(({ isRehearsed }) => isRehearsed));
      for (const one of [newestOf(all), proven]) if (one) expect(stay.has(one)).toBe(true);
    }),
  );
});

it('as many days, weeks and months have one as are promised, and no more stay', () => {
  fc.assert(
    fc.property(fc.tuple(backups, retention), ([all, rule]) => {
      const stay = [...backupsThatStay(all, rule)];
      const { days, weeks, months } = rule;
      const periods = (of: readonly Backup[], length: number) =>
        new Set(of.map(({ at }) => berlinDay(at).slice(0, length))).size;
      expect(periods(stay, 10)).toBeGreaterThanOrEqual(Math.min(days, periods(all, 10)));
      expect(periods(stay, 7)).toBeGreaterThanOrEqual(Math.min(months, periods(all, 7)));
      expect(stay.length).toBeLessThanOrEqual(days + weeks + months + 2);
      expect(all).toEqual(expect.arrayContaining(stay));
    }),
  );
});

it('what stays still stays when it is looked at again, and when nothing new has come', () => {
  fc.assert(
    fc.property(fc.tuple(backups, retention), ([all, rule]) => {
      const stay = backupsThatStay(all, rule);
      expect(backupsThatStay([...stay], rule)).toEqual(stay);
    }),
  );
});

it('does not depend on the order, and a larger number never lets one go', () => {
  fc.assert(
    fc.property(fc.tuple(backups, retention), ([all, rule]) => {
      const stay = backupsThatStay(all, rule);
      expect(backupsThatStay(all.toReversed(), rule)).toEqual(stay);
      const more = { days: rule.days + 1, weeks: rule.weeks + 1, months: rule.months + 1 };
      const staying = backupsThatStay(all, more);
      for (const one of stay) expect(staying.has(one)).toBe(true);
    }),
  );
});

it('made each night and looked at each night, 7 days, 4 weeks and 12 months are there', () => {
  const rule = { days: 7, weeks: 4, months: 12 };
  let there: readonly Backup[] = [];
  for (const one of daily(500)) there = [...backupsThatStay([...there, one], rule)];
  expect(daysOf(new Set(there))).toEqual([
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-25',
    '2027-04-30',
    '2027-05-02',
    '2027-05-09',
    '2027-05-10',
    '2027-05-11',
    '2027-05-12',
    '2027-05-13',
    '2027-05-14',
    '2027-05-15',
  ]);
});
