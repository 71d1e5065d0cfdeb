import { isOneOf } from '../../../../domain/is-one-of.ts';
import { WAYS_TO_PAY, type WayToPay } from '../../../../domain/orders/payment.ts';
import type { Call } from '../../../kit/view/bulk-action.ts';

/** Where this device remembers the way to pay that was chosen on it last. */
export const LAST_WAY = 'orders.lastWayToPay';

export function lastWayOf(device: Call['device']): WayToPay | undefined {
  const way = device.getItem<unknown>(LAST_WAY);
  return isOneOf(WAYS_TO_PAY, way) ? way : undefined;
}
