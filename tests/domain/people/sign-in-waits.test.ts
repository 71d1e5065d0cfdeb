import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALM, signInWaits, UNDER_ATTACK } from '../../../domain/people/sign-in-waits.ts';

test('a person who mistypes a few times does not wait, and then waits longer each time', () => {
  const seconds = signInWaits(CALM).map((ms) => ms / 1000);
  expect(seconds).toEqual([0, 0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900]);
});

test('a person who tries a number under attack has one free attempt', () => {
  const minutes = signInWaits(UNDER_ATTACK).map((ms) => ms / 60_000);
  expect(minutes).toEqual([0, 1, 2, 4, 8, 16, 32, 60]);
});

test('a wait never gets shorter and ends at the longest one', () => {
  const rule = fc.record({
    free: fc.integer({ min: 1, max: 10 }),
    firstMs: fc.integer({ min: 1_000, max: 60_000 }),
    mostMs: fc.integer({ min: 60_000, max: 86_400_000 }),
  });
  fc.assert(
    fc.property(rule, (given) => {
      const waits = signInWaits(given);
      expect(waits.slice(0, given.free).every((wait) => wait === 0)).toBe(true);
      expect(waits[given.free]).toBe(given.firstMs);
      expect([...waits].sort((a, b) => a - b)).toEqual(waits);
      expect(waits.at(-1)).toBe(given.mostMs);
    }),
  );
});
