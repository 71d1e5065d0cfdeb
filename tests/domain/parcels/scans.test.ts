import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBecome, PARCEL_STATES } from '../../../domain/parcels/parcel-states.ts';
import { assessScan, hasReached, SCAN_MODES } from '../../../domain/parcels/scans.ts';

const anyParcel = fc.record({
  state: fc.constantFrom(...PARCEL_STATES),
  weight: fc.option(fc.integer({ min: 1, max: 50_000 }).map((grams) => grams / 100)),
});
const anyMode = fc.constantFrom(...SCAN_MODES);
const weights = fc.integer({ min: 1, max: 50_000 }).map((grams) => grams / 100);

const resultOf = (state: (typeof PARCEL_STATES)[number], mode: (typeof SCAN_MODES)[number]) =>
  assessScan(
    { state, weight: null },
    { mode, weight: mode === 'weighed' ? 5 : undefined, isOfTrip: true },
  ).result;

describe('a scan', () => {
  it('takes a parcel on from step to step, also one that was missing', () => {
    expect(resultOf('registered', 'received')).toBe('recorded');
    expect(resultOf('received', 'loaded')).toBe('recorded');
    expect(resultOf('registered', 'loaded')).toBe('recorded');
    expect(resultOf('loaded', 'delivered')).toBe('recorded');
    expect(resultOf('missing', 'received')).toBe('recorded');
  });

  it('says that a parcel was scanned before', () => {
    expect(resultOf('received', 'received')).toBe('again');
    expect(resultOf('loaded', 'loaded')).toBe('again');
    expect(resultOf('delivered', 'delivered')).toBe('again');
  });

  it('takes no parcel back, and hands none over that was never in the vehicle', () => {
    expect(resultOf('loaded', 'received')).toBe('impossible');
    expect(resultOf('delivered', 'loaded')).toBe('impossible');
    expect(resultOf('registered', 'delivered')).toBe('impossible');
    expect(resultOf('received', 'delivered')).toBe('impossible');
    expect(resultOf('delivered', 'weighed')).toBe('impossible');
  });

  it('brings what is weighed to the warehouse, and leaves what is loaded in the vehicle', () => {
    const weigh = (state: 'registered' | 'loaded') =>
      assessScan({ state, weight: null }, { mode: 'weighed', weight: 12.5, isOfTrip: true }).after;
    expect(weigh('registered')).toEqual({ state: 'received', weight: 12.5 });
    expect(weigh('loaded')).toEqual({ state: 'loaded', weight: 12.5 });
  });

  it('of a parcel of another trip changes nothing, whatever its state', () => {
    fc.assert(
      fc.property(anyParcel, anyMode, (parcel, mode) => {
        const { result, after } = assessScan(parcel, { mode, weight: 1, isOfTrip: false });
        expect([result, after]).toEqual(['otherTrip', parcel]);
      }),
    );
  });

  it('only makes changes that a parcel allows, and none unless it is recorded', () => {
    fc.assert(
      fc.property(anyParcel, anyMode, weights, (parcel, mode, weight) => {
        const { result, after } = assessScan(parcel, { mode, weight, isOfTrip: true });
        expect(canBecome(parcel.state, after.state)).toBe(true);
        if (result !== 'recorded') expect(after).toEqual(parcel);
        if (result === 'recorded' && mode !== 'weighed') {
          expect(hasReached(after.state, mode)).toBe(true);
        }
      }),
    );
  });

  it('made twice is recorded once', () => {
    fc.assert(
      fc.property(anyParcel, anyMode, weights, (parcel, mode, weight) => {
        const scan = { mode, weight, isOfTrip: true } as const;
        const first = assessScan(parcel, scan);
        if (first.result !== 'recorded') return;
        expect(assessScan(first.after, scan)).toEqual({ result: 'again', after: first.after });
      }),
    );
  });
});
