import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutDay, type Span } from '../../../domain/appointments/day-layout.ts';
import { spanOfDay } from '../../../domain/appointments/span-of-day.ts';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1_400 }), fc.integer({ min: 15, max: 300 }))
    .map(([from, length]): Span => ({ from, to: from + length })),
  { maxLength: 30 },
);

const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

describe('the layout of a day', () => {
  it('keeps everything, and nothing covers anything else', () => {
    fc.assert(
      fc.property(spans, (items) => {
        const placed = layOutDay(items);
        expect(new Set(placed.map(({ item }) => item))).toEqual(new Set(items));
        for (const [at, one] of placed.entries()) {
          expect(one.column).toBeLessThan(one.columns);
          for (const other of placed.slice(at + 1)) {
            if (!overlap(one.item, other.item)) continue;
            expect(one.column).not.toBe(other.column);
            expect(one.columns).toBe(other.columns);
          }
        }
      }),
    );
  });

  it('is no narrower than what happens at once', () => {
    fc.assert(
      fc.property(spans, (items) => {
        const most = Math.max(
          0,
          ...items.map(
            ({ from }) => items.filter((one) => one.from <= from && from < one.to).length,
          ),
        );
        const widest = Math.max(0, ...layOutDay(items).map(({ columns }) => columns));
        expect(widest).toBe(most);
      }),
    );
  });

  it('gives what stands alone all of the width', () => {
    const [morning, noon] = [
      { from: 480, to: 600 },
      { from: 600, to: 660 },
    ];
    expect(layOutDay([noon, morning])).toEqual([
      { item: morning, column: 0, columns: 1 },
      { item: noon, column: 0, columns: 1 },
    ]);
  });
});

describe('the part of an appointment in a day', () => {
  const night = { start: '2026-11-24T21:00:00Z', end: '2026-11-25T02:00:00Z' };

  it('ends at midnight, and goes on the next day', () => {
    expect(spanOfDay(night, '2026-11-23')).toBeUndefined();
    expect(spanOfDay(night, '2026-11-24')).toEqual({ from: 1_320, to: 1_440 });
    expect(spanOfDay(night, '2026-11-25')).toEqual({ from: 0, to: 180 });
    expect(spanOfDay(night, '2026-11-26')).toBeUndefined();
  });

  it('is not on the day at whose beginning it ends', () => {
    const late = { start: '2026-11-24T21:00:00Z', end: '2026-11-24T23:00:00Z' };
    expect(spanOfDay(late, '2026-11-25')).toBeUndefined();
  });

  it('can be seen however short it is, also when the clocks are put back meanwhile', () => {
    const short = { start: '2026-11-24T22:55:00Z', end: '2026-11-24T22:57:00Z' };
    expect(spanOfDay(short, '2026-11-24')).toEqual({ from: 1_410, to: 1_440 });
    // From 2:45 to 2:15 by the clock.
    const back = { start: '2026-10-25T00:45:00Z', end: '2026-10-25T01:15:00Z' };
    expect(spanOfDay(back, '2026-10-25')).toEqual({ from: 165, to: 195 });
  });
});
