import { HttpError } from 'react-admin';
import { ERROR_STATUS, type ErrorCode, VIOLATIONS } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isObject } from '../../domain/validate.ts';
import { toRecord } from './envelope.ts';
import { nestErrors } from './nest-errors.ts';
import { retryAfter } from './retry-after.ts';

/** What a refused call carries in the `body` of its `HttpError`. */
export type FailureBody = {
  code: ErrorCode;
  /** The server's own sentence, in English. */
  detail: string;
  /** Sentences by field, nested as a form nests its values; react-admin shows them at the inputs. */
  errors?: Record<string, unknown>;
  /** Seconds after which a call that came too often may be made again. */
  retryAfter?: number;
  /** The record as it is now, when the call named an older one. */
  current?: Record<string, unknown>;
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  401: 'session.ended',
  403: 'access.denied',
  404: 'record.notFound',
  405: 'route.methodNotAllowed',
  409: 'record.stale',
  412: 'record.stale',
  413: 'request.tooLarge',
  415: 'request.wrongType',
  422: 'record.invalid',
  429: 'request.tooMany',
  503: 'server.notReady',
  507: 'server.diskFull',
};

/**
 * What is wrong by field: as react-admin's own form of a translation key where our server says the
 * code, else as the sentence of the server.
 */
function sentences(answer: Record<string, unknown>): Record<string, unknown> {
  const violations = isObject(answer.violations) ? answer.violations : {};
  const translatable = Object.entries(violations).flatMap(([path, violation]) => {
    if (!isObject(violation) || !isOneOf(VIOLATIONS, violation.code)) return [];
    const { code, ...args } = violation;
    return [[path, `@@react-admin@@${JSON.stringify({ message: `validation.${code}`, args })}`]];
  });
  return { ...(isObject(answer.fields) ? answer.fields : {}), ...Object.fromEntries(translatable) };
}

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

/**
 * A refused call. Its message is the translation key of its code, so that whatever shows the message
 * shows it in the reader's language.
 */
export function failure(
  status: number,
  json: unknown,
  retryAfterHeader: string | null = null,
): HttpError {
  const answer = isObject(json) ? json : {};
  const code = isErrorCode(answer.code) ? answer.code : (CODE_OF_STATUS[status] ?? 'server.failed');
  const body: FailureBody = {
    code,
    detail: typeof answer.message === 'string' ? answer.message : '',
    ...(isObject(answer.fields) ? { errors: nestErrors(sentences(answer)) } : {}),
    ...(status === 429 ? { retryAfter: retryAfter(retryAfterHeader) } : {}),
    ...(isObject(answer.current) ? { current: toRecord(answer.current) } : {}),
  };
  return new HttpError(`errors.${code}`, status, body);
}

/** What is known of any error that a call ended with. */
export function failureOf(error: unknown): FailureBody {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return isObject(body) && isErrorCode(body.code)
    ? (body as FailureBody)
    : { code: 'server.failed', detail: '' };
}

/** The status that a call ended with: 0 without an answer, `undefined` where it was no call. */
export const statusOf = (error: unknown): number | undefined =>
  isObject(error) && typeof error.status === 'number' ? error.status : undefined;

/** Whether a call ended without an answer, because the network or the server is gone. */
export const isUnanswered = (error: unknown): boolean => statusOf(error) === 0;

/** Whether a call was refused because the session behind it has ended. */
export const isSessionEnd = (error: unknown): boolean => statusOf(error) === 401;

const NOT_THERE: readonly (number | undefined)[] = [400, 404, 405, 501];

/**
 * Whether a back end has no such call. It may say so, or take the path for the id of a record that it
 * does not find or does not understand; a server that failed or asks for patience says nothing of it.
 */
export const isNotThere = (error: unknown): boolean => NOT_THERE.includes(statusOf(error));

/** Whether the server says that there is no such record. */
export const isGone = (error: unknown): boolean => statusOf(error) === 404;

/** Whether the server has judged the call itself, and neither it nor the session or the network failed. */
export const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 401;
};
