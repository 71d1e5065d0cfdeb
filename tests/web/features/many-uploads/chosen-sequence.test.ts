import { expect, test } from 'vitest';
import { chosenSequence } from '../../../../src/features/many-uploads/chosen-sequence.ts';
import type { Place } from '../../../../src/providers/arranging-methods.ts';

/** A list that new records are put at the end of, and a clerk who has chosen files in this order. */
function harness(...chosen: string[]) {
  const list: string[] = [];
  const moves: [string, Place][] = [];
  const order = chosenSequence(async (id, to) => {
    moves.push([id, to]);
    list.splice(list.indexOf(id), 1);
    const at =
      'after' in to ? list.indexOf(to.after) + 1 : 'before' in to ? list.indexOf(to.before) : 0;
    list.splice(at, 0, id);
  });
  for (const key of chosen) order.begin(key);
  /** What the server does with a file; its answer may come later. */
  const make = (key: string) => ({ id: key, place: list.push(key) });
  return { order, list, moves, make };
}

test('pictures that arrive in the order in which they were chosen are not moved', async () => {
  const { order, list, moves, make } = harness('1', '2', '3');
  for (const key of ['1', '2', '3']) await order.arrive(key, make(key));
  expect([list, moves]).toEqual([['1', '2', '3'], []]);
});

test.each([
  ['1', '3', '2'],
  ['3', '2', '1'],
  ['2', '3', '1'],
  ['3', '1', '2'],
])('pictures that arrive as %s, %s, %s stand as they were chosen', async (...arriving) => {
  const { order, list, make } = harness('1', '2', '3');
  await Promise.all(arriving.map((key) => order.arrive(key, make(key))));
  expect(list).toEqual(['1', '2', '3']);
});

test('the order is preserved where the answers come in another order than the pictures', async () => {
  const { order, list, make } = harness('1', '2', '3');
  const [third, second, first] = [make('3'), make('2'), make('1')];
  await order.arrive('1', first);
  await order.arrive('3', third);
  await order.arrive('2', second);
  expect(list).toEqual(['1', '2', '3']);
});

test('a picture that is sent again after a failure comes to where it was chosen', async () => {
  const { order, list, make } = harness('1', '2', '3');
  await order.arrive('2', make('2'));
  await order.arrive('3', make('3'));
  order.begin('1');
  await order.arrive('1', make('1'));
  expect(list).toEqual(['1', '2', '3']);
});

test('a picture that cannot be moved is stored all the same', async () => {
  let requested = 0;
  const order = chosenSequence(async () => {
    requested += 1;
    throw new Error('Refused');
  });
  for (const key of ['1', '2']) order.begin(key);
  await order.arrive('2', { id: '2', place: 1 });
  await expect(order.arrive('1', { id: '1', place: 2 })).resolves.toBeUndefined();
  expect(requested).toBe(1);
});
