import { errorKey, failureOf } from '../../providers/call-error.ts';
import { readError } from '../../providers/translatable-error.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why a call was rejected, in the reader's language: what is wrong with a field, if it is that. */
export function rejectionReason(error: unknown, translate: Translate): string {
  const { errors } = failureOf(error);
  const [first] = messagesIn(errors);
  if (first === undefined) return translate(errorKey(error));
  const translatable = readError(first);
  return translatable ? translate(translatable.message, translatable.args) : first;
}

/** The sentences of a rejection, however deep their fields are. */
const messagesIn = (errors: unknown): readonly string[] =>
  typeof errors === 'string' ? [errors] : Object.values(errors ?? {}).flatMap(messagesIn);
