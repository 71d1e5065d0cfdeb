import type { ErrorCode, ViolationCode } from '../../../domain/errors.ts';
import { common } from '../common/en.ts';
import { documentTexts } from '../documents/en.ts';
import { byEditor, byKind } from '../joined-texts.ts';
import { isolated } from '../languages.ts';
import { entrance, session } from '../login/en.ts';
import type { Nested } from '../nested.ts';
import { ra } from '../react-admin/en.ts';
import { stages } from '../stages/en.ts';
import { stageTexts } from '../stages/stage-texts.ts';

/** Texts of the frame around every page: menu, top bar, notices' frame, confirmations, errors. */
const shell = {
  menu: {
    only: 'Show only: %{name}',
    label: 'Main menu',
    overview: 'Overview',
    toMorocco: 'To Morocco',
    ...stageTexts(stages, 'name'),
    fromMorocco: 'From Morocco',
    bin: 'Bin',
    ...byEditor(documentTexts, 'list', 'menu'),
    chat: 'Chat',
    campaigns: 'Sent messages',
    outbox: 'Outbox',
    scan: 'Scan parcels',
    resources: 'Resources',
    unread:
      '%{name}, %{smart_count} unread conversation |||| %{name}, %{smart_count} unread conversations',
    arrange: 'Arrange the menu',
    arranged: 'Done',
    logout: 'Logout',
    open: 'Open the menu',
    close: 'Close the menu',
    expand: 'Expand the menu',
    collapse: 'Collapse the menu',
    sections: {
      operations: 'Operations',
      documents: 'Documents',
      customers: 'Tours and customers',
      messages: 'Messages',
      content: 'Content',
      settings: 'Settings',
      favourites: 'Favourites',
    },
  },
  bar: {
    language: entrance.language,
    theme: 'Appearance',
    themes: { light: 'Light', dark: 'Dark', system: 'Same as this device' },
    search: 'Search',
    refresh: 'Refresh',
    account: 'Account',
    readNotices: 'Notices ‘… Fetched’',
    notices: 'Notices',
    shortcuts: 'Keyboard shortcuts',
    security: 'Security',
    toRows: 'Skip to the list',
  },
  confirm: {
    confirm: 'Valider',
    cancel: 'Annuler',
  },
  logout: {
    title: 'Log out and discard?',
    text: 'Logging out clears what is stored on this device. This is not saved anywhere else:',
    drafts: 'Unsaved entries',
    messages: 'Unsent messages',
    views: 'Saved views',
    stay: 'Stay',
    discard: 'Log out and discard',
    of: {
      newOrder: 'New order',
      order: 'Order',
      ...byKind(documentTexts, 'draft'),
      message: 'Message',
    },
  },
  loading: {
    label: 'Loading',
  },
  notFound: {
    title: 'Page not found',
    text: 'This road ends at the water. The page may have moved, or there is a typing mistake in the address.',
    picture: 'A bridge that ends in the middle of the strait',
    back: 'Back',
  },
  failure: {
    title: 'This page could not be shown',
    text: 'Something went wrong in this page. Your saved data is not affected.',
    details: 'Details for support',
  },
  viewing: {
    line: 'You see the product as %{name}, and change nothing.',
    leave: 'Back to my own session',
  },
  connection: {
    lost: 'No connection.',
    lostSince: 'No connection. You see what was read last, at %{time}.',
    lostOn: 'No connection. You see what was read last, on %{date}.',
    asOf: 'As of %{time}, being refreshed',
    asOfDate: 'As of %{date}, being refreshed',
    title: 'This part of the program could not be loaded',
    asking: 'Contacting the server …',
    unreachable:
      'The server cannot be reached. What you saved is safe. The page opens by itself once the connection is back.',
    answering: 'The server is available again. Reload the page to continue.',
  },
  overview: {
    stages: 'Orders by stage',
    unpaid: '%{count} unpaid',
    unverified: '%{count} not verified',
    trips: 'Trips under way',
    noTrip: 'No trip is open',
    records: 'At a glance',
    blocked: '%{count} blocked',
    open: '%{count} open',
    unavailable: 'This figure could not be loaded',
  },
};

/**
 * Notices, to the letter of specification 8: its spellings, its German and French words and its
 * two spaces are what people of the house have learned to read.
 */
