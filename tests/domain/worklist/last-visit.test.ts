import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSince, nextVisit, visitOf } from '../../../domain/worklist/last-visit.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const iso = (hour: number) => at(hour).toISOString();

describe('the last visit', () => {
  it('counts as new what came since the evening before, all through the next day', () => {
    const evening = { seen: iso(0), since: iso(-10) };
    expect(newSince(evening, at(8))).toBe(iso(0));
    const morning = nextVisit(evening, at(8));
    expect(morning).toEqual({ seen: iso(8), since: iso(0) });
    expect(newSince(morning, at(11))).toBe(iso(0));
    const noon = nextVisit(morning, at(11));
    expect(noon).toEqual({ seen: iso(11), since: iso(0) });
  });

  it('knows nothing of somebody who was never here, and notes that they are', () => {
    expect(newSince(undefined, at(8))).toBeNull();
    expect(nextVisit(undefined, at(8))).toEqual({ seen: iso(8), since: null });
  });

  it('is not written again within a few minutes', () => {
    const now = { seen: iso(8), since: iso(0) };
    expect(nextVisit(now, new Date(at(8).getTime() + 60_000))).toBeUndefined();
  });

  it('never moves backwards, however often somebody comes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 48 * 60 }), { minLength: 1 }), (pauses) => {
        let visit = nextVisit(undefined, at(0));
        let now = at(0).getTime();
        let since = '';
        for (const minutes of pauses) {
          now += minutes * 60_000;
          const next = newSince(visit, new Date(now)) ?? '';
          expect(next >= since).toBe(true);
          since = next;
          visit = nextVisit(visit, new Date(now)) ?? visit;
        }
      }),
    );
  });

  it.each([null, {}, { seen: 'yesterday' }, { seen: 7 }, 'x'])('does not trust %j', (stored) => {
    expect(visitOf(stored)).toBeUndefined();
  });
});
