import type { IssuedInvoice } from '../documents/invoice/issued-invoice.ts';
import { STAGE_LISTS, type StageListName, stageOf } from '../orders/stages.ts';
import type { ParcelState } from '../parcels/parcel-states.ts';

/** What the search of everything looks for, in the order in which it is shown. */
export const FOUND_KINDS = [
  'orders',
  'customers',
  'recipients',
  'invoices',
  'parcels',
  'conversations',
  'messages',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/**
 * Where an order is: on one of the lists, arrived with a trip that has finished, or in the bin. The
 * lists are those of `STAGE_LISTS`.
 */
export const ORDER_PLACES: readonly OrderPlace[] = [...STAGE_LISTS, 'arrived', 'bin'];
export type OrderPlace = StageListName | 'arrived' | 'bin';

type Placed = {
  readonly tripGroup?: string | null;
  readonly commandMode?: string | null;
  readonly finish?: boolean | null;
};

/** Where an order is that is not in the bin. */
export function orderPlace({ tripGroup, commandMode, finish }: Placed): OrderPlace {
  if (finish) return 'arrived';
  return tripGroup === 'B' ? 'ToDu' : stageOf(commandMode).name;
}

/** A found order. What its reader may not see of it is `null`. */
export type FoundOrder = {
  readonly _id: string;
  readonly billCode: string;
  readonly place: OrderPlace;
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly city: string | null;
  readonly paid: boolean | null;
  readonly createdAt: string;
};

/** A found customer; `orders` is not counted here. */
export type FoundCustomer = {
  readonly _id: string;
  readonly code: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly city: string | null;
};

/** Somebody in Morocco, as the latest order to them says. */
export type FoundRecipient = {
  readonly name: string;
  readonly phone: string;
  readonly address: string | null;
  /** The latest order to them, and who sent it. */
  readonly order: string;
  readonly billCode: string;
  readonly sender: string | null;
};

/** A found invoice or Storno. */
export type FoundInvoice = Pick<
  IssuedInvoice,
  '_id' | 'kind' | 'status' | 'number' | 'customer' | 'billCode' | 'date' | 'total'
>;

/** A found parcel. */
export type FoundParcel = {
  readonly code: string;
  readonly order: string;
  readonly billCode: string;
  readonly number: number;
  readonly of: number;
  readonly state: ParcelState;
};

/** A conversation that is found by its customer. */
export type FoundConversation = {
  readonly _id: string;
  readonly clientId: string;
  readonly name: string;
  /** When somebody last wrote; `null` while nobody has. */
  readonly lastAt: string | null;
};

/** A message that is found by its words. */
export type FoundMessage = {
  readonly _id: string;
  readonly clientId: string;
  readonly name: string;
  readonly byStaff: boolean;
  readonly isNote: boolean;
  /** The part of its text in which the first word is, or the name of its file. */
  readonly excerpt: string;
  readonly createdAt: string;
  /** Its number in its conversation. */
  readonly position: number;
};

type Hits = {
  readonly orders: FoundOrder;
  readonly customers: FoundCustomer;
  readonly recipients: FoundRecipient;
  readonly invoices: FoundInvoice;
  readonly parcels: FoundParcel;
  readonly conversations: FoundConversation;
  readonly messages: FoundMessage;
};

/** One kind of what was found: the latest first, and how many there are. */
type GroupOf<Kind extends FoundKind> = {
  readonly kind: Kind;
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  /** Whether the first hit has exactly the code or number that was typed. */
  readonly isExact: boolean;
  readonly hits: Hits[Kind][];
};

type Groups = { readonly [Kind in FoundKind]: GroupOf<Kind> };
export type FoundGroup = Groups[FoundKind];

/** A hit of a kind. */
export type FoundHit<Kind extends FoundKind> = Groups[Kind]['hits'][number];

/** How many of the found orders are at one place. */
export type PlaceCount = { readonly place: OrderPlace; readonly count: number };

/** Everything that a search has found. */
export type Found = {
  /** Only kinds of which something was found; one with an exact hit comes first. */
  readonly groups: readonly FoundGroup[];
  /** Where the counted orders are, in the order of the road. */
  readonly places: readonly PlaceCount[];
  /** Whether what was typed is so short that only the latest records were looked at. */
  readonly isOfLatest: boolean;
};

/** The hits of a kind. */
export const hitsOf = <Kind extends FoundKind>(
  { groups }: Pick<Found, 'groups'>,
  kind: Kind,
): readonly FoundHit<Kind>[] =>
  groups.find((group): group is Groups[Kind] => group.kind === kind)?.hits ?? [];

/** The fewest characters that are searched for. */
export const LEAST_SOUGHT = 2;
/** The most characters. */
export const MOST_SOUGHT = 200;

const AROUND = 40;
const LONGEST = 140;

/** The part of a text in which a word is found, in one line; its beginning if it is not there. */
export function excerptOf(text: string, sought: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const lower = line.toLowerCase();
  const places = sought.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const before = [...line.slice(0, first)];
  const shown = [...before.slice(-AROUND), ...line.slice(first)];
  const isCut = shown.length > LONGEST;
  const start = before.length > AROUND ? '…' : '';
  return `${start}${shown.slice(0, LONGEST).join('')}${isCut ? '…' : ''}`;
}
