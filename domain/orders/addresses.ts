import type { STAGES } from './stages.ts';

type Placed = { readonly tripGroup: string; readonly commandMode: (typeof STAGES)[number] };

/** The address of an order's page. */
export const orderAddress = (id: string | number): string =>
  `/commands/${encodeURIComponent(id)}/show`;

/** The list that an order is on. */
export function listOf({ tripGroup, commandMode }: Placed): string {
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
