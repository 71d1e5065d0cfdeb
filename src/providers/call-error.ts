import { ERROR_STATUS, type ErrorCode, type OwnSentence, VIOLATIONS } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isObject } from '../../domain/validate.ts';
import { isSentence, ownKey, tracedKey, violationKey } from '../i18n/own-sentence.ts';
import { toRecord } from './envelope.ts';
import { writeError } from './translatable-error.ts';

/** Why a call failed; react-admin reads `errors` from here. */
export type CallErrorBody = {
  code: ErrorCode;
  /** The server's own message, in English. */
  detail: string;
  /** Why, in the sentence of the rule or the hook itself. */
  sentence?: OwnSentence;
  /** The first of such sentences about a field. */
  fieldSentence?: OwnSentence;
  /** Messages by field, nested like the form's values; react-admin shows them at the inputs. */
  errors?: Record<string, unknown>;
  /** Seconds to wait after too many calls. */
  retryAfter?: number;
  /** The current record, if the call named an older version. */
  current?: Record<string, unknown>;
  /** Of a failure of the server: by which its log says more. */
  trace?: string;
  /** The key of a text that says more than that of the code. */
  text?: 'notice.line.needed' | 'notice.line.notSent';
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  401: 'session.ended',
  403: 'access.denied',
  404: 'record.notFound',
  405: 'route.methodNotAllowed',
  408: 'request.tooSlow',
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
 * The errors by field: in react-admin's own form of a translation key if our server sends the code,
 * otherwise as the server's message.
 */
function sentences(answer: Record<string, unknown>): Record<string, unknown> {
  const violations = isObject(answer.violations) ? answer.violations : {};
  const translatable = Object.entries(violations).flatMap(([path, violation]) => {
    if (!isObject(violation) || !isOneOf(VIOLATIONS, violation.code)) return [];
    const { code, sentence, ...args } = violation;
    const own = isSentence(sentence) ? { sentence } : {};
    const message = violationKey({ code, ...own });
    return [[path, writeError({ message, args })]];
  });
  return { ...(isObject(answer.fields) ? answer.fields : {}), ...Object.fromEntries(translatable) };
}

/** The beginning of a trace id. */
const TRACE = /^[0-9a-f]{8,32}$/;

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

/** A lost line is no failure of the server, and is not reported as one. */
const LOST = 'shell.connection.lost';

/**
 * A call that the back end rejected, or that got no answer (status 0). Its message is the translation
 * key of its code, so that anything that shows the message shows it in the reader's language. It has
 * the shape that react-admin expects of the errors of a data provider. Its cause is what was answered.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly body: CallErrorBody;
  /** Seconds to wait, if the server names them. */
  readonly wait: number | undefined;

  constructor(status: number, json?: unknown, retryAfterHeader: string | null = null) {
    const body = bodyOf(status, isObject(json) ? json : {}, retryAfterHeader);
    super(status === 0 ? LOST : keyOf(body), { cause: json });
    this.status = status;
    this.body = body;
    this.wait = retryAfterHeader ? namedSeconds(retryAfterHeader) : undefined;
  }
}

/** A change that got no answer, with what it takes to send it again later under the same key. */
export class UnansweredChange extends CallError {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly body: string | null;
  };
  readonly key: string;
  /** Gives the key away: an equal change that is made later has another one. */
  readonly release: () => void;
  /** Whether it may have reached the server. */
  isSent = true;

  constructor(request: UnansweredChange['request'], key: string, release = () => {}) {
    super(0);
    this.request = request;
    this.key = key;
    this.release = release;
  }
}

/** What cannot wait for a connection, and has none. */
export class ConnectionNeeded extends CallError {
  constructor() {
    super(0);
    this.body.text = 'notice.line.needed';
    this.message = errorKey(this);
  }
}

/** What names a record that the server does not know yet, and cannot wait until it does. */
export class RecordNotSent extends CallError {
  constructor() {
    super(0);
    this.body.text = 'notice.line.notSent';
    this.message = errorKey(this);
  }
}

function bodyOf(
  status: number,
  answer: Record<string, unknown>,
  retryAfterHeader: string | null,
): CallErrorBody {
  const code = isErrorCode(answer.code) ? answer.code : (CODE_OF_STATUS[status] ?? 'server.failed');
  const violations = isObject(answer.violations) ? Object.values(answer.violations) : [];
  const fieldSentence = violations.map((one) => isObject(one) && one.sentence).find(isSentence);
  return {
    code,
    detail: typeof answer.message === 'string' ? answer.message : '',
    ...(isSentence(answer.sentence) ? { sentence: answer.sentence } : {}),
    ...(fieldSentence ? { fieldSentence } : {}),
    ...(isObject(answer.fields) ? { errors: nestErrors(sentences(answer)) } : {}),
    ...(status === 429 ? { retryAfter: retryAfter(retryAfterHeader) } : {}),
    ...(isObject(answer.current) ? { current: toRecord(answer.current) } : {}),
    ...(typeof answer.trace === 'string' && TRACE.test(answer.trace) && { trace: answer.trace }),
  };
}

