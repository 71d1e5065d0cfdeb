import type { DataProvider, Identifier } from 'react-admin';
import type { ThumbnailSize } from '../../domain/chat/message.ts';
import type { WrittenType } from '../../domain/chat/message-types.ts';
import type {
  ArchiveDamage,
  IssuedInvoice,
  WholeInvoice,
} from '../../domain/documents/invoice/issued-invoice.ts';
import type { Print, PrintedOrders } from '../../domain/documents/print.ts';
import type { CampaignKind, Purpose } from '../../domain/messages/campaign-values.ts';
import type { MessagePreview } from '../../domain/messages/message-preview.ts';
import type {
  NoticePreview,
  StageNotice,
  StepNotices,
} from '../../domain/messages/notice-preview.ts';
import type { WayToPay } from '../../domain/orders/payment.ts';
import type { Stage } from '../../domain/orders/stages.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import type { ParcelState } from '../../domain/parcels/parcel-states.ts';
import type { Order } from '../../domain/resources/commands.ts';
import type { RatingCounts } from '../../domain/resources/reviews.ts';
import type { Trip } from '../../domain/resources/trips.ts';
import type { WaitingNotice } from '../../domain/resources/waiting-notices.ts';
import type { Found } from '../../domain/search/found.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { ActivityMethods } from './activity-methods.ts';
import type { ArrangingMethods } from './arranging-methods.ts';
import type { CampaignProgress } from './broadcast-methods.ts';
import type { BulkKind, BulkMessage } from './bulk-message-methods.ts';
import type { ApiClient } from './capabilities.ts';
import type { FileDraft } from './chat/chat.ts';
import type { Counts } from './count-methods.ts';
import type { Gateway } from './history-methods.ts';
import type { ChangeMeta } from './idempotency-keys.ts';
import type { ImportMethods } from './import-methods.ts';
import type { PeopleMethods } from './people-methods.ts';
import type { PlannedMethods } from './planned-methods.ts';
import type { IdsParams } from './read-methods.ts';
import type { RetentionMethods } from './retention-methods.ts';
import type { ScanMethods } from './scan-methods.ts';
import type { SearchOptions } from './search-methods.ts';
import type { SetupMethods } from './setup-methods.ts';
import type { StatusMethods } from './status-methods.ts';
import type { WorklistMethods } from './worklist-methods.ts';

/** Called after each record of a bulk change, so that progress can be shown. */
export type OnProgress = (finished: number, of: number) => void;

/** Sums over a whole list of orders, not just the page that is shown. */
export type OrderTotals = {
  count: number;
  packages: number;
  /** Kilograms. */
  weight: number;
  /** Unpaid amount in euro, as wire money. */
  unpaid: string;
};

/** What is known of the payment of one order. */
export type PaymentNote = {
  id: Identifier;
  paid: boolean;
  /** ISO day and way; where they are left out, today in Berlin and the way that the order announces. */
  on?: string;
  via?: WayToPay;
  /** The version that the user saw. Without it, an order that is already so stays as it is. */
  __v?: number;
};

/** How the payment of an order stands; a back end that does not store when and how says only whether. */
export type PaymentState = Pick<Order, '__v' | 'paid'> &
  Partial<Pick<Order, 'paidOn' | 'paidVia'>> & { id: Identifier; changed: boolean };

export type NotedPayments = {
  payments: readonly PaymentState[];
  failed: readonly { id: Identifier; error: unknown }[];
};

/** Changes to a parcel; fields that are left out stay as they are. */
export type ParcelChange = { weight?: number | null; state?: ParcelState; __v: number };

/** The number of issued documents and their total amount: a Storno subtracts its invoice. */
export type InvoiceTotals = {
  count: number;
  /** Euro, as wire money. */
  total: string;
  /** What is still to be paid of them; missing where the back end does not say. */
  open?: string;
};

/** What to issue, and the date of the service; a `null` service date means the invoice's date. */
export type InvoiceIssue = {
  order: string;
  /** The version of the order that the user saw. */
  __v: number;
  /** What was typed and not saved, of the order and of its customer: saved with the issue or not at all. */
  changes?: Readonly<Record<string, unknown>>;
  customer?: Readonly<Record<string, unknown>>;
  /** ISO days. */
  date: string;
  serviceDate?: string | null;
};

