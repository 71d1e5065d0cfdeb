import type { Order } from '../../../../domain/resources/commands.ts';
import type { BatchKind } from './batch-kinds.ts';

/** Why an order has no paper in a batch. */
export type LeftOutReason = 'gone' | 'notVerified' | 'noParcels' | 'unreadable';

/** An order without a paper. Of one that is gone, only what the list still knew of it is known. */
export type LeftOut = {
  readonly id: Order['id'];
  readonly order: Order | undefined;
  readonly reason: LeftOutReason;
};

/** A bill can be made once its order is verified (specification 2.4); the rest of a batch always. */
const reasonAgainst = (kind: BatchKind, { verified }: Order): LeftOutReason | undefined =>
  kind === 'invoice' && !verified ? 'notVerified' : undefined;

/** Which of the orders that were found are printed, and which are not, those that are gone included. */
export function sortedOut(
  kind: BatchKind,
  found: readonly Order[],
  wanted: { ids?: readonly Order['id'][]; known: ReadonlyMap<Order['id'], Order> },
): { chosen: readonly Order[]; leftOut: readonly LeftOut[] } {
  const here = new Set(found.map(({ id }) => id));
  const gone = [...new Set(wanted.ids)].filter((id) => !here.has(id));
  const refused = found.flatMap((order) => {
    const reason = reasonAgainst(kind, order);
    return reason ? [{ id: order.id, order, reason }] : [];
  });
  return {
    chosen: found.filter((order) => !reasonAgainst(kind, order)),
    leftOut: [
      ...gone.map((id) => ({ id, order: wanted.known.get(id), reason: 'gone' as const })),
      ...refused,
    ],
  };
}
