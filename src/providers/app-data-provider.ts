import type { DataProvider, Identifier } from 'react-admin';
import type { ArchiveDamage } from '../../domain/documents/invoice/archive-damage.ts';
import type { IssuedInvoice, WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import type { Print, PrintedOrders } from '../../domain/documents/print.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import type { ParcelState } from '../../domain/parcels/parcel-states.ts';
import type { Trip } from '../../domain/resources/trips.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';

/** Called after each record of a change of many, so that progress can be shown. */
export type OnProgress = (finished: number, of: number) => void;

/** Sums over a list of orders, whatever page of it is shown. */
export type OrderTotals = {
  count: number;
  packages: number;
  /** Kilograms. */
  weight: number;
  /** Euro of what is not paid, as wire money. */
  unpaid: string;
};

export type RunActionParams = {
  /** A verb of the resource's definition, for example `sendToWarehouse`. */
  verb: string;
  ids: readonly Identifier[];
  /** The version that the person decided on, for a verb on one record. */
  version?: number | undefined;
  onProgress?: OnProgress;
};

/** What is said of a parcel; what is not named stays. */
export type ParcelChange = { weight?: number | null; state?: ParcelState; __v: number };

/** How many issued documents there are, and what they come to: a Storno takes its invoice back. */
export type InvoiceTotals = {
  count: number;
  /** Euro, as wire money. */
  total: string;
};

/** What is issued, and when the service was done; a `null` service date is the invoice's. */
export type InvoiceIssue = {
  order: string;
  /** The version of the order that the person has seen. */
  __v: number;
  /** ISO days. */
  date: string;
  serviceDate?: string | null;
};

/** A message of a conversation, as screens read it (specification 3, "Message"). */
export type ChatMessage = {
  readonly _id: string;
  readonly senderId?: string | null;
  readonly createdAt?: string;
  /** Of a file, `content` is what it is asked for by, and `name` what its sender called it. */
  readonly message: { readonly type: string; readonly content: string; readonly name?: string };
};

/** What this product's provider can do beside react-admin's own methods. */
export type AppDataProvider = DataProvider & {
  /** The open trip of a group, or `undefined` when there is none. */
  getTripByName: (name: TripGroup, options?: { signal?: AbortSignal }) => Promise<Trip | undefined>;
  /** Opens the next trip of a group. */
  createGroup: (name: TripGroup) => Promise<Trip>;
  /** Sets the step of a trip, or finishes or restarts it. */
  updateTrip: (
    id: Identifier,
    changes: { status?: number; finish?: boolean; __v?: number },
  ) => Promise<Trip>;
  /** What all orders of a list add up to; `undefined` where the back end does not add. */
  getOrderTotals: (
    filter: Readonly<Record<string, unknown>>,
    options?: { signal?: AbortSignal },
  ) => Promise<OrderTotals | undefined>;
  /** Does what a business verb stands for to some records. Throws a `PartialFailure` when some refuse. */
  runAction: (resource: string, params: RunActionParams) => Promise<{ done: Identifier[] }>;
  /** A stored picture: profile photos and pictures of content. */
  getFile: (name: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** One side of an ID card. */
  getCommandFile: (fileId: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** The parcels of an order, the first one first; `undefined` where the back end keeps none. */
  getParcels: (
    orderId: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly Parcel[] | undefined>;
  /** Weighs a parcel or says what was seen of it; the version is the one that the person has seen. */
  changeParcel: (code: string, change: ParcelChange) => Promise<void>;
  /** What was issued for an order, the latest first; `undefined` where the back end issues nothing. */
  getInvoices: (
    orderId: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly IssuedInvoice[] | undefined>;
  /** An issued document with all that it prints. */
  getInvoice: (id: string, options?: { signal?: AbortSignal }) => Promise<WholeInvoice>;
  /** Issues the invoice of an order: it gets its number and is frozen. */
  issueInvoice: (issue: InvoiceIssue) => Promise<WholeInvoice>;
  /** Cancels an issued invoice and answers its Storno. */
  cancelInvoice: (id: string, reason: string) => Promise<WholeInvoice>;
  /** The archived bytes of an issued document. */
  getInvoicePdf: (id: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** An issued document as an e-invoice: a PDF with its XML inside, or the XML alone. */
  getEInvoice: (
    id: string,
    form: 'facturX' | 'xml',
    options?: { signal?: AbortSignal },
  ) => Promise<Blob>;
  /** What issued documents add up to; `undefined` where the back end does not add. */
  getInvoiceTotals: (
    filter: Readonly<Record<string, unknown>>,
    options?: { signal?: AbortSignal },
  ) => Promise<InvoiceTotals | undefined>;
  /** Whether the back end issues invoices. */
  hasInvoices: (options?: { signal?: AbortSignal }) => Promise<boolean>;
  /** Damaged files of the archive that nobody has seen yet; none where the back end checks nothing. */
  getArchiveDamages: (options?: { signal?: AbortSignal }) => Promise<readonly ArchiveDamage[]>;
  /** Notes that a damage of the archive was seen. */
  markDamageSeen: (id: string) => Promise<void>;
  /** Sends a document to a customer's conversation (specification 7, "POST message"). */
  sendDocument: (receiverId: string, file: File) => Promise<void>;
  /** What was printed of an order, the latest first; `undefined` where the back end keeps no log. */
  getPrints: (
    orderId: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly Print[] | undefined>;
  /** Writes down what was printed, where the back end keeps that, and answers the orders that are gone. */
  logPrints: (printed: PrintedOrders) => Promise<{ gone: readonly string[] }>;
  /** The last messages with a customer, oldest first; `undefined` where the back end has no chat. */
  getLastMessages: (
    customerId: string,
    count: number,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly ChatMessage[] | undefined>;
  /** A file of a conversation. */
  getAttachment: (name: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** Whether the back end keeps deleted orders for a while. */
  hasBin: (options?: { signal?: AbortSignal }) => Promise<boolean>;
  /** Takes an order out of the bin, as it was, and answers its id. */
  restoreOrder: (id: Identifier) => Promise<Identifier>;
  /** Removes every order in the bin for good, and answers how many where the back end says so. */
  emptyBin: () => Promise<number | undefined>;
};
