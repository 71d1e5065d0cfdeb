import { describe, expect, it } from 'vitest';
import { isStaged } from '../../../domain/orders/stages.ts';

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
