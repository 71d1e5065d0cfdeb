import type { LiveAnswer } from '../../domain/chat/live-events.ts';
import type { RequestError } from '../base/request-error.ts';
import { ERROR_SENTENCES } from '../plugins/error-sentences.ts';
import { refusalOf } from '../plugins/refusal-of.ts';

/** A rejection in its wire form, the same as over HTTP. */
export function refusedAnswer(error: unknown): LiveAnswer & { status: 'error' } {
  const { code, message }: RequestError = refusalOf(error, 'POST');
  return { status: 'error', code, message: message === code ? ERROR_SENTENCES[code] : message };
}
