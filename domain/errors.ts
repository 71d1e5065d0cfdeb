import type { SecondFactorChallenge } from './people/second-factor.ts';

/**
 * The one list of error codes, with the HTTP status of each. A code is also the translation key
 * `errors.<code>` in every catalogue.
 */
export const ERROR_STATUS = {
  'request.malformed': 400,
  'request.unknownField': 400,
  'request.badValue': 400,
  'session.missing': 401,
  'session.ended': 401,
  'session.wrongCredentials': 401,
  'session.wrongCode': 401,
  'session.secondFactor': 401,
  'session.wrongFactor': 401,
  'session.ticketEnded': 401,
  'session.factorDue': 403,
  'session.viewOnly': 403,
  'access.denied': 403,
  'record.notFound': 404,
  'route.notFound': 404,
  'route.methodNotAllowed': 405,
  'request.tooSlow': 408,
  'record.stale': 409,
  'record.inUse': 409,
  'record.duplicate': 409,
  'record.rejected': 409,
  'transition.forbidden': 409,
  'trip.alreadyOpen': 409,
  'trip.closed': 409,
  'parcel.kept': 409,
  'appointment.full': 409,
  'appointment.closed': 409,
  'invoice.issued': 409,
  'invoice.cancelled': 409,
  'invoice.damaged': 409,
  'message.noTemplate': 409,
  'message.noNumber': 409,
  'message.optedOut': 409,
  'message.windowClosed': 409,
  'message.notEditable': 409,
  'message.tooLateToEdit': 409,
  'preferences.full': 409,
  'session.codesOff': 409,
  'session.lastFactor': 409,
  'user.lastAdmin': 409,
  'user.oneself': 409,
  'request.keyReused': 409,
  'request.inProgress': 409,
  'request.tooLarge': 413,
  'list.tooLong': 413,
  'request.wrongType': 415,
  'record.invalid': 422,
  'invoice.incomplete': 422,
  'request.tooMany': 429,
  'quota.reached': 429,
  'server.failed': 500,
  'server.notReady': 503,
  'server.diskFull': 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * What can be wrong with one field. Each code is also the translation key `validation.<code>`;
 * `{limit}` and `{found}` are filled from the same violation.
 */
export const VIOLATIONS = [
  'required',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'pattern',
  'notText',
  'notANumber',
  'notAnInteger',
  'notABoolean',
  'notADate',
  'notADateTime',
  'notMoney',
  'tooManyDecimals',
  'staysTrue',
  'notAPhone',
  'notAnEmail',
  'notAUrl',
  'notAChoice',
  'notAnId',
  'notAList',
  'notAnObject',
  'unknownReference',
  'unknownField',
  'assignedByServer',
  'notWritable',
  'duplicate',
  'endsBeforeStart',
  'cityNotInTour',
  'unprintable',
  'notOnPaper',
  'wrongPassword',
  'wrongFactor',
  'tooCommon',
  'wrongFileType',
  'notAnIban',
  'notAVatId',
  'notALeitwegId',
  'notAnHsCode',
  'notACountry',
  'notAnIdNumber',
  'notACin',
  'notANumberPattern',
  'unknownVariable',
  'notFilled',
  'noMessages',
  'own',
] as const;

export type ViolationCode = (typeof VIOLATIONS)[number];

/** One violation of one field: the code, and the values that its sentence needs. */
export type Violation = {
  code: ViolationCode;
  limit?: number | string;
  /** What of the value is wrong, where it is not all of it. */
  found?: string;
  /** What a rule or a hook says itself; `ownViolation` makes it. */
  sentence?: OwnSentence;
};

/** A whole sentence in every language of the product, for whoever is rejected; no personal data. */
export type OwnSentence = Readonly<Record<'en' | 'de' | 'fr' | 'ar', string>>;

/**
 * A violation that explains itself in a sentence of its own. A rule returns it for a field, and a hook
 * throws it; the person reads it in their language, a program gets the English one.
 */
export const ownViolation = (sentence: OwnSentence): Violation => ({ code: 'own', sentence });

/** Violations by field path, for example `recipient.phone` or `content.0.price`. */
export type FieldErrors = Record<string, Violation>;

/** The one error shape on the wire (contract, "Errors"). */
export type ErrorBody = {
  status: 'error';
  code: ErrorCode;
  message: string;
  /** The message in every language, where the rejection has its own. */
  sentence?: OwnSentence;
  fields?: Record<string, string>;
  /** The same violations by code, for a reader in another language than English. */
  violations?: FieldErrors;
  current?: unknown;
  /** What a sign-in goes on with whose password was right. */
  secondFactor?: SecondFactorChallenge;
  /** Of a failure of the server: the beginning of the id by which the log says more. */
  trace?: string;
};
