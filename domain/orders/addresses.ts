import type { STAGES } from './stages.ts';

type Placed = { readonly tripGroup: string; readonly commandMode: (typeof STAGES)[number] };

/** The address of an order's page. */
export const orderAddress = (id: string | number): string =>
  `/commands/${encodeURIComponent(id)}/show`;

/** The lists of the stages, by the names of `STAGE_ORDERS`. */
export const STAGE_ADDRESSES = {
  validation: '/ToMa/validation',
  warehouse: '/ToMa/warehouse',
  tracking: '/ToMa/tracking',
  ToDu: '/ToDu',
} as const;

/** The list that an order is on. */
export function listOf({ tripGroup, commandMode }: Placed): string {
  if (tripGroup === 'B') return STAGE_ADDRESSES.ToDu;
  switch (commandMode) {
    case 'Validation':
      return STAGE_ADDRESSES.validation;
    case 'facturation':
      return STAGE_ADDRESSES.warehouse;
    case 'tracking':
      return STAGE_ADDRESSES.tracking;
    default:
      commandMode satisfies never;
      return STAGE_ADDRESSES.warehouse; // An order without a stage (specification 3).
  }
}
