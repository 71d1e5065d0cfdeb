import type { ErrorCode, Violation, ViolationCode } from '../domain/errors.ts';

/** What each refusal says in English when the place that refuses says nothing more exact. */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  'request.malformed': 'The request cannot be read.',
  'request.unknownField': 'The request names a field that does not exist here.',
  'request.badValue': 'A value of the request cannot be used here.',
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
  'record.duplicate': 'Another record has this value already.',
  'transition.forbidden': 'The record cannot go from its present state to this one.',
  'trip.alreadyOpen': 'A trip of this group is open already.',
  'trip.closed': 'The trip is finished.',
  'parcel.kept': 'A parcel that was weighed or scanned cannot be removed.',
  'invoice.issued': 'The invoice of this order is issued.',
  'invoice.cancelled': 'Only an issued invoice that is not cancelled yet can be cancelled.',
  'invoice.damaged':
    'The archived file of this invoice is damaged, and the original could not be restored.',
  'user.lastAdmin': 'This is the last active administrator.',
  'user.oneself': 'Nobody can block or delete their own account.',
  'request.keyReused': 'This idempotency key was used for another request.',
  'request.inProgress': 'The same request is still being worked on.',
  'request.tooLarge': 'The request is too large.',
  'list.tooLong': 'The list is too long to be sent at once. Ask for it page by page.',
  'request.wrongType': 'This type of content is not taken here.',
  'record.invalid': 'Some fields are not right.',
  'invoice.incomplete': 'The invoice lacks facts that the law asks for.',
  'request.tooMany': 'Too many requests. Try again later.',
  'quota.reached': 'This account has reached its daily limit. Try again later.',
  'server.failed': 'Something went wrong on the server.',
  'server.notReady': 'The server is not ready. Try again in a moment.',
  'server.diskFull': 'The disk of the server is full. Nothing was stored.',
};

type Sentence = string | ((limit: number | string) => string);

const VIOLATION_SENTENCES: Readonly<Record<ViolationCode, Sentence>> = {
  required: 'is required',
  tooShort: (limit) => `must have at least ${limit} characters`,
  tooLong: (limit) => `must have at most ${limit}`,
  tooSmall: (limit) => `must be at least ${limit}`,
  tooLarge: (limit) => `must be at most ${limit}`,
  pattern: 'does not have the right form',
  notText: 'must be text',
  notANumber: 'must be a number',
  notAnInteger: 'must be a whole number',
  notABoolean: 'must be true or false',
  notADate: 'must be a day such as 2026-03-31',
  notADateTime: 'must be a time such as 2026-03-31T08:00:00Z',
  notMoney: 'must be an amount such as "12.50"',
  tooManyDecimals: (limit) => `must have at most ${limit} decimals`,
  staysTrue: 'cannot be taken back',
  notAPhone: 'must be a phone number such as +212661234567',
  notAnEmail: 'must be an e-mail address',
  notAUrl: 'must be an address that starts with http:// or https://',
  notAChoice: 'is none of the choices',
  notAnId: 'must be the id of a record',
  notAList: 'must be a list',
  notAnObject: 'must be an object',
  unknownReference: 'refers to a record that does not exist',
  unknownField: 'is no field of this record',
  assignedByServer: 'is set by the server only',
  notWritable: 'may not be changed by you',
  duplicate: 'belongs to another record already',
  endsBeforeStart: 'lies before the start',
  cityNotInTour: 'is no city of this tour',
  wrongFileType: 'is a file of a type that is not taken here',
  wrongPassword: 'is not the present password',
  unprintable: 'holds characters that cannot be stored',
  notOnPaper: (limit) => `holds what no font of the papers has: ${limit}`,
  notAnIban: 'is no IBAN: its check digits or its length are wrong',
  notAVatId: 'is no VAT number: its form or its check digit is wrong',
  notALeitwegId: 'is no Leitweg-ID: its form or its check digits are wrong',
  notANumberPattern:
    'must hold {number} once, {year} at most once, and letters, digits or ./_- around them',
  unknownVariable: (limit) => `may hold in braces only ${limit}`,
};

/** One refusal of a field as an English clause that follows the field's name. */
export function violationSentence({ code, limit }: Violation): string {
  const sentence = VIOLATION_SENTENCES[code];
  return typeof sentence === 'string' ? sentence : sentence(limit ?? '');
}
