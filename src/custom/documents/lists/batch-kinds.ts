import type { PrintKind } from '../../../../domain/documents/print.ts';

/** What can be printed of many orders as one file. */
export const BATCH_KINDS = ['label', 'declaration', 'invoice', 'ticket', 'ordersList'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** Whether the printing of a paper is written down for each order; a list is a paper of none. */
export const isLogged = (kind: BatchKind): kind is PrintKind => kind !== 'ordersList';
