import type { useTranslate } from 'react-admin';
import { CallError, errorKey, failureOf } from '../../providers/call-error.ts';
import { readError } from '../../providers/translatable-error.ts';

/** Why a call failed: the sentence of the first field that is wrong, or that of the whole. */
export function errorSentence(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (!(error instanceof CallError)) return translate('security.failed');
  const [first] = Object.values(failureOf(error).errors ?? {});
  const known = typeof first === 'string' ? readError(first) : undefined;
  return known ? translate(known.message, known.args) : translate(errorKey(error));
}
