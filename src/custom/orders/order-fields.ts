import { DOCUMENT_FLAGS, EDITED_KINDS, editorOf } from '../../../domain/orders/document-kinds.ts';

/**
 * Where the fields of an order appear. A path is a field of the definition or a value that comes with
 * its sender; any other name is a column, a filter or an exported value that is composed of several
 * (`order-columns.tsx`, `order-filters.ts`, `order-exports.ts`). What labels print stands with the
 * definition (`LABEL_FACTS`).
 */

/**
 * The sections of the form. A field that no section of the form places by hand follows the others,
 * and the cards of the order's page show it in the same section.
 */
export const ORDER_FORM = [
  { section: 'people', fields: ['user', 'recipient'] },
  { section: 'parcels', fields: ['numofpackages', 'wights', 'type', 'declarationConten'] },
  { section: 'stage', fields: ['tripGroup', 'commandMode'] },
  {
    section: 'payment',
    fields: ['payment', 'priceTotal', 'priceReason', 'paid', 'paidOn', 'paidVia', 'deposit'],
  },
  { section: 'billing', fields: ['billTo'] },
  { section: 'documents', fields: ['frontId', 'backId'] },
] as const;

/** The list of all orders. */
export const ALL_COLUMNS = [
  'billCode',
  'user',
  'recipient.name',
  'recipient.phone',
  'recipient.address',
  'numofpackages',
  'wights',
  'createdAt',
  'actions',
] as const;

/** What people can add to that list. */
export const ALL_HIDDEN = [
  'tripGroup',
  'commandMode',
  'paid',
  'paidOn',
  'paidVia',
  'verified',
  'priceTotal',
  'rechnr',
] as const;

/** The lists of the stages (specification 2.4), which show further values on a second line. */
export const STAGE_COLUMNS = [
  'sender',
  'city',
  'tour',
  'recipient',
  'destination',
  'packages',
  'weight',
  'state',
  'received',
  'code',
] as const;

/** What people can add to those. */
export const STAGE_HIDDEN = [
  'user.code',
  'user.phone',
  'user.zipcode',
  'user.tour.SubsCribedCity',
  'recipient.phone',
  'priceTotal',
  'payment',
  'paidOn',
  'paidVia',
  'type',
  'rechnr',
] as const;

/**
 * The lists of bills, declarations and tickets: the twelve columns of specification 2.5. A column that
 * is added here appears in all of them; one for bills alone goes into `furtherColumns` of its entry
 * in `src/custom/documents/document-views.tsx`.
 */
export const DOCUMENT_COLUMNS = [
  'companyKey',
  'senderName',
  'senderPhone',
  'zip',
  'cityName',
  'tourName',
  'registeredCity',
  'recipientName',
  'recipientPhone',
  'wholeDestination',
  'packages',
  'received',
] as const;

/** What a bookkeeper may want to add to those. */
export const DOCUMENT_HIDDEN = [
  'user.code',
  'weight',
  'priceTotal',
  'payment',
  'actions',
  'paidOn',
  'paidVia',
  'rechnr',
] as const;

/** The bin. */
export const BIN_COLUMNS = [
  'sender',
  'city',
  'recipient',
  'destination',
  'packages',
  'code',
  'deletedAt',
  'deletedBy',
  'daysLeft',
  'actions',
] as const;

/** The filters of all lists of orders, those that are needed daily first. */
export const ORDER_FILTERS = [
  'isPaid',
  'missing',
  'user.tour._id',
  'parcelStates',
  'createdAt',
  'paidVia',
  'paidOn',
  'payment',
  'isVerified',
  'type',
  'identity',
  'smsToMa',
  ...EDITED_KINDS.toReversed().map((kind) => editorOf(kind).path),
  'numofpackages',
  'wights',
  'priceTotal',
] as const;

/** The filters that are not needed daily, in groups. */
export const ORDER_FILTER_GROUPS = [
  { section: 'payment', filters: ['paidVia', 'payment', 'type', 'paidOn', 'priceTotal'] },
  { section: 'stage', filters: ['isVerified', 'smsToMa'] },
  {
    section: 'documents',
    filters: ['identity', ...EDITED_KINDS.toReversed().map((kind) => editorOf(kind).path)],
  },
  { section: 'parcels', filters: ['numofpackages', 'wights'] },
] as const;

/** The columns of an exported list of orders. */
export const EXPORTED = [
  'billCode',
  'user.code',
  'sender',
  'user.phone',
  'user.zipcode',
  'user.cityName',
  'user.tour.Tname',
  'registeredCity',
  'recipient',
  'recipient.phone',
  'destination',
  'recipient.address',
  'numofpackages',
  'wights',
  'priceTotal',
  'paid',
  'paidOn',
  'paidVia',
  'payment',
  'type',
  'verified',
  'identity',
  'smsToMa',
  ...DOCUMENT_FLAGS.toReversed(),
  'rechnr',
  'received',
] as const;
