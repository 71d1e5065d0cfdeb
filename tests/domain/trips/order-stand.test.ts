import { describe, expect, it } from 'vitest';
import { standOf } from '../../../domain/trips/order-stand.ts';

describe('an order', () => {
  it('stands at its stage until it is on the road', () => {
    expect(standOf({ tripGroup: 'A', commandMode: 'Validation' })).toEqual({
      at: 'house',
      stage: 'Validation',
    });
    expect(standOf({})).toEqual({ at: 'house', stage: 'facturation' });
    expect(standOf({ tripGroup: 'A', commandMode: 'tracking' })).toEqual({
      at: 'road',
      group: 'A',
    });
  });

  it('from Morocco is on the road at once, whatever its stage says', () => {
    expect(standOf({ tripGroup: 'B', commandMode: 'Validation' })).toEqual({
      at: 'road',
      group: 'B',
    });
  });

  it('that has arrived is there', () => {
    expect(standOf({ tripGroup: 'A', commandMode: 'tracking', finish: true }).at).toBe('end');
    expect(standOf({ tripGroup: 'B', finish: true }).at).toBe('end');
  });
});