const notice = {
  line: {
    needed: 'Needs a connection',
    notSent: 'One of the entries is not sent yet. Send it first.',
    stored: 'Not sent yet: it is sent when the connection is back',
  },
  server: {
    reload: 'Server Error Please Reload',
    error: 'Server Error',
  },
  session: {
    connected: 'You are Connected',
    incorrect: 'Phone or Password incorrect',
    passwordChanged: 'Password Changed',
  },
  recovery: {
    requestFailed: 'Server Error',
    verifyFailed: 'Server  Error',
    noUser: 'No User with this Phone',
    checkCode: 'Check Verification Code',
  },
  orders: {
    switched: 'Orders Switched',
    verified: 'Orders Verified',
    deleted: 'Commands Deleted',
    fetched: 'Commands to Morocco Fetched',
    trackingFetched: 'CommandsTo Morocco Fetched',
  },
  bin: {
    restored: 'Orders Restored',
    erased: 'Orders Removed for Good',
    emptied: 'Bin Emptied',
  },
  bulk: {
    partly: '%{done} of %{total} Orders Done',
    verificationWithdrawn: 'Verification Withdrawn',
    takenBack: 'Taken back: %{smart_count} order |||| Taken back: %{smart_count} orders',
    waiting: 'Notices wait (people: %{smart_count})',
  },
  documents: { sent: 'Bill Sent' },
  ...byEditor(documentTexts, 'list', 'notices'),
  trips: {
    updated: 'Tracking Updated',
    createGroup: 'Create Group',
    created: 'Groupe %{name} Created',
  },
  messages: {
    sent: 'Message Sent',
    nothingSelected: 'First select the orders whose customers you want to write to.',
    smsSent: 'Sms Sent Successfully',
  },
  exports: {
    lacks:
      '%{smart_count} selected order no longer exists and is not in the file. |||| %{smart_count} selected orders no longer exist and are not in the file.',
  },
};

/** What a rejection by the server means, by its code. */
const errors = {
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
    wrongCode: 'The code is not right, or it is too old.',
    secondFactor: 'The password is right. A second factor is needed, too.',
    wrongFactor: 'This is not right, or was used before.',
    ticketEnded: 'This took too long or failed too often. Please sign in again.',
    factorDue: 'Set up a second factor first.',
    viewOnly: 'You look as somebody else: nothing is changed.',
    lastFactor: 'Your role needs a second factor. Set up another one first.',
    codesOff: 'No codes are sent at the moment. Please call the office.',
  },
  access: { denied: 'Your account is not allowed to do this.' },
  record: {
    notFound: 'This entry no longer exists.',
    stale: 'This entry has been changed in the meantime.',
    inUse: 'This entry is still in use elsewhere.',
    duplicate: 'An entry like this already exists.',
    rejected: 'A rule of the business does not allow this.',
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
  appointment: {
    full: 'All places of this appointment are taken.',
    closed: 'This appointment can no longer be booked or cancelled.',
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
  message: {
    noTemplate: 'There is no template for this. Write one first, or choose one.',
    noNumber: 'This number cannot get such messages.',
    optedOut: 'The customer has stopped messages on this channel.',
    notEditable: 'This message cannot be changed: only texts that have not left the chat can.',
    tooLateToEdit: 'A message can be changed for one minute only.',
    windowClosed: 'WhatsApp takes approved templates only now. Answer by SMS or chat.',
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
const validation = {
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
  wrongFactor: 'Not right, or used before',
  tooCommon: 'Too easy to guess. Please choose another password',
  unprintable: 'Contains a character that cannot be printed',
  notOnPaper: 'The document fonts do not have %{limit}',
  wrongFileType: 'Files of this type are not accepted here',
  notAnIban: 'Not a valid IBAN; please check what was typed',
  notAVatId: 'Not a valid VAT number; please check what was typed',
  notALeitwegId: 'Not a valid Leitweg-ID; please check what was typed',
  notAnHsCode: 'Not an HS code: six digits, such as 610910',
  notACountry: 'Not a country; please choose one',
  notAnIdNumber: 'Not the number of an identity document: 4 to 20 letters and digits',
  notACin: 'Not the number of a Moroccan identity card, such as AB123456',
  notANumberPattern: 'Needs {number} once and {year} at most once',
  noMessages: 'No message can go to this number',
  notFilled: '%{found} is not filled in here and would be sent as it stands. Write what is meant.',
  own: 'Not allowed',
  unknownVariable: `${isolated('%{found}')} stands for nothing. Only these may stand in braces here: %{limit}`,
} satisfies Record<ViolationCode, string>;

/** The English texts that are there before the session, the model of the other languages. */
export const front = { ra, common, shell, session, notice, errors, validation };

/** The texts before anybody has logged in. */
export type FrontMessages = typeof front;
