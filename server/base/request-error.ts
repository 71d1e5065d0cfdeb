import {
  ERROR_STATUS,
  type ErrorCode,
  type FieldErrors,
  type OwnSentence,
} from '../../domain/errors.ts';

type RequestErrorOptions = {
  /**
   * An English sentence that is more exact than the code's own; it must not contain personal data.
   */
  message?: string;
  /** What is said to the person, in their language; `message` is then the English one. */
  sentence?: OwnSentence;
  fields?: FieldErrors;
  /** The record's current state, for a client whose version is stale. */
  current?: unknown;
  /** Whole seconds after which a retry may succeed. */
  retryAfter?: number;
  /** The cause, for the log. */
  cause?: unknown;
};

/** A refusal that is sent to the client; `plugins/errors.ts` turns it into the answer. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly fields: FieldErrors | undefined;
  readonly sentence: OwnSentence | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: RequestErrorOptions = {}) {
    super(options.message ?? options.sentence?.en ?? code, { cause: options.cause });
    this.name = 'RequestError';
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.fields = options.fields;
    this.sentence = options.sentence;
    this.current = options.current;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * The rejection with which a hook says in its own words why a record may not be written: of the whole
 * record, or of the fields that it names with `ownViolation`.
 */
export const rejection = (sentence: OwnSentence): RequestError =>
  new RequestError('record.rejected', { sentence });
