import { expect, test } from 'vitest';
import { besideOthers } from '../../../../src/providers/unsent/beside-others.ts';
import type { UnsentChange } from '../../../../src/providers/unsent/unsent-change.ts';

const ilham = { _id: 'u1', firstName: 'Ilham', phone: '+491711234567' };
const base = { id: 'o1', _id: 'o1', __v: 3, user: ilham, wights: 1, numofpackages: 1 };

/** A change of an order's weight by its form, which names the sender by the id. */
const weighing = (user: string): UnsentChange => ({
  place: '1',
  person: 'p1',
  at: '2026-11-27T09:00:00.000Z',
  method: 'update',
  key: 'k1',
  request: { method: 'PUT', path: 'commands/o1', body: '{}' },
  touches: [{ resource: 'commands', id: 'o1', base, values: { ...base, user, wights: 5 } }],
  isTried: false,
  failures: 0,
});

/** What somebody else has made of it meanwhile, whose sender has another number too. */
const current = { ...base, __v: 4, numofpackages: 2, user: { ...ilham, phone: '+491700000001' } };

test('the same sender is no change of either side', () => {
  const merged = besideOthers(weighing('u1'), current);
  expect(JSON.parse(merged?.request.body ?? '{}')).toEqual({ wights: 5, __v: 4 });
});

test('another sender is one, and stands beside other values only', () => {
  const merged = besideOthers(weighing('u2'), current);
  expect(JSON.parse(merged?.request.body ?? '{}')).toEqual({ user: 'u2', wights: 5, __v: 4 });
  const other = { ...current, user: { _id: 'u3' } };
  expect(besideOthers(weighing('u2'), other)).toBeUndefined();
});
