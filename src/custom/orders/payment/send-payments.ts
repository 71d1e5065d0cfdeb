import { likelyWay } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { Call, OnceResult } from '../../../kit/view/bulk-action.ts';
import type { PaymentNote } from '../../../providers/app-data-provider.ts';
import { lastWayOf } from './device-way.ts';

/** How many orders one call is about: progress is shown between the calls, and a run can be stopped there. */
const ONE_CALL = 100;

/**
 * Notes the payments of orders, a hundred with each call. A call that gets no answer ends the run: what
 * has been noted stays, and the rest can be sent again.
 */
async function notePayments(
  orders: readonly Order[],
  noteOf: (order: Order) => Omit<PaymentNote, 'id'>,
  { provider, signal, onProgress }: Pick<Call, 'provider' | 'signal' | 'onProgress'>,
): Promise<OnceResult<Order>> {
  const changed: Order[] = [];
  const failed: { id: Order['id']; error: unknown }[] = [];
  let begun = 0;
  while (begun < orders.length && !signal.aborted) {
    const some = orders.slice(begun, begun + ONE_CALL);
    begun += some.length;
    try {
      const noted = await provider.notePayments(
        some.map((one) => ({ id: one.id, ...noteOf(one) })),
      );
      const states = new Map(noted.payments.map(({ id, ...state }) => [id, state]));
      for (const order of some) {
        const { changed: isChanged = false, ...state } = states.get(order.id) ?? {};
        if (isChanged) changed.push({ ...order, ...state });
      }
      failed.push(...noted.failed.map(({ id, error }) => ({ id: String(id), error })));
    } catch (error) {
      failed.push(...some.map(({ id }) => ({ id, error })));
      break;
    }
    onProgress(begun);
  }
  return { changed, failed, notBegun: orders.slice(begun).map(({ id }) => id) };
}

/** These orders have been paid, each in the way that is likely on this device. */
export function sendPaid(orders: readonly Order[], call: Call): Promise<OnceResult<Order>> {
  const last = lastWayOf(call.device);
  return notePayments(orders, (order) => ({ paid: true, via: likelyWay(order, last) }), call);
}

/** They have not been paid, in the versions that the user has seen. */
export const sendUnpaid = (orders: readonly Order[], call: Call): Promise<OnceResult<Order>> =>
  notePayments(orders, ({ __v }) => ({ paid: false, __v }), call);
