import { errorKey, failureOf } from '../../providers/call-error.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What the framework writes before the key and the values of a text. */
const PREFIX = '@@react-admin@@';

/** Why a call was rejected, in the reader's language: what is wrong with a field, if it is that. */
export function rejectionReason(error: unknown, translate: Translate): string {
  const { errors } = failureOf(error);
  const [first] = messagesIn(errors);
  if (first === undefined) return translate(errorKey(error));
  if (!first.startsWith(PREFIX)) return first;
  const { message, args } = JSON.parse(first.slice(PREFIX.length)) as {
    message: string;
    args: Record<string, unknown>;
  };
  return translate(message, args);
}

/** The sentences of a rejection, however deep their fields are. */
const messagesIn = (errors: unknown): readonly string[] =>
  typeof errors === 'string' ? [errors] : Object.values(errors ?? {}).flatMap(messagesIn);
