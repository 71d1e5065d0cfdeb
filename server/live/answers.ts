import type { LiveAnswer } from '../../domain/chat/live-events.ts';
import type { RequestError } from '../base/request-error.ts';
import { ERROR_SENTENCES } from '../plugins/error-sentences.ts';
import { rejectionOf } from '../plugins/rejection-of.ts';

/** A rejection in its wire form, the same as over HTTP. */
export function rejectedAnswer(error: unknown): LiveAnswer & { status: 'error' } {
  const { code, message }: RequestError = rejectionOf(error, 'POST');
  return { status: 'error', code, message: message === code ? ERROR_SENTENCES[code] : message };
}
