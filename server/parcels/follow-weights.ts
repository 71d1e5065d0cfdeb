import type { FastifyRequest } from 'fastify';
import { orderWeightsAfter } from '../../domain/parcels/weighing.ts';
import { commands } from '../../domain/resources/commands.ts';
import { changeWithin } from '../resources/change-record.ts';
import { findRecord } from '../resources/find-record.ts';
import { type Call, callOf, type WriteContext, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';
import { parcelsOfOrder } from './parcel-rows.ts';

/** What those use who may weigh a parcel: its order is changed by the same call. */
export type Weighing = { readonly call: Call; readonly context: WriteContext };

/** Answers a request that may weigh parcels, in one transaction. */
export function weighing<Answer extends object>(
  request: FastifyRequest,
  work: (weighing: Weighing) => Promise<Answer>,
) {
  const call = callOf(request);
  return writing(call, (context) => work({ call, context }));
}

/** Nobody weighs parcels who may not change orders; what follows from a weight needs no right of its own. */
const ofParcels = () => true;

/** The resource of orders. */
export function ordersOf({ resources }: Call): Resource {
  const orders = resources.get(commands.name);
  if (!orders) throw new Error('The server has no orders.');
  return orders;
}

/** An order as it is stored, for what its parcels change in it. */
export const orderToWeigh = (id: string, { call, context }: Weighing): Promise<WireRecord> =>
  findRecord(context.transaction, call, ordersOf(call), { id, rule: ofParcels, lock: 'change' });

/**
 * Changes weights of an order's parcels, and with them the weight of the order (`orderWeightsAfter`):
 * the same change as a person's, with a version, a line in the history and an audit trail of its own.
 */
export async function followingWeights<Result>(
  id: string,
  weighing: Weighing,
  change: () => Promise<Result>,
): Promise<Result> {
  const { call, context } = weighing;
  const { transaction } = context;
  const { wights, announcedWeight } = await orderToWeigh(id, weighing);
  const before = await parcelsOfOrder(transaction, id);
  const result = await change();
  const after = await parcelsOfOrder(transaction, id);
  const weights = {
    wights: Number(wights),
    announcedWeight: typeof announcedWeight === 'number' ? announcedWeight : null,
  };
  const body = orderWeightsAfter(weights, { before, after });
  if (body) await changeWithin(transaction, call, ordersOf(call), { id, body, rule: ofParcels });
  return result;
}
