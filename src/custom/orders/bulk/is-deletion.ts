import { isDocumentVerb } from '../documents/document-flags.ts';
import type { BulkVerb } from '../stages.ts';

/** Whether an action deletes something; its button and its confirmation are then red. */
export const isDeletion = (verb: BulkVerb): boolean =>
  verb === 'delete' || verb === 'erase' || isDocumentVerb(verb);
