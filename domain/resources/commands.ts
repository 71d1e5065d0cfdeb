import { admin, staff, staffOrOwner } from '../access.ts';
import { LINE_TAXES } from '../company/tax.ts';
import {
  CAPTION_LANGUAGES,
  CATEGORIES,
  CONDITIONS,
  customsAreRight,
  ID_KINDS,
} from '../customs/customs-facts.ts';
import { defineResource, reference } from '../define.ts';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  file,
  group,
  integer,
  list,
  money,
  phone,
  text,
} from '../fields.ts';
import { BILLED_COUNTRIES, BILLED_PARTIES, billToIsRight } from '../orders/bill-to.ts';
import { CUSTOMER_KINDS, GOODS_ROLES, PRICE_BASES } from '../orders/buyer-tax.ts';
import { documentsAreNamedOnce } from '../orders/document-customers.ts';
import { DOCUMENT_FLAGS, DOCUMENT_PATHS, type DocumentFlag } from '../orders/document-kinds.ts';
import { NO_FILE } from '../orders/identity-files.ts';
import { MISSING_VALUES } from '../orders/missing-values.ts';
import { DELIVERIES, PAYMENTS, WAYS_TO_PAY } from '../orders/payment.ts';
import {
  DEFAULT_STAGE,
  eachStageVerb,
  isStaged,
  STAGE_TRANSITIONS,
  STAGES,
} from '../orders/stages.ts';
import { PARCEL_STATES } from '../parcels/parcel-states.ts';
import type { PathOf, RecordOf } from '../records.ts';
import { TRIP_GROUPS } from '../trips/groups.ts';
import { trips } from './trips.ts';
import { users } from './users.ts';

/** Orders pass the stages by actions of their own, there and back. */
const STAGE_ACTIONS = eachStageVerb((verb) => {
  const { from, to } = STAGE_TRANSITIONS[verb];
  return {
    access: staff,
    transition: { field: 'commandMode', from: [from], to },
    when: isStaged,
    confirm: true,
  } as const;
});

/** Customers follow their own orders; of those they see what is not reserved for the staff. */
export const ownOrders = staffOrOwner('user');

const documentFlag = boolean({ default: false, filter: true, read: staff });

/** Which documents an order has: a flag for each kind that is filled in for it. */
const documentFlags = Object.fromEntries(
  DOCUMENT_FLAGS.toReversed().map((flag) => [flag, documentFlag]),
) as Readonly<Record<DocumentFlag, typeof documentFlag>>;

/**
 * An order: parcels from one sender in Germany to one recipient in Morocco (specification 3,
 * "Order").
 */
