import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeIn } from '../../../src/kit/queue/queue.ts';
import { letterOf } from '../../../src/kit/queue/use-letter-keys.ts';

const IDS = ['a', 'b', 'c', 'd'];

it('finds the neighbours of a record, and none beyond the ends', () => {
  const first = placeIn(IDS, 0, { id: 'a', lastAt: 0 });
  expect(first).toEqual({ at: 0, previous: undefined, next: { id: 'b', at: 1 } });
  const last = placeIn(IDS, 10, { id: 'd', lastAt: 0 });
  expect(last).toEqual({ at: 13, previous: { id: 'c', at: 12 }, next: undefined });
});

it('goes on, after a record has left the list, with the one that followed it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat({ max: 100 }),
      (ids, any, offset) => {
        const index = any % ids.length;
        const id = ids[index] ?? '';
        const before = placeIn(ids, offset, { id, lastAt: 0 });
        const left = ids.filter((one) => one !== id);
        const after = placeIn(left, offset, { id, lastAt: offset + index });
        expect(before.at).toBe(offset + index);
        expect(after.at).toBeUndefined();
        expect(after.next?.id).toBe(before.next?.id);
        expect(after.previous).toEqual(before.previous);
      },
    ),
  );
});

it('knows a key by its letter, and by its place on a keyboard of another script', () => {
  expect(letterOf({ key: 'J', code: 'KeyC' })).toBe('j');
  expect(letterOf({ key: 'ت', code: 'KeyJ' })).toBe('j');
});