/** The details of any error that a call ended with. */
export const failureOf = (error: unknown): CallErrorBody =>
  error instanceof CallError ? error.body : { code: 'server.failed', detail: '' };

/** The sentence of a rule or a hook of the server, on the whole or on the first field. */
export function ownSentenceOf(error: unknown): OwnSentence | undefined {
  const { sentence, fieldSentence } = failureOf(error);
  return sentence ?? fieldSentence;
}

/**
 * The status that a call ended with: 0 if there was no answer, `undefined` if it was not a call.
 */
export const statusOf = (error: unknown): number | undefined =>
  isObject(error) && typeof error.status === 'number' ? error.status : undefined;

/** The notice of what failed: what waits or needs a connection is no error of the server. */
export function noticeOf(error: unknown): string {
  const { text, trace } = failureOf(error);
  return text ?? withTrace('notice.server.reload', trace);
}

/** Whether a call got no answer, because the network or the server is down. */
export const isUnanswered = (error: unknown): boolean => statusOf(error) === 0;

/** Whether a call was rejected because its session has ended. */
export const isSessionEnd = (error: unknown): boolean => statusOf(error) === 401;

/** Of a call that was too slow or one too many, of a server that restarts or has no room, and of a gateway before it. */
const UNAVAILABLE: ReadonlySet<number | undefined> = new Set([408, 429, 502, 503, 504, 507]);

/**
 * Whether the answer says nothing about what was called for, or says when to call again. The server may or
 * may not have acted: a change is sent again under its key.
 */
export const isUnavailable = (error: unknown): boolean =>
  isUnanswered(error) ||
  UNAVAILABLE.has(statusOf(error)) ||
  (error instanceof CallError && error.wait !== undefined && !isSessionEnd(error));

/**
 * Whether the server rejected the call itself, rather than the server, the session or the network
 * failing.
 */
export const isRejection = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 401;
};

/** The rejections that say nothing against the content: the same call may be accepted later. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'request.tooSlow',
  'request.tooMany',
  'quota.reached',
  'request.inProgress',
]);

/**
 * Whether the same call may be accepted if it is made again: a rejection of its content stands until
 * the content is changed.
 */
export const isWorthAnotherTry = (error: unknown): boolean =>
  !isRejection(error) || PASSING.has(failureOf(error).code);

/** The translation key for the reason why a call was rejected. */
export const errorKey = (error: unknown): string =>
  isUnanswered(error) ? (failureOf(error).text ?? LOST) : keyOf(failureOf(error));

const withTrace = (key: string, trace: string | undefined): string =>
  trace === undefined ? key : tracedKey(key, trace);

const keyOf = ({
  code,
  sentence,
  text,
  trace,
}: Pick<CallErrorBody, 'code' | 'sentence' | 'text' | 'trace'>): string =>
  text ?? (sentence ? ownKey(sentence) : withTrace(`errors.${code}`, trace));

type Nested = { [key: string]: string | Nested };

/**
 * Messages by field path (`content.0.price`), nested as a form expects them. If a field is wrong
 * itself and also contains wrong ones, its own message goes under `root`, as react-hook-form
 * expects.
 */
function nestErrors(fields: Record<string, unknown>): Nested {
  const nested: Nested = {};
  for (const [path, message] of Object.entries(fields)) {
    const parts = path.split('.');
    const last = parts.pop();
    if (last === undefined) continue;
    const inside = parts.reduce(openGroup, nested);
    const there = inside[last];
    if (isObject(there)) there.root = String(message);
    else inside[last] = String(message);
  }
  return nested;
}

function openGroup(inside: Nested, part: string): Nested {
  const there = inside[part];
  const group: Nested = isObject(there) ? there : there === undefined ? {} : { root: there };
  inside[part] = group;
  return group;
}

/** The wait for a back end that names none. */
const UNSAID_SECONDS = 5;

/** The seconds to wait according to a `Retry-After` header, which contains a number or a date. */
export function retryAfter(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? UNSAID_SECONDS : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** The seconds that a header names as a number. */
function namedSeconds(header: string): number | undefined {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds : undefined;
}
