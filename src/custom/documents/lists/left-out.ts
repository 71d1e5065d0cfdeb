import type { Order } from '../../../../domain/resources/commands.ts';
import type { BatchKind } from './batch-kinds.ts';

/** Why an order has no document in a batch. */
export type LeftOutReason = 'gone' | 'notVerified' | 'noParcels' | 'unreadable';

/** An order without a document. Of a deleted order, only the data of the list is known. */
export type LeftOut = {
  readonly id: Order['id'];
  readonly order: Order | undefined;
  readonly reason: LeftOutReason;
};

/** A bill needs a verified order (specification 2.4); the other documents of a batch do not. */
const reasonAgainst = (kind: BatchKind, { verified }: Order): LeftOutReason | undefined =>
  kind === 'invoice' && !verified ? 'notVerified' : undefined;

/** Separates the orders to print from those left out, including those that no longer exist. */
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
