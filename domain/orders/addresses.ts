import type { Order } from '../resources/commands.ts';

/** The address of an order's page. */
export const orderAddress = (id: string | number): string =>
  `/commands/${encodeURIComponent(id)}/show`;

/** The list that an order is on. */
export function listOf({
  tripGroup,
  commandMode,
}: Pick<Order, 'tripGroup' | 'commandMode'>): string {
  if (tripGroup === 'B') return '/ToDu';
  switch (commandMode) {
    case 'Validation':
      return '/ToMa/validation';
    case 'facturation':
      return '/ToMa/warehouse';
    case 'tracking':
      return '/ToMa/tracking';
    default:
      commandMode satisfies never;
      return '/ToMa/warehouse'; // An order without a stage (specification 3).
  }
}
