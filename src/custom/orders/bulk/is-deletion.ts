import { isDocumentVerb } from '../documents/document-flags.ts';
import type { BulkVerb } from '../stages.ts';

/** Whether a verb takes something away, which its button and its question say in red. */
export const isDeletion = (verb: BulkVerb): boolean =>
  verb === 'delete' || verb === 'erase' || isDocumentVerb(verb);
