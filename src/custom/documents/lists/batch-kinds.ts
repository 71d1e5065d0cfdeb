import { ORDERS_FILE, TICKET_FILE } from '../../../../domain/documents/file-names.ts';
import type { PrintKind } from '../../../../domain/documents/print.ts';

/** What can be printed of many orders as one file. */
export const BATCH_KINDS = ['label', 'declaration', 'invoice', 'ticket', 'ordersList'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** Under which name each is handed out. */
export const BATCH_FILES: Readonly<Record<BatchKind, string>> = {
  label: 'labels.pdf',
  declaration: 'declarations.pdf',
  invoice: 'invoices.pdf',
  ticket: TICKET_FILE,
  ordersList: ORDERS_FILE,
};

/** Whether the printing of a paper is written down for each order; a list is a paper of none. */
export const isLogged = (kind: BatchKind): kind is PrintKind => kind !== 'ordersList';
