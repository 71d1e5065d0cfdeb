import { expect, it } from 'vitest';
import {
  createCodesInSight,
  FORGOTTEN_AFTER,
} from '../../../src/custom/scanning/codes-in-sight.ts';

const [LABEL, OTHER] = ['812345678903', '812345678910'];

/** Which of some pictures, each with its time in ms, bring a code into sight. */
const newOf = (pictures: readonly (readonly [number, string | undefined])[]) => {
  const newInSight = createCodesInSight();
  return pictures.flatMap(([at, seen]) => {
    const code = newInSight(seen, at);
    return code === undefined ? [] : [`${code} at ${at}`];
  });
};

it('a code comes into sight once, however long it stays there', () => {
  const pictures = Array.from({ length: 50 }, (_, at) => [at * 120, LABEL] as const);
  expect(newOf(pictures)).toEqual([`${LABEL} at 0`]);
});

it('a code that a shaking hand hides for a moment has not left', () => {
  const pictures = [
    [0, LABEL],
    [120, undefined],
    [240, LABEL],
    [360, undefined],
  ] as const;
  expect(newOf([...pictures, [360 + FORGOTTEN_AFTER, LABEL]])).toEqual([`${LABEL} at 0`]);
});

it('a phone that was too busy to look has not seen the code leave', () => {
  const after = 10 * FORGOTTEN_AFTER;
  const pictures = [
    [0, LABEL],
    [after, LABEL],
    [after + 120, undefined],
    [2 * after, LABEL],
    // The first picture after the wait is too dark to read.
    [2 * after + 120, undefined],
    [3 * after, undefined],
    [3 * after + 120, LABEL],
  ] as const;
  expect(newOf(pictures)).toEqual([`${LABEL} at 0`]);
});

it('a slow phone, with few pictures, sees a code leave too', () => {
  const slow = FORGOTTEN_AFTER / 2;
  const pictures = [
    [0, LABEL],
    [slow, undefined],
    [2 * slow, undefined],
    [3 * slow, undefined],
    [4 * slow, undefined],
    [5 * slow, LABEL],
  ] as const;
  expect(newOf(pictures)).toEqual([`${LABEL} at 0`, `${LABEL} at ${5 * slow}`]);
});

it('a code that was taken away and is shown again comes into sight again, and so does another', () => {
  const again = FORGOTTEN_AFTER + 200;
  const without = Array.from(
    { length: again / 100 },
    (_, at) => [100 * (at + 1), undefined] as const,
  );
  const pictures = [[0, LABEL], ...without, [again + 100, LABEL]] as const;
  expect(newOf([...pictures, [again + 200, OTHER], [again + 300, LABEL]])).toEqual([
    `${LABEL} at 0`,
    `${LABEL} at ${again + 100}`,
    `${OTHER} at ${again + 200}`,
    `${LABEL} at ${again + 300}`,
  ]);
});
