import { describe, expect, it } from 'vitest';
import { canBecome, isWorthKeeping, PARCEL_STATES } from '../../../domain/parcels/parcel-states.ts';

describe('a parcel', () => {
  it('goes from the announcement through warehouse and vehicle to the recipient', () => {
    const way = ['registered', 'received', 'loaded', 'delivered'] as const;
    for (const [at, from] of way.entries()) expect(canBecome(from, way[at + 1] ?? from)).toBe(true);
  });

  it('goes back one step if a scan was wrong, but not to a state before it was seen', () => {
    expect(canBecome('delivered', 'loaded')).toBe(true);
    expect(canBecome('loaded', 'received')).toBe(true);
    expect(canBecome('delivered', 'registered')).toBe(false);
    expect(canBecome('registered', 'delivered')).toBe(false);
  });

  it('can be missing from wherever it should be, and can be found again', () => {
    const missed = PARCEL_STATES.filter((from) => canBecome(from, 'missing'));
    expect(missed).toEqual(['registered', 'received', 'loaded', 'missing']);
    expect(canBecome('missing', 'received')).toBe(true);
  });

  it('can always keep its state', () => {
    for (const state of PARCEL_STATES) expect(canBecome(state, state)).toBe(true);
  });

  it('must stay once it has been weighed or seen', () => {
    expect(isWorthKeeping({ state: 'registered', grams: null })).toBe(false);
    expect(isWorthKeeping({ state: 'registered', grams: 100 })).toBe(true);
    for (const state of PARCEL_STATES.slice(1)) {
      expect(isWorthKeeping({ state, grams: null })).toBe(true);
    }
  });
});
