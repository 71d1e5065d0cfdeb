import type { ErrorCode, ViolationCode } from '../../../domain/errors.ts';
import type { Nested } from '../nested.ts';

/** What a refusal of the server means, by its code. */
export const errors = {
  request: {
    malformed: 'The server could not read this request.',
    unknownField: 'The request names a field that does not exist.',
    badValue: 'The request holds a value that is not allowed.',
    keyReused: 'This request was sent before with other content.',
    inProgress: 'This is already being saved. Please wait a moment.',
    tooLarge: 'This is too large to be sent.',
    tooSlow: 'This took too long to be sent. Please try again.',
    wrongType: 'Files of this type are not accepted.',
    tooMany: 'Too many attempts. Please wait a moment.',
  },
  session: {
    missing: 'Please log in.',
    ended: 'Your session has ended. Please log in again.',
    wrongCredentials: 'Phone or Password incorrect',
  },
  access: { denied: 'Your account is not allowed to do this.' },
  record: {
    notFound: 'This entry no longer exists.',
    stale: 'Somebody else has changed this entry in the meantime.',
    inUse: 'This entry is still in use elsewhere.',
    duplicate: 'An entry like this already exists.',
    invalid: 'Please check the marked fields.',
  },
  route: {
    notFound: 'The server does not know this address.',
    methodNotAllowed: 'The server does not allow this here.',
  },
  transition: { forbidden: 'This step is not possible from the current stage.' },
  user: {
    lastAdmin: 'There must be at least one administrator.',
    oneself: 'You cannot do this to your own account.',
  },
  trip: {
    alreadyOpen: 'This group already has an open trip.',
    closed: 'This trip is finished.',
  },
  parcel: { kept: 'A parcel that has been weighed or scanned cannot be removed.' },
  invoice: {
    issued: 'The invoice of this order is issued. Cancel it first.',
    cancelled: 'This document cannot be cancelled, or was cancelled before.',
    damaged:
      'The archived file of this invoice is damaged. An administrator can restore it from a backup.',
    incomplete: 'The invoice lacks information that the law requires.',
  },
  list: { tooLong: 'The list is too long to be shown at once. Please narrow it down.' },
  quota: {
    reached: 'This account has reached its daily limit. Please continue tomorrow.',
  },
  preferences: {
    full: 'No more views and columns can be saved. Please delete some saved views first.',
  },
  server: {
    failed: 'Server Error Please Reload',
    notReady: 'The server is starting. Please try again in a moment.',
    diskFull: 'The disk of the server is full. Nothing was stored; please tell your administrator.',
  },
} satisfies Nested<ErrorCode>;

/** What is wrong with one field; `%{limit}` is the limit that it breaks. */
export const validation = {
  required: 'Required',
  tooShort: 'At least %{limit} characters',
  tooLong: 'At most %{limit}',
  tooSmall: 'At least %{limit}',
  tooLarge: 'At most %{limit}',
  pattern: 'Not in the expected format',
  notText: 'Must be text',
  notANumber: 'Must be a number',
  notAnInteger: 'Must be a whole number',
  notABoolean: 'Must be yes or no',
  notADate: 'Not a valid date',
  notADateTime: 'Not a valid date and time',
  notMoney: 'Not a valid amount, for example 12.50',
  tooManyDecimals: 'At most %{limit} decimals',
  staysTrue: 'Cannot be undone',
  notAPhone: 'Not a valid phone number, for example +212661234567',
  notAnEmail: 'Not a valid e-mail address',
  notAUrl: 'Not a valid web address, for example https://example.com',
  notAChoice: 'Not one of the choices',
  notAnId: 'Not a valid reference',
  notAList: 'Must be a list',
  notAnObject: 'Must be a group of values',
  unknownReference: 'This entry does not exist',
  unknownField: 'This field does not exist',
  assignedByServer: 'Only the server sets this value',
  notWritable: 'You may not change this value',
  duplicate: 'Already taken',
  endsBeforeStart: 'Ends before it starts',
  cityNotInTour: 'Not a city of this tour',
  wrongPassword: 'Not your current password',
  unprintable: 'Contains a character that cannot be printed',
  notOnPaper: 'The document fonts do not have %{limit}',
  wrongFileType: 'Files of this type are not accepted here',
  notAnIban: 'Not a valid IBAN; please check what was typed',
  notAVatId: 'Not a valid VAT number; please check what was typed',
  notALeitwegId: 'Not a valid Leitweg-ID; please check what was typed',
  notANumberPattern: 'Needs {number} once and {year} at most once',
  unknownVariable: 'Only %{limit} may stand in braces here',
} satisfies Record<ViolationCode, string>;
