import {
  ERROR_STATUS,
  type ErrorCode,
  type FieldErrors,
  type OwnSentence,
} from '../../domain/errors.ts';
import type { SecondFactorChallenge } from '../../domain/people/second-factor.ts';

type RequestErrorOptions = {
  /**
   * An English sentence that is more exact than the code's own; it must not contain personal data.
   */
  message?: string;
  /** What the person reads, in their language; `message` is then the English one. */
  sentence?: OwnSentence;
  fields?: FieldErrors;
  /** The record's current state, for a client whose version is stale. */
  current?: unknown;
  /** Whole seconds after which a retry may succeed. */
  retryAfter?: number;
  /** What a sign-in goes on with whose password was right. */
  secondFactor?: SecondFactorChallenge;
  /** The cause, for the log. */
  cause?: unknown;
};

/** A rejection that is sent to the client; `plugins/errors.ts` makes it the answer. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly fields: FieldErrors | undefined;
  readonly sentence: OwnSentence | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;
  readonly secondFactor: SecondFactorChallenge | undefined;

  constructor(code: ErrorCode, options: RequestErrorOptions = {}) {
    super(options.message ?? options.sentence?.en ?? code, { cause: options.cause });
    this.name = 'RequestError';
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.fields = options.fields;
    this.sentence = options.sentence;
    this.current = options.current;
    this.retryAfter = options.retryAfter;
    this.secondFactor = options.secondFactor;
  }
}

/**
 * The rejection with which a hook states in a sentence of its own why a record may not be written:
 * about the whole record, or the fields that it names with `ownViolation`.
 */
export const rejection = (sentence: OwnSentence): RequestError =>
  new RequestError('record.rejected', { sentence });
