import type { BinnedOrder, Order } from '../../../../domain/resources/commands.ts';

/** When an order was deleted; only the bin returns this. */
export const deletionOf = (order: Order & Pick<BinnedOrder, 'deletedAt'>): string | undefined =>
  order.deletedAt ?? undefined;