/** A message of a conversation, as screens use it (specification 3, "Message"). */
export type ChatMessage = {
  readonly _id: string;
  readonly senderId?: string | null;
  readonly createdAt?: string;
  /**
   * For a file, `content` is the name to request it by, and `name` is what its sender called it.
   */
  readonly message: { readonly type: string; readonly content: string; readonly name?: string };
};

/** One message to the conversations of many customers. */
export type Broadcast = {
  /** Customers, each once. */
  readonly ids: readonly string[];
  readonly message: { readonly type: WrittenType; readonly content: string } | FileDraft;
  /**
   * Named only if it is not about an order: the specification knows no purpose, and another back end
   * may reject what it does not know.
   */
  readonly purpose?: Purpose;
};

/** What can be previewed of a message to many before it is sent. */
export type PreviewRequest = {
  readonly kind: CampaignKind;
  readonly ids: readonly string[];
  /** The orders that each customer is written about. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  readonly template?: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly purpose?: Purpose;
};

/** Something that a person has set for themselves (docs/decisions/0046). */
export type Preference = { readonly key: string; readonly value: unknown };

/** The methods of the screens that the kit generates. */
type KitDataProvider = DataProvider & ImportMethods;

/** Those, and the methods that their own file describes. */
type DescribedElsewhere = KitDataProvider &
  WorklistMethods &
  ActivityMethods &
  SetupMethods &
  StatusMethods &
  RetentionMethods;

/** This product's methods beside react-admin's own. */
export type AppDataProvider = DescribedElsewhere & {
  /** Moves a record of an ordered resource, and returns its new place. */
  moveRecord: ArrangingMethods['moveRecord'];
  /** Creates a record with a file; reports how much of it has been sent. */
  sendRecord: ArrangingMethods['sendRecord'];
  /** The open trip of a group, or `undefined` if there is none. */
  getTripByName: (name: TripGroup, options?: { signal?: AbortSignal }) => Promise<Trip | undefined>;
  /** Opens the next trip of a group. */
  createGroup: (name: TripGroup) => Promise<Trip>;
  /** Sets the step of a trip, or finishes or restarts it. */
  updateTrip: (
    id: Identifier,
    changes: { status?: number; finish?: boolean; __v?: number },
  ) => Promise<Trip>;
  /**
   * Everything in which a text is found, or only some kinds of it; `undefined` if the back end does not
   * search everything at once.
   */
  searchEverything: (q: string, options?: SearchOptions) => Promise<Found | undefined>;
  /** Messages that are sent later: those that are planned, or could not be sent. */
  getPlanned: PlannedMethods['getPlanned'];
  planMessage: PlannedMethods['planMessage'];
  changePlanned: PlannedMethods['changePlanned'];
  sendPlanned: PlannedMethods['sendPlanned'];
  cancelPlanned: PlannedMethods['cancelPlanned'];
  /** The ids of all records that a list has, in its order. */
  getIds: (resource: string, params: IdsParams) => Promise<{ data: readonly Identifier[] }>;
  /** The sums over all orders of a list; `undefined` if the back end does not add them up. */
  getOrderTotals: (
    filter: Readonly<Record<string, unknown>>,
    options?: { signal?: AbortSignal },
  ) => Promise<OrderTotals | undefined>;
  /** Notes whether, when and how orders were paid; one that cannot be changed stops no other. */
  notePayments: (notes: readonly PaymentNote[], meta?: ChangeMeta) => Promise<NotedPayments>;
  /** The counters of all resources, by name; `undefined` if the back end does not count them in one call. */
  getCounts: (options?: { signal?: AbortSignal }) => Promise<Counts | undefined>;
  /** Whether the back end has a part of the product. */
  hasPart: ApiClient['hasPart'];
  /** The parts of the product that the back end lacks. */
  getLacking: ApiClient['getLacking'];
  /** What belongs to a user besides their record; `undefined` if the back end does not report it. */
  getUserSummary: PeopleMethods['getUserSummary'];
  /** Ends one session of a user. */
  getCodeBudget: PeopleMethods['getCodeBudget'];
  beginViewing: PeopleMethods['beginViewing'];
  endSession: PeopleMethods['endSession'];
  /** Ends all sessions of a user but the own one. */
  endSessions: PeopleMethods['endSessions'];
  /** How many customers are registered for a tour; `undefined` if the back end does not count them. */
  getRegistered: PeopleMethods['getRegistered'];
  /** A stored picture: profile photos and pictures in content; a smaller copy of it if a size is given. */
  getFile: (
    name: string,
    options?: { signal?: AbortSignal; size?: ThumbnailSize | undefined },
  ) => Promise<Blob>;
  /** One side of an ID card. */
  getCommandFile: (fileId: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** The parcels of an order in order; `undefined` if the back end stores none. */
  getParcels: (
    orderId: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly Parcel[] | undefined>;
  /** Records what a scan says of a parcel, and answers what became of it. */
  scanParcel: ScanMethods['scanParcel'];
  /** Gives a parcel back what a scan has changed. */
  undoScan: ScanMethods['undoScan'];
  /** The person's own last scans that changed something; `undefined` if the back end keeps none. */
  getScans: ScanMethods['getScans'];
  /** How far a trip is loaded; `undefined` if the back end does not say. */
  getLoading: ScanMethods['getLoading'];
  /** Sets the state of all parcels of some orders, as far as each allows it. */
  changeParcels: ScanMethods['changeParcels'];
  /** Undoes that, as far as nobody has changed them since. */
  undoParcels: ScanMethods['undoParcels'];
  /** Weighs parcels of an order, all in one; the order then weighs what they weigh. */
  weighParcels: ScanMethods['weighParcels'];
  /** Records a parcel's weight or condition; the version is the one that the user saw. */
  changeParcel: (code: string, change: ParcelChange) => Promise<void>;
  /**
   * The documents issued for an order, the latest first; `undefined` if the back end issues none.
   */
  getInvoices: (
    orderId: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly IssuedInvoice[] | undefined>;
  /** An issued document with everything that is printed on it. */
  getInvoice: (id: string, options?: { signal?: AbortSignal }) => Promise<WholeInvoice>;
  /** Issues the invoice of an order: it gets its number and can no longer change. */
  issueInvoice: (issue: InvoiceIssue) => Promise<WholeInvoice>;
  /** Cancels an issued invoice and returns its Storno. */
  cancelInvoice: (id: string, reason: string) => Promise<WholeInvoice>;
  /** The archived bytes of an issued document. */
  getInvoicePdf: (id: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /** An issued document as an e-invoice: a PDF with its XML inside, or the XML alone. */
  getEInvoice: (
    id: string,
    form: 'facturX' | 'xml',
    options?: { signal?: AbortSignal },
  ) => Promise<Blob>;
  /** The totals of the issued documents; `undefined` if the back end does not add them up. */
  getInvoiceTotals: (
    filter: Readonly<Record<string, unknown>>,
    options?: { signal?: AbortSignal },
  ) => Promise<InvoiceTotals | undefined>;
  /**
   * Damaged files of the archive that are not yet acknowledged; none if the back end checks
   * nothing.
   */
  getArchiveDamages: (options?: { signal?: AbortSignal }) => Promise<readonly ArchiveDamage[]>;
  /** Acknowledges damage to the archive. */
  markDamageSeen: (id: string) => Promise<void>;
  /** Sends a document to a customer's conversation (specification 7, "POST message"). */
  sendDocument: (receiverId: string, file: File) => Promise<void>;
  /** Where people reach the product, for addresses on documents; `undefined` if not reported. */
  getPublicOrigin: (options?: { signal?: AbortSignal }) => Promise<string | undefined>;
  /** What was printed for an order, the latest first; `undefined` if the back end keeps no log. */
  getPrints: (
    orderId: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly Print[] | undefined>;
  /**
   * Logs what was printed, if the back end keeps a log, and returns the orders that no longer
   * exist.
   */
  logPrints: (printed: PrintedOrders) => Promise<{ deleted: readonly string[] }>;
  /** The last messages with a customer, oldest first; `undefined` if the back end has no chat. */
  getLastMessages: (
    customerId: string,
    count: number,
    options?: { signal?: AbortSignal },
  ) => Promise<readonly ChatMessage[] | undefined>;
  /** A file of a conversation. */
  getAttachment: (name: string, options?: { signal?: AbortSignal }) => Promise<Blob>;
  /**
   * Sends one message to many customers (specification 7, "POST messages/broadcast"). Answers how far
   * it has come; `undefined` if the back end does not report it.
   */
  sendBroadcast: (
    broadcast: Broadcast,
    options?: { signal?: AbortSignal },
  ) => Promise<CampaignProgress | undefined>;
  /**
   * Sends a bulk message of the lists (specification 7, "Bulk SMS"), and answers how far it
   * has come; `undefined` if the back end does not report it.
   */
  sendBulkMessage: (kind: BulkKind, message: BulkMessage) => Promise<CampaignProgress | undefined>;
  /** Who would get a message to many, and who not; `undefined` if the back end does not report it. */
  previewMessages: (
    requested: PreviewRequest,
    options?: { signal?: AbortSignal },
  ) => Promise<MessagePreview | undefined>;
  /** How far a message to many has come; `undefined` if the back end does not report it. */
  getCampaign: (
    id: string,
    options?: { signal?: AbortSignal },
  ) => Promise<CampaignProgress | undefined>;
  /** Leaves out everybody whom a message to many has not been sent to yet. */
  stopCampaign: (id: string) => Promise<CampaignProgress | undefined>;
  /** Sends a message to many again to those whom it did not reach. */
  retryCampaign: (id: string) => Promise<void>;
  /** Gives a message to many that is planned another moment. */
  replanCampaign: (id: string, sendAt: string) => Promise<void>;
  /** Sends a message to many that is planned now. */
  sendPlannedCampaign: (id: string) => Promise<void>;
  /** Who would get a notice now; `undefined` if the back end does not say. */
  previewNotice: (
    id: Identifier,
    options?: { signal?: AbortSignal },
  ) => Promise<NoticePreview | undefined>;
  /** What is sent when a group's open trip comes to a step; `undefined` if the back end does not say. */
  getStepNotices: (
    step: { group: TripGroup; status: number },
    options?: { signal?: AbortSignal },
  ) => Promise<StepNotices | undefined>;
  /** What each notice of a stage does if orders come there; nothing if the back end does not say. */
  previewStageNotices: (
    coming: { stage: Stage; orders: readonly Identifier[] },
    options?: { signal?: AbortSignal },
  ) => Promise<readonly StageNotice[]>;
  /** The notices that wait, the first to leave first; `undefined` if the back end does not say. */
  getWaitingNotices: (options?: {
    signal?: AbortSignal;
  }) => Promise<readonly Omit<WaitingNotice, 'id'>[] | undefined>;
  /** Sends a notice that waits at once, to all for whom it waits. */
  sendWaitingNotice: (id: Identifier, meta?: ChangeMeta) => Promise<void>;
  /** Keeps a notice from those for whom it waits. */
  holdWaitingNotice: (id: Identifier, meta?: ChangeMeta) => Promise<void>;
  /** Repeats an appointment in each of the next weeks, and returns how many are new. */
  repeatAppointment: (id: Identifier, times: number) => Promise<number>;
  /**
   * Notifies those who have booked an appointment that it has been moved, or decides that they are not
   * notified; returns how many are.
   */
  notifyMovedAppointment: (id: Identifier, notify: boolean) => Promise<number>;
  /** How many reviews give how many stars; `undefined` if the back end does not count them. */
  getRating: (options?: { signal?: AbortSignal }) => Promise<RatingCounts | undefined>;
  /** What carries messages to phones; `undefined` if the back end does not report it. */
  getGateway: (options?: { signal?: AbortSignal }) => Promise<Gateway | undefined>;
  /** All preferences of the person; `undefined` if the back end has no place for them. */
  getPreferences: (options?: {
    signal?: AbortSignal;
  }) => Promise<readonly Preference[] | undefined>;
  /** Keeps a preference; one of the same key is replaced. */
  keepPreference: (preference: Preference) => Promise<void>;
  removePreference: (key: string) => Promise<void>;
  /** Restores an order from the bin, unchanged, and returns its id. */
  restoreOrder: (id: Identifier, meta?: ChangeMeta) => Promise<Identifier>;
  /** Permanently removes every order in the bin, and returns how many if the back end says so. */
  emptyBin: () => Promise<number | undefined>;
};
