import { ORDERS_FILE, TICKET_FILE } from '../../../../domain/documents/file-names.ts';
import type { PrintKind } from '../../../../domain/documents/print.ts';

/** The documents that can be printed of many orders as one file. */
export const BATCH_KINDS = ['label', 'declaration', 'invoice', 'ticket', 'ordersList'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** The file name of each. */
export const BATCH_FILES: Readonly<Record<BatchKind, string>> = {
  label: 'labels.pdf',
  declaration: 'declarations.pdf',
  invoice: 'invoices.pdf',
  ticket: TICKET_FILE,
  ordersList: ORDERS_FILE,
};

/** Whether printing is logged for each order; a list belongs to none. */
export const isLogged = (kind: BatchKind): kind is PrintKind => kind !== 'ordersList';
