import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berlinMoment, berlinTime } from '../../domain/berlin-clock.ts';

const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('the clock in Berlin', () => {
  it('shows another hour in summer than in winter', () => {
    expect(berlinTime('2026-07-01T12:00:00Z')).toEqual({ day: '2026-07-01', minute: 14 * 60 });
    expect(berlinTime('2026-12-31T23:30:00Z')).toEqual({ day: '2027-01-01', minute: 30 });
  });

  it('shows the requested time, unless the clocks skip it', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const shown = berlinTime(moment);
        expect(berlinTime(berlinMoment(shown))).toEqual(shown);
      }),
    );
  });

  it('shows 2:30 twice in autumn, of which the first is meant, and never in spring', () => {
    const half = { minute: 2 * 60 + 30 };
    const first = berlinMoment({ day: '2026-10-25', ...half });
    expect(first.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    const skipped = berlinMoment({ day: '2026-03-29', ...half });
    expect(berlinTime(skipped)).toEqual({ day: '2026-03-29', minute: 3 * 60 + 30 });
  });

  it('takes the end of a day for the beginning of the next', () => {
    const end = berlinMoment({ day: '2026-03-29', minute: 1_440 });
    expect(end).toEqual(berlinMoment({ day: '2026-03-30', minute: 0 }));
  });
});
