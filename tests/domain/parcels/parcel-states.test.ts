import { describe, expect, it } from 'vitest';
import { canBecome, isWorthKeeping, PARCEL_STATES } from '../../../domain/parcels/parcel-states.ts';

describe('a parcel', () => {
  it('goes from the announcement through warehouse and vehicle to the recipient', () => {
    const way = ['registered', 'received', 'loaded', 'delivered'] as const;
    for (const [at, from] of way.entries()) expect(canBecome(from, way[at + 1] ?? from)).toBe(true);
  });

  it('goes back one step when a scan was wrong, and not to where nobody had seen it', () => {
    expect(canBecome('delivered', 'loaded')).toBe(true);
    expect(canBecome('loaded', 'received')).toBe(true);
    expect(canBecome('delivered', 'registered')).toBe(false);
    expect(canBecome('registered', 'delivered')).toBe(false);
  });

  it('can be missed wherever it should be, and found again', () => {
    const missed = PARCEL_STATES.filter((from) => canBecome(from, 'missing'));
    expect(missed).toEqual(['registered', 'received', 'loaded', 'missing']);
    expect(canBecome('missing', 'received')).toBe(true);
  });

  it('stays where it is whenever it likes', () => {
    for (const state of PARCEL_STATES) expect(canBecome(state, state)).toBe(true);
  });

  it('is worth keeping once somebody has weighed or seen it', () => {
    expect(isWorthKeeping({ state: 'registered', grams: null })).toBe(false);
    expect(isWorthKeeping({ state: 'registered', grams: 100 })).toBe(true);
    for (const state of PARCEL_STATES.slice(1)) {
      expect(isWorthKeeping({ state, grams: null })).toBe(true);
    }
  });
});
