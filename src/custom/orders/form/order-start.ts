import { isOneOf } from '../../../../domain/is-one-of.ts';
import { STAGES } from '../../../../domain/orders/stages.ts';
import { TRIP_GROUPS } from '../../../../domain/trips/groups.ts';
import { isObject } from '../../../../domain/validate.ts';
import type { OrderStart } from './order-values.ts';

/** What the page that leads to a new order says by navigation state: where it begins, and the way back. */
export type NewOrderState = OrderStart & { from?: string };

/** Reads the state of a navigation, which a reload keeps and anybody may have written. */
export function orderStart(state: unknown): NewOrderState {
  if (!isObject(state)) return {};
  const { tripGroup, commandMode, from } = state;
  return {
    ...(isOneOf(TRIP_GROUPS, tripGroup) ? { tripGroup } : {}),
    ...(isOneOf(STAGES, commandMode) ? { commandMode } : {}),
    ...(typeof from === 'string' && from.startsWith('/') ? { from } : {}),
  };
}
