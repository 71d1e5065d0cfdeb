import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSettingUp,
  nextStep,
  SETUP_STEPS,
  type Setup,
  settledSteps,
} from '../../../domain/setup/setup-steps.ts';

const setups = fc
  .record({
    isEmpty: fc.boolean(),
    isOver: fc.boolean(),
    latestOrder: fc.constant(null),
    states: fc.tuple(
      ...SETUP_STEPS.map((step) =>
        fc.record({ step: fc.constant(step), isDone: fc.boolean(), isSkipped: fc.boolean() }),
      ),
    ),
  })
  .map(({ states, ...rest }): Setup => ({ ...rest, steps: states }));

describe('the set-up', () => {
  test('is there exactly as long as a step is left and nobody has put it away', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const isLeft = settledSteps(setup) < SETUP_STEPS.length;
        expect(nextStep(setup) !== undefined).toBe(isLeft);
        expect(isSettingUp(setup)).toBe(isLeft && !setup.isOver);
      }),
    );
  });

  test('goes on with the first step that is neither done nor skipped', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const next = nextStep(setup);
        const before = setup.steps.slice(
          0,
          next === undefined ? undefined : SETUP_STEPS.indexOf(next),
        );
        expect(before.every(({ isDone, isSkipped }) => isDone || isSkipped)).toBe(true);
      }),
    );
  });
});
