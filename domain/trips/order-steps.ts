import { STAGE_TABLE } from '../orders/stages.ts';
import type { TripGroup } from './groups.ts';
import type { OrderStep } from './step-for-customer.ts';
import { TRACKING_STEPS } from './steps.ts';

const BEFORE_TRIP: Readonly<Record<TripGroup, readonly OrderStep[]>> = {
  A: [...new Set(STAGE_TABLE.map(({ customerStep }) => customerStep))],
  B: ['planned'],
};

/** The steps of an order of a group, from its registration to its arrival. */
export const stepsOf = (group: TripGroup): readonly OrderStep[] => [
  ...BEFORE_TRIP[group],
  ...TRACKING_STEPS,
  'arrived',
];

/** All steps of the orders of both groups. */
export const ORDER_STEPS: readonly OrderStep[] = [...new Set([...stepsOf('A'), ...stepsOf('B')])];
