import { hasIdentity, type IdentityFiles, type IdentityNotes } from './identity-files.ts';

/**
 * What an order needs before it can leave and may still lack: an ID card (seen, or with both sides
 * stored) that has not been requested again, a weight, a price. The server computes it in SQL
 * (`server/orders/order-table.ts`), so that lists can be filtered by it.
 */
export const MISSING_VALUES = ['identity', 'weight', 'price'] as const;
export type MissingValue = (typeof MISSING_VALUES)[number];

type Checked = IdentityFiles &
  IdentityNotes & {
    /** Kilograms. */
    readonly wights?: number | null;
    /** Euro, as wire money. */
    readonly priceTotal?: string | null;
  };

const IS_MISSING: Readonly<Record<MissingValue, (order: Checked) => boolean>> = {
  identity: (order) => !hasIdentity(order),
  weight: ({ wights }) => !wights,
  price: ({ priceTotal }) => priceTotal === null || priceTotal === undefined,
};

/** What an order lacks, in the order of `MISSING_VALUES`. */
export const missingOf = (order: Checked): readonly MissingValue[] =>
  MISSING_VALUES.filter((value) => IS_MISSING[value](order));
