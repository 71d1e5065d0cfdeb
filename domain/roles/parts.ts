import type { FieldLevel } from './grants.ts';

/** What a part of the product shows or changes, and so has to be granted beside it. */
export type PartNeed = {
  readonly resource: string;
  readonly operations: readonly string[];
  /** Whether a right to some records is enough, because each call looks which one it is about. */
  readonly inAnyScope?: boolean;
  readonly fields?: Readonly<Record<string, FieldLevel>>;
};

/** What a parcel shows of its order. */
const PARCELS_OF_ORDER: PartNeed = {
  resource: 'commands',
  operations: ['show'],
  inAnyScope: true,
  fields: {
    billCode: 'read',
    wights: 'read',
    numofpackages: 'read',
    'recipient.firstName': 'read',
    'recipient.lastName': 'read',
    'recipient.address': 'read',
  },
};

/**
 * The parts of the product that are no resource: calls and pages that show something of several. One
 * that is granted without all that it needs is not there.
 */
export const PARTS = {
  /** What there is to do, what the trips carry and earn, and the sums under lists of orders. */
  overview: [
    {
      resource: 'commands',
      operations: ['list'],
      fields: {
        numofpackages: 'read',
        wights: 'read',
        priceTotal: 'read',
        deposit: 'read',
        paid: 'read',
        trip: 'read',
        'recipient.address': 'read',
      },
    },
    { resource: 'trips', operations: ['list'] },
  ],
  /** Who changed what, the versions of records, and the undoing of it. */
  activity: [
    { resource: 'commands', operations: ['list', 'show'], fields: { billCode: 'read' } },
    {
      resource: 'users',
      operations: ['list', 'show'],
      fields: { firstName: 'read', lastName: 'read', phone: 'read' },
    },
  ],
  /** Lists as files. */
  exports: [],
  /** Tables that are read in. */
  imports: [
    {
      resource: 'commands',
      operations: ['list', 'create', 'edit'],
      fields: { billCode: 'read', recipient: 'write' },
    },
  ],
  /** Messages to many, those that wait for a decision, and the state of the channels. */
  messages: [
    { resource: 'commands', operations: ['list', 'show'] },
    {
      resource: 'users',
      operations: ['list', 'show'],
      fields: { firstName: 'read', lastName: 'read', phone: 'read' },
    },
  ],
  /** Which documents were printed, and the noting of it. */
  prints: [{ resource: 'commands', operations: ['list', 'show'] }],
  /** The issue of invoices. */
  invoicing: [
    {
      resource: 'commands',
      operations: ['show', 'edit'],
      fields: { content: 'write', billTo: 'write', priceTotal: 'read' },
    },
    { resource: 'invoices', operations: ['list', 'show'], fields: { total: 'read' } },
  ],
  /** The parcels of an order. */
  parcels: [PARCELS_OF_ORDER],
  /** Scanning parcels from state to state. */
  scanning: [PARCELS_OF_ORDER],
  /** Weighing, parcels of many orders at once, and how far a trip is loaded. */
  loading: [
    {
      resource: 'commands',
      operations: ['list', 'show'],
      fields: {
        billCode: 'read',
        wights: 'write',
        numofpackages: 'read',
        announcedWeight: 'read',
        'recipient.firstName': 'read',
        'recipient.lastName': 'read',
        'recipient.address': 'read',
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly PartNeed[]>>;

export type Part = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as [Part, ...Part[]];

/** What those need who answer customers in the chat: it shows who writes. */
export const CHAT_NEEDS: readonly PartNeed[] = [
  {
    resource: 'users',
    operations: ['list', 'show'],
    fields: { firstName: 'read', lastName: 'read', phone: 'read', photo: 'read' },
  },
];
