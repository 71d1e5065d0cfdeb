import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOfDay, berlinDay } from '../../../domain/berlin-clock.ts';
import { isForLater, movesAt } from '../../../domain/legal/in-force.ts';
import { agb } from '../../../domain/resources/legal-pages.ts';

const dayAt = (offset: number) =>
  new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);

describe('A day in Germany', () => {
  it('begins at midnight there, in winter and in summer', () => {
    expect(beginningOfDay('2026-11-01').toISOString()).toBe('2026-10-31T23:00:00.000Z');
    expect(beginningOfDay('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(beginningOfDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(beginningOfDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  });

  it('holds its first moment, and not the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (offset) => {
        const begins = beginningOfDay(dayAt(offset));
        expect(berlinDay(begins)).toBe(dayAt(offset));
        expect(berlinDay(new Date(begins.getTime() - 1))).toBe(dayAt(offset - 1));
      }),
    );
  });
});

type Version = { state: string; number: number; effectiveFrom: string | null };

function moved(versions: readonly Version[], now: Date): readonly Version[] {
  const { toPublished, toArchived } = movesAt(versions, now);
  return versions.map((one) =>
    one === toPublished
      ? { ...one, state: 'published' }
      : toArchived.includes(one)
        ? { ...one, state: 'archived' }
        : one,
  );
}

describe('The versions of a page', () => {
  it('have exactly one in force at any moment, however they were scheduled', () => {
    const days = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 });
    const looks = fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 12 });
    fc.assert(
      fc.property(days, looks, (planned, moments) => {
        let versions: readonly Version[] = [
          { state: 'published', number: 1, effectiveFrom: null },
          ...planned.map((day, at) => ({
            state: 'scheduled',
            number: at + 2,
            effectiveFrom: dayAt(day),
          })),
        ];
        let latest = 0;
        // The clock may be put back between two looks.
        for (const moment of moments) {
          const now = beginningOfDay(dayAt(moment));
          versions = moved(versions, now);
          latest = Math.max(latest, moment);
          const inForce = versions.filter(({ state }) => state === 'published');
          expect(inForce).toHaveLength(1);
          const due = planned.filter((day) => day <= latest);
          const expected = due.length > 0 ? dayAt(Math.max(...due)) : null;
          expect(inForce[0]?.effectiveFrom).toBe(expected);
          expect(moved(versions, now)).toEqual(versions);
        }
      }),
    );
  });

  it('wait until their day begins', () => {
    expect(isForLater('2026-11-24', new Date('2026-11-23T22:59:59.999Z'))).toBe(true);
    expect(isForLater('2026-11-24', new Date('2026-11-23T23:00:00Z'))).toBe(false);
    expect(isForLater(null, new Date())).toBe(false);
  });
});

describe('the name of a version', () => {
  const nameOf = agb.represent as (record: object) => string;

  it('is its number and its note', () => {
    expect(nameOf({ number: 3, changeNote: 'Haftung' })).toBe('v3 · Haftung');
  });

  it('is the day in Germany on which a draft without a note was written, as forms show days', () => {
    expect(nameOf({ changeNote: null, updatedAt: '2026-11-22T23:30:00.000Z' })).toBe('23/11/2026');
    expect(nameOf({})).toBe('');
  });
});
