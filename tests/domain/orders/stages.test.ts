import { describe, expect, it } from 'vitest';
import { isAboard, isStaged, STAGES, stageOf } from '../../../domain/orders/stages.ts';

describe('an order that goes through the stages', () => {
  it.each([
    ['on its way to Morocco', { tripGroup: 'A', finish: false }],
    ['of a back end that says neither', {}],
    ['of a back end that says nothing by null', { tripGroup: null, finish: null }],
  ])('is one %s', (_, order) => {
    expect(isStaged(order)).toBe(true);
  });

  it.each([
    ['comes from Morocco', { tripGroup: 'B', finish: false }],
    ['has arrived', { tripGroup: 'A', finish: true }],
  ])('is not one that %s', (_, order) => {
    expect(isStaged(order)).toBe(false);
  });
});

describe('a stage', () => {
  it('is warehouse for an order that names none', () => {
    for (const none of [undefined, null]) expect(stageOf(none).name).toBe('warehouse');
  });

  it('that is not in the table is an error that names it', () => {
    expect(() => stageOf('nowhere')).toThrow('There is no stage "nowhere".');
  });

  it('is aboard as long as its orders travel with a trip', () => {
    expect(STAGES.filter(isAboard)).toEqual(['tracking']);
    expect(isAboard('nowhere')).toBe(false);
  });
});