export const commands = defineResource({
  name: 'commands',
  fields: {
    billCode: text({ assigned: true, unique: true, search: true, filter: true }),
    tripGroup: choice(TRIP_GROUPS, { filter: true, default: 'A' }),
    commandMode: choice(STAGES, { filter: true, default: DEFAULT_STAGE }),
    user: reference(users, {
      required: true,
      filter: true,
      search: true,
      embed: [
        'code',
        'firstName',
        'lastName',
        'name',
        'phone',
        'address',
        'zipcode',
        'cityId',
        'cityName',
        'photo',
        'tour',
      ],
    }),
    recipient: group({
      firstName: text({ required: true, max: 80, search: true }),
      lastName: text({ max: 80, search: true }),
      name: text({ assigned: true }),
      phone: phone({ required: true, search: true, filter: true }),
      address: text({ max: 200, search: true, filter: true }),
    }),
    billTo: group(
      {
        party: choice(BILLED_PARTIES, { default: 'sender' }),
        firm: text({ max: 120, search: true }),
        contact: text({ max: 80 }),
        street: text({ max: 120 }),
        zipcode: text({ max: 12 }),
        city: text({ max: 80 }),
        country: choice(BILLED_COUNTRIES),
        /** Of a firm in a third country: the tax number that it has there. */
        vatId: text({ max: 20 }),
        reference: text({ max: 60 }),
        leitwegId: text({ max: 46 }),
        /** What another party has to do with the goods; it decides whether transport is exempt. */
        goodsRole: choice(GOODS_ROLES),
        /** Whether a party abroad is a business: where its services are taxed depends on it. */
        customerKind: choice(CUSTOMER_KINDS),
        /** Why tax is charged to a business abroad that could owe it itself. */
        taxedReason: text({ max: 200 }),
      },
      { read: staff },
    ),
    numofpackages: integer({ min: 0, max: 999, default: 0, unit: 'pieces', filter: 'range' }),
    wights: decimal({ min: 0, max: 99_999, default: 0, unit: 'kg', filter: 'range' }),
    /** What was announced, once the parcels' own weights have made another `wights` of it. */
    announcedWeight: decimal({ min: 0, max: 99_999, unit: 'kg', read: staff }),
    paid: boolean({ default: false, filter: true }),
    /** The day of the payment, whole or in part; the server notes it where nobody says it. */
    paidOn: date({ filter: 'range', read: staff }),
    /** How it was really paid; `payment` is what was announced. The server notes it like the day. */
    paidVia: choice(WAYS_TO_PAY, { filter: true, read: staff }),
    /** When and how the deposit was paid, once the rest is paid too: the payment is then the rest. */
    depositOn: date({ assigned: true, read: staff }),
    depositVia: choice(WAYS_TO_PAY, { assigned: true, read: staff }),
    /** What has been paid of an order that is not paid whole. */
    deposit: money({ min: 0, max: 1_000_000_00 }),
    verified: boolean({ default: false, filter: true, read: staff }),
    smsToMa: boolean({ default: false, filter: true, lasting: true, read: staff }),
    frontId: file({ default: NO_FILE, sort: false, filter: true, read: staff }),
    faceId: file({ assigned: true, sort: false, read: staff }),
    backId: file({ default: NO_FILE, sort: false, filter: true, read: staff }),
    /** Since when the customer is to send other pictures than those that are there. */
    identityRequestedAt: dateTime({ read: staff }),
    /** Since when the card counts as seen, of which no copy is stored. */
    identitySeenAt: dateTime({ read: staff }),
    /** What it needs before it can leave, and lacks; computed from the values above. */
    missing: list(choice(MISSING_VALUES), {
      assigned: true,
      filter: true,
      max: MISSING_VALUES.length,
      read: staff,
    }),
    finish: boolean({ assigned: true, default: false, filter: true }),
    trip: reference(trips, { assigned: true, filter: true, read: staff }),
    ...documentFlags,
    content: list(
      group({
        desc: text({ max: 200 }),
        qty: decimal({ min: 0, max: 99_999, unit: 'kg' }),
        price: money({ min: 0, max: 100_000_00 }),
        tax: choice(LINE_TAXES),
      }),
      { max: 200, read: staff },
    ),
    declarationConten: list(
      group({
        desc: text({ max: 200 }),
        legal: integer({ min: 0, max: 9_999, unit: 'pieces' }),
        notice: money({ min: 0, max: 100_000_00 }),
        /** Of one piece, as `notice` is of all pieces of the line. */
        unitValue: money({ min: 0, max: 100_000_00 }),
        /** Net, of the whole line. */
        weight: decimal({ min: 0, max: 99_999, unit: 'kg' }),
        condition: choice(CONDITIONS),
        hsCode: text({ max: 6 }),
        origin: text({ max: 2 }),
      }),
      { max: 200, read: staff },
    ),
    /** What customs requires of the whole consignment (docs/decisions/0096). */
    customs: group(
      {
        category: choice(CATEGORIES),
        idKind: choice(ID_KINDS),
        idNumber: text({ max: 20, confidential: true }),
        recipientCin: text({ max: 9, confidential: true }),
        vehicle: text({ max: 40 }),
        /** The day on which the goods pass the border. */
        passage: date(),
        captions: list(choice(CAPTION_LANGUAGES), { max: CAPTION_LANGUAGES.length }),
      },
      { read: staff },
    ),
    billDate: date({ read: staff }),
    paperCustomers: list(
      group({
        paper: choice(DOCUMENT_PATHS, { required: true }),
        firstName: text({ required: true, max: 80 }),
        lastName: text({ max: 80 }),
        phone: phone(),
        cityName: text({ max: 80 }),
      }),
      { max: DOCUMENT_PATHS.length, read: staff },
    ),
    priceTotal: money({ min: 0, max: 1_000_000_00, filter: 'range' }),
    priceSub: money({ max: 1_000_000_00, read: staff }),
    /** Why the order costs something else than the price list proposes. */
    priceReason: text({ max: 200, read: staff }),
    /** Whether the prices of taxed lines include the tax, as they do by default. */
    priceBasis: choice(PRICE_BASES, { read: staff }),
    type: choice(DELIVERIES, { default: 1, filter: true }),
    payment: choice(PAYMENTS, { default: 1, filter: true }),
    rechnr: text({ max: 40, search: true, filter: true, read: staff }),
    /** The version of the terms and conditions that was in force when the order was made. */
    terms: group({
      number: integer({ assigned: true, sort: false }),
      from: date({ assigned: true, sort: false }),
      id: text({ assigned: true, sort: false }),
    }),
    history: list(
      group({
        at: dateTime({ required: true }),
        by: text({ required: true }),
        action: text({ required: true }),
        from: text(),
        to: text(),
      }),
      { assigned: true, listed: false, read: staff },
    ),
  },
  represent: (order) => order.billCode ?? order.id,
  representPartial: ({ billCode, id }) => billCode ?? id ?? '',
  /** The city as lists show it, in its one spelling; the address names it in any. */
  sortedBy: ['destination'],
  /** The states that any of its parcels are in: an order with parcels that are missing. */
  filteredBy: { parcelStates: choice(PARCEL_STATES, { filter: true, read: staff }) },
  rules: [billToIsRight, documentsAreNamedOnce, customsAreRight],
  access: { list: ownOrders, show: ownOrders, create: staff, edit: staff, delete: admin },
  actions: {
    ...STAGE_ACTIONS,
    verify: {
      access: staff,
      transition: { field: 'verified', from: [false], to: true },
      confirm: true,
    },
    withdrawVerification: {
      access: admin,
      transition: { field: 'verified', from: [true], to: false },
      confirm: true,
    },
  },
});

export type Order = RecordOf<typeof commands>;

type ValuePath = PathOf<typeof commands.fields> | `user.${PathOf<typeof users.fields>}`;

/**
 * The values of an order that its labels print, besides its people, parcels and payment, by their
 * paths: `always` prints the caption without a value too, to be filled in by hand. The captions are
 * in src/i18n/printed/labels.
 */
export const LABEL_FACTS = {
  'user.code': 'always',
} as const satisfies Readonly<Partial<Record<ValuePath, 'always' | 'ifThere'>>>;

/** The path of a value that labels print. */
export type LabelFactPath = keyof typeof LABEL_FACTS;

/** Switches that get a line of their own in the history of an order whenever they are changed. */
export const NOTIFIED_SWITCHES = [
  ...DOCUMENT_FLAGS,
  'smsToMa',
  'paid',
] as const satisfies readonly (keyof typeof commands.fields)[];

/** An order in the bin: the order as it was, and when it was deleted. */
export type BinnedOrder = Order & {
  readonly deletedAt?: string | null;
  readonly deletedBy?: string | null;
};
