import { isOneOf } from '../../../../domain/is-one-of.ts';
import { STAGES } from '../../../../domain/orders/stages.ts';
import { TRIP_GROUPS } from '../../../../domain/trips/groups.ts';
import { isObject } from '../../../../domain/validate.ts';
import type { OrderStart } from './order-values.ts';

/** The navigation state for a new order: its initial values, and the way back. */
export type NewOrderState = OrderStart & { from?: string };

/** Reads a navigation state, which survives a reload and may have been written by any page. */
export function orderStart(state: unknown): NewOrderState {
  if (!isObject(state)) return {};
  const { tripGroup, commandMode, from } = state;
  return {
    ...(isOneOf(TRIP_GROUPS, tripGroup) ? { tripGroup } : {}),
    ...(isOneOf(STAGES, commandMode) ? { commandMode } : {}),
    ...(typeof from === 'string' && from.startsWith('/') ? { from } : {}),
  };
}
