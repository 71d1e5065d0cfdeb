import { expect, it } from 'vitest';
import { isId } from '../../../domain/validate.ts';
import { newId } from '../../../server/base/new-id.ts';

const MANY = 20_000;

it('thousands of ids of the same moment differ, and each sorts after the one before', () => {
  const ids = Array.from({ length: MANY }, newId);
  expect(new Set(ids).size).toBe(MANY);
  expect(ids).toEqual(ids.toSorted());
  expect(ids.every((id) => isId(id) && id[14] === '7')).toBe(true);
});

it('an id begins with its moment', () => {
  const before = Date.now();
  const moment = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
  expect(moment).toBeGreaterThanOrEqual(before);
});
