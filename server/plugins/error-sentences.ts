import type { ErrorCode, Violation, ViolationCode } from '../../domain/errors.ts';

/** The English sentence of each refusal, unless the code that refuses gives a more exact one. */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  'request.malformed': 'The request cannot be read.',
  'request.unknownField': 'The request names a field that does not exist here.',
  'request.badValue': 'The request has a value that is not allowed here.',
  'session.missing': 'Sign in first.',
  'session.ended': 'The session has ended. Sign in again.',
  'session.wrongCredentials': 'The phone number or the password is not right.',
  'access.denied': 'You may not do this.',
  'record.notFound': 'There is no such record.',
  'route.notFound': 'There is nothing at this address.',
  'route.methodNotAllowed': 'This address does not take this method.',
  'request.tooSlow': 'The request took too long to arrive.',
  'record.stale': 'Somebody else has changed the record in the meantime.',
  'record.inUse': 'Other records need this one.',
  'record.duplicate': 'Another record already has this value.',
  'transition.forbidden': 'The record cannot move from its current state to this one.',
  'trip.alreadyOpen': 'This group already has an open trip.',
  'trip.closed': 'The trip is finished.',
  'parcel.kept': 'A parcel that was weighed or scanned cannot be removed.',
  'invoice.issued': 'The invoice of this order has been issued.',
  'invoice.cancelled': 'Only an issued invoice that has not been cancelled can be cancelled.',
  'invoice.damaged':
    'The archived file of this invoice is damaged, and the original could not be restored.',
  'preferences.full': 'This account keeps as many preferences as it can.',
  'user.lastAdmin': 'This is the last active administrator.',
  'user.oneself': 'Nobody can block or delete their own account.',
  'request.keyReused': 'This idempotency key was used for another request.',
  'request.inProgress': 'The same request is still being processed.',
  'request.tooLarge': 'The request is too large.',
  'list.tooLong': 'The list is too long for one answer. Request it page by page.',
  'request.wrongType': 'This content type is not accepted here.',
  'record.invalid': 'Some fields are not valid.',
  'invoice.incomplete': 'The invoice lacks details that the law requires.',
  'request.tooMany': 'Too many requests. Try again later.',
  'quota.reached': 'This account has reached its daily limit. Try again later.',
  'server.failed': 'Something went wrong on the server.',
  'server.notReady': 'The server is not ready. Try again in a moment.',
  'server.diskFull': "The server's disk is full. Nothing was stored.",
};

type Sentence = string | ((limit: number | string) => string);

const VIOLATION_SENTENCES: Readonly<Record<ViolationCode, Sentence>> = {
  required: 'is required',
  tooShort: (limit) => `must have at least ${limit} characters`,
  tooLong: (limit) => `must have at most ${limit}`,
  tooSmall: (limit) => `must be at least ${limit}`,
  tooLarge: (limit) => `must be at most ${limit}`,
  pattern: 'does not have the right format',
  notText: 'must be text',
  notANumber: 'must be a number',
  notAnInteger: 'must be a whole number',
  notABoolean: 'must be true or false',
  notADate: 'must be a day such as 2026-03-31',
  notADateTime: 'must be a time such as 2026-03-31T08:00:00Z',
  notMoney: 'must be an amount such as "12.50"',
  tooManyDecimals: (limit) => `must have at most ${limit} decimals`,
  staysTrue: 'cannot be undone',
  notAPhone: 'must be a phone number such as +212661234567',
  notAnEmail: 'must be an e-mail address',
  notAUrl: 'must be an address that starts with http:// or https://',
  notAChoice: 'is not one of the choices',
  notAnId: 'must be the ID of a record',
  notAList: 'must be a list',
  notAnObject: 'must be an object',
  unknownReference: 'refers to a record that does not exist',
  unknownField: 'is not a field of this record',
  assignedByServer: 'is set only by the server',
  notWritable: 'may not be changed by you',
  duplicate: 'already belongs to another record',
  endsBeforeStart: 'is before the start',
  cityNotInTour: 'is not a city of this tour',
  wrongFileType: 'is a file of a type that is not accepted here',
  wrongPassword: 'is not the current password',
  unprintable: 'contains characters that cannot be stored',
  notOnPaper: (limit) => `contains characters that no document font has: ${limit}`,
  notAnIban: 'is not a valid IBAN: its check digits or its length are wrong',
  notAVatId: 'is not a valid VAT number: its format or its check digit is wrong',
  notALeitwegId: 'is not a valid Leitweg-ID: its format or its check digits are wrong',
  notANumberPattern:
    'must contain {number} once, {year} at most once, and otherwise only letters, digits or ./_-',
  unknownVariable: (limit) => `may contain only ${limit} in braces`,
};

/** A violation of a field as an English clause that follows the field's name. */
export function violationSentence({ code, limit }: Violation): string {
  const sentence = VIOLATION_SENTENCES[code];
  return typeof sentence === 'string' ? sentence : sentence(limit ?? '');
}
