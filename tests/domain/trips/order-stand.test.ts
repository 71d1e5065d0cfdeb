import { describe, expect, it } from 'vitest';
import { goesWith, isUnderway, standOf } from '../../../domain/trips/order-stand.ts';

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

describe('the open trip of a group', () => {
  const waiting = { tripGroup: 'A', commandMode: 'facturation' } as const;
  const loaded = { tripGroup: 'A', commandMode: 'tracking' } as const;

  it('carries what is on the road, at every step', () => {
    expect(goesWith(loaded, { name: 'A', status: 3 })).toBe(true);
    expect(goesWith({ tripGroup: 'B' }, { name: 'B', status: 6 })).toBe(true);
  });

  it('will carry what is in the house until it leaves', () => {
    expect(goesWith(waiting, { name: 'A', status: 0 })).toBe(true);
    expect(goesWith(waiting, { name: 'A' })).toBe(true);
    expect(goesWith(waiting, { name: 'A', status: 1 })).toBe(false);
  });

  it('has nothing to do with other groups, nor with what has arrived', () => {
    expect(goesWith(loaded, { name: 'B', status: 0 })).toBe(false);
    expect(goesWith({ ...loaded, finish: true }, { name: 'A', status: 0 })).toBe(false);
    expect(goesWith(loaded, { name: 'A', status: 7, finish: true })).toBe(false);
  });
});

it('a trip is under way from its second step until it is over', () => {
  expect(isUnderway({})).toBe(false);
  expect(isUnderway({ status: 0 })).toBe(false);
  expect(isUnderway({ status: 1, finish: false })).toBe(true);
  expect(isUnderway({ status: 7, finish: true })).toBe(false);
});
