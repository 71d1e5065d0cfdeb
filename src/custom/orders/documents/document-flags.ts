import type { commands } from '../../../../domain/resources/commands.ts';
import type { DocumentVerb } from '../stages.ts';

/** The flag that marks an order as having the document (specification 3 and 4, "Document flags"). */
export const DOCUMENT_FLAGS = {
  deleteBill: 'withBill',
  deleteDeclaration: 'withDeclar',
  deleteTicket: 'withTicket',
} as const satisfies Record<DocumentVerb, keyof typeof commands.fields>;

/** Whether an action removes a document from an order. */
export const isDocumentVerb = (verb: string): verb is DocumentVerb =>
  Object.hasOwn(DOCUMENT_FLAGS, verb);
