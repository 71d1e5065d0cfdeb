import { describe, expect, it } from 'vitest';
import { otherWeights, writtenWeights } from '../../../domain/documents/weights.ts';

describe('the weight of an order', () => {
  it('is its own weight and the sum of its parcels, without losing a gram', () => {
    const parcels = [{ weight: 0.1 }, { weight: 0.2 }];
    expect(writtenWeights({ wights: 0.3, parcels })).toEqual({ order: 300, parcels: 300 });
  });

  it('is unknown for its parcels until each of them has been weighed', () => {
    const parcels = [{ weight: 4 }, { weight: null }, { weight: 2 }];
    expect(writtenWeights({ wights: 0, parcels })).toEqual({ order: null, parcels: null });
    expect(writtenWeights({ wights: 0, parcels: [] }).parcels).toBeNull();
  });
});

describe('a weight on a document', () => {
  it('is compared with every other known weight', () => {
    expect(otherWeights(12_500, { order: 14_000, parcels: 13_500 })).toEqual([
      { at: 'order', grams: 14_000 },
      { at: 'parcels', grams: 13_500 },
    ]);
    expect(otherWeights(12_500, { order: 12_500, parcels: null })).toEqual([]);
  });

  it('is not compared if the document states none', () => {
    expect(otherWeights(0, { order: 14_000, parcels: 13_500 })).toEqual([]);
  });
});
