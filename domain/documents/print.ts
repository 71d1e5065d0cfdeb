import { type AccessRule, partOf } from '../access.ts';
import type { PrintKind } from '../orders/document-kinds.ts';

/** The number of orders for which one call records prints; a longer batch takes several calls. */
export const MOST_PRINTS = 1_000;

/** One print of one order's document, as it is sent. */
export type Print = {
  readonly _id: string;
  readonly kind: PrintKind;
  /** Id of the order. */
  readonly order: string;
  /** The issued document that was printed, if it was one. */
  readonly invoice: string | null;
  readonly at: string;
  readonly by: string;
  /** Whether the same document was printed before. */
  readonly reprint: boolean;
};

/** An order whose document was printed, and the id of the issued document, if it was one. */
export type PrintedOrder = { readonly id: string; readonly invoice?: string };

/** Documents of one kind that were printed, and their orders. */
export type PrintedOrders = { readonly kind: PrintKind; readonly orders: readonly PrintedOrder[] };

/** Who may print, and who may see what was printed. */
export const printAccess: Readonly<Record<'show' | 'print', AccessRule>> = {
  show: partOf('prints'),
  print: partOf('prints'),
};
