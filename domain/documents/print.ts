import { type AccessRule, staff } from '../access.ts';

/** Papers whose printing is written down. */
export const PRINT_KINDS = ['invoice', 'declaration', 'label', 'ticket'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** Of how many orders one call writes down what was printed; a longer batch takes several. */
export const MOST_PRINTS = 1_000;

/** One paper of one order that went to a printer, as it travels. */
export type Print = {
  readonly _id: string;
  readonly kind: PrintKind;
  /** Id of the order. */
  readonly order: string;
  /** The issued document that was printed, where it was one. */
  readonly invoice: string | null;
  readonly at: string;
  readonly by: string;
  /** Whether the same paper had been printed before. */
  readonly reprint: boolean;
};

/** An order whose paper was printed, and the id of the issued document, where it was one. */
export type PrintedOrder = { readonly id: string; readonly invoice?: string };

/** Papers of one kind that were printed, for which orders. */
export type PrintedOrders = { readonly kind: PrintKind; readonly orders: readonly PrintedOrder[] };

/** Who may print, and who may see what was printed. */
export const printAccess: Readonly<Record<'show' | 'print', AccessRule>> = {
  show: staff,
  print: staff,
};
