import type { commands } from '../../../../domain/resources/commands.ts';
import type { DocumentVerb } from '../stages.ts';

/** The flag of an order that stands for its document (specification 3 and 4, "Document flags"). */
export const DOCUMENT_FLAGS = {
  deleteBill: 'withBill',
  deleteDeclaration: 'withDeclar',
  deleteTicket: 'withTicket',
} as const satisfies Record<DocumentVerb, keyof typeof commands.fields>;

/** Whether a verb takes a document off an order. */
export const isDocumentVerb = (verb: string): verb is DocumentVerb =>
  Object.hasOwn(DOCUMENT_FLAGS, verb);
