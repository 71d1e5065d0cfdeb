import { isOneOf } from '../is-one-of.ts';
import { STAGES, type StepInHouse, stageOf } from '../orders/stages.ts';
import { TRACKING_STEPS, type TrackingStep } from './steps.ts';

/** Where an order is, as its customer sees it. */
export type OrderStep = StepInHouse | 'planned' | TrackingStep | 'arrived';

/** What an order says of its place, as it came over the wire. */
type Placed = {
  readonly tripGroup?: unknown;
  readonly commandMode?: unknown;
  readonly finish?: unknown;
};

/** The step of an order, by that of the open trip of its group. Only group A passes the warehouse. */
export function stepForCustomer(order: Placed, onTrip: TrackingStep | undefined): OrderStep {
  if (order.finish === true) return 'arrived';
  if (order.tripGroup === 'B') {
    // A trip that is still collecting has not taken it yet.
    return onTrip && onTrip !== TRACKING_STEPS[0] ? onTrip : 'planned';
  }
  // A page that was loaded before a stage was added must still show the order.
  const { commandMode } = order;
  const { isAboard, customerStep } = stageOf(
    isOneOf(STAGES, commandMode) ? commandMode : undefined,
  );
  return (isAboard && onTrip) || customerStep;
}
