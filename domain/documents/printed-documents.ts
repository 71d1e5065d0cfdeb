import type { LineTax, TaxGroup } from '../company/tax.ts';
import type { CaptionLanguage, Category, Condition, IdKind } from '../customs/customs-facts.ts';
import type { BuyerTax } from '../orders/buyer-tax.ts';
import type { DELIVERIES, PAYMENTS, WayToPay } from '../orders/payment.ts';
import type { LabelFactPath } from '../resources/commands.ts';
import type { TripGroup } from '../trips/groups.ts';

/** A sender or recipient as documents print them; an empty text is not printed. */
export type Party = {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** Two-letter ISO 3166 code: `DE` or `MA`. */
  readonly country: string;
};

/** Whom an invoice is for: the addressee of its letter. Empty texts are not printed. */
export type Buyer = Party & {
  /** The contact person at the company. */
  readonly contact: string;
  /** USt-IdNr. */
  readonly vatId: string;
  /** The buyer's own number for the order. */
  readonly reference: string;
  /** The number by which a German authority routes its invoices. */
  readonly leitwegId: string;
};

/** The version of the terms and conditions under which an order was made. */
export type PrintedTerms = {
  readonly number: number;
  /** ISO day from which it was in force. */
  readonly from: string;
  /** Where it can be read for good; missing where that is not known. */
  readonly address?: string;
};

/** What every document about one order contains. */
export type OfOrder = {
  /** Id of the order; without one the label prints 'Pdf Error' (specification 2.9). */
  readonly orderId: string | null;
  /** Number of the order on documents (`billCode`). */
  readonly orderCode: string;
  /** Number of the customer (Kunden-Nr.). */
  readonly customerCode: string;
  /** The document's date, ISO (`2026-11-21`). */
  readonly date: string;
  readonly direction: TripGroup;
  readonly sender: Party;
  readonly recipient: Party;
  /** How many packages the order has. */
  readonly packages: number;
};

/** 'Sendung / Gewicht in Kg / Betrag'; `null` prints an empty cell. */
export type InvoiceLine = {
  readonly description: string;
  readonly grams: number | null;
  readonly cents: number | null;
  /** How it is taxed; by default as transport. */
  readonly tax?: LineTax;
};

/** The part of an invoice that is taxed alike, as printed (section 14 (4) no. 7 and 8 UStG). */
export type PrintedTax = TaxGroup & {
  /** The sum of its lines, gross, in cents. */
  readonly linesCents: number;
  /**
   * Its share in the amounts that belong to no line: further charges, a discount, an agreed total.
   */
  readonly restCents: number;
  /** Why no tax is shown; empty if tax is shown. */
  readonly note: string;
};

/** What has been paid of an invoice before it was issued. */
export type PaidPart = {
  /** At most its total. */
  readonly cents: number;
  /** ISO day of the payment; `null` if nobody knows it. */
  readonly on: string | null;
};

/** An invoice, or the document that cancels one (specification 2.7). */
export type InvoiceDocument = OfOrder & {
  readonly kind: 'invoice';
  /** Its layout; by default the first one. An issued invoice keeps its layout. */
  readonly layout?: 2 | 3;
  readonly status: 'draft' | 'issued' | 'storno';
  /** Whom it is for, if that is not the sender (`buyerOf`). */
  readonly buyer?: Buyer;
  /** Empty until a number is assigned. */
  readonly number: string;
  /** Service date, ISO; `null` if none has been stated, and then none is printed. */
  readonly serviceDate: string | null;
  readonly lines: readonly InvoiceLine[];
  /** 'Weitere Berechnung', in cents; `null` or 0 is not printed. */
  readonly extraCents: number | null;
  /**
   * 'Gesamtbetrag', in cents. If it is not the sum of lines and extra, the difference is printed as
   * a row.
   */
  readonly totalCents: number;
  readonly payment: (typeof PAYMENTS)[number];
  readonly delivery: (typeof DELIVERIES)[number];
  /** Why no VAT is shown; empty if a note of the text blocks says it. */
  readonly exemptionNote: string;
  /** The parts that are taxed alike, in order of first appearance on the invoice. */
  readonly taxes?: readonly PrintedTax[];
  /** How its buyer changes its tax; missing in invoices issued before that was required. */
  readonly buyerTax?: BuyerTax;
  /** What was paid before it was issued; missing if nothing was, and on a Storno. */
  readonly paid?: PaidPart;
  /** ISO day by which a transfer is due; missing if no transfer is requested. */
  readonly dueDate?: string;
  /** Missing if no version was in force, and in invoices issued before versions were named. */
  readonly terms?: PrintedTerms;
  /** For a Storno: which invoice it cancels, and why. */
  readonly cancels: {
    readonly number: string;
    readonly date: string;
    readonly reason: string;
  } | null;
};

/** 'Artikelbezeichnung / Anzahl / Wert'; `null` prints an empty cell. */
export type DeclarationLine = {
  readonly description: string;
  readonly count: number | null;
  /** Weight of the line; missing or `null` if it has not been weighed. */
  readonly grams?: number | null;
  /** Value of the line, not of one piece, in cents. */
  readonly cents: number | null;
  /** Value of one piece, in cents. */
  readonly unitCents?: number | null;
  readonly condition?: Condition | null;
  /** Six digits of the Harmonized System. */
  readonly hsCode?: string | null;
  /** Two-letter ISO 3166 code of the country in which the goods were made. */
  readonly origin?: string | null;
};

/** What customs requires of the whole consignment; what is missing is not known, and not printed. */
export type CustomsFacts = {
  readonly category?: Category;
  /** The sender's identity document. */
  readonly idKind?: IdKind;
  readonly idNumber?: string;
  /** The number of the Moroccan identity card of the recipient. */
  readonly recipientCin?: string;
  readonly vehicle?: string;
  /** ISO day on which the goods pass the border. */
  readonly passage?: string;
  /** Languages of captions besides German and French, in the order of the product. */
  readonly captions: readonly CaptionLanguage[];
};

/** The customs content declaration in German and French (specification 2.8). */
export type DeclarationDocument = OfOrder & {
  readonly kind: 'declaration';
  readonly lines: readonly DeclarationLine[];
  /** Weight of all packages; `null` if they have not been weighed. */
  readonly grams: number | null;
  /** Missing where the back end keeps none. */
  readonly customs?: CustomsFacts;
  /** The parcels with their shipping marks, the codes on their labels; missing where unknown. */
  readonly parcels?: readonly LabelParcel[];
  /** Missing if no version was in force. */
  readonly terms?: PrintedTerms;
};

/**
 * One parcel of an order: its position, from 1, and its code of digits; the code is empty if it has
 * none.
 */
export type LabelParcel = {
  readonly position: number;
  readonly code: string;
  readonly grams: number | null;
};

/** A value of an order that its labels print after its caption: a text, or an amount in cents. */
export type LabelFact = { readonly path: LabelFactPath } & (
  | { readonly text: string }
  | { readonly cents: number }
);

/**
 * The labels of an order, 100 x 150 mm, one page per parcel (specification 2.9). The number of
 * parcels counts, because the order's own count may be older than the parcels.
 */
export type LabelDocument = Omit<OfOrder, 'packages'> & {
  readonly kind: 'label';
  /** All parcels of the order. */
  readonly parcels: readonly LabelParcel[];
  /** Name of the tour or trip; an empty name is not printed. */
  readonly tour: string;
  readonly paid: boolean;
  readonly payment: (typeof PAYMENTS)[number];
  readonly facts: readonly LabelFact[];
};

/** A payment that a receipt confirms; day and way are `null` if nobody knows them. */
export type ReceivedPayment = {
  readonly cents: number;
  /** ISO day. */
  readonly on: string | null;
  readonly via: WayToPay | null;
};

/** The receipt of a paid order. It confirms the payment, and is no invoice. */
export type ReceiptDocument = OfOrder & {
  readonly kind: 'receipt';
  /** Who has paid: the party that the invoice of the order is for. */
  readonly payer: Buyer;
  /** Weight of all packages; `null` if they have not been weighed. */
  readonly grams: number | null;
  /** The deposit, if there was one, and the rest; or the whole amount. */
  readonly payments: readonly ReceivedPayment[];
  /** Their sum, in cents. */
  readonly totalCents: number;
  /** Languages of captions besides German and French, as the order's declaration has them. */
  readonly captions: readonly CaptionLanguage[];
  /** The issued invoice that was paid; missing if there is none. */
  readonly invoice?: { readonly number: string; readonly date: string };
};

/** The small ticket, 5 x 14 cm (specification 9, "Ticket PDF"). */
export type TicketDocument = OfOrder & { readonly kind: 'ticket' };

/** One order in the orders list. */
export type OrdersListRow = {
  readonly city: string;
  readonly sender: string;
  readonly senderPhone: string;
  readonly recipient: string;
  readonly recipientPhone: string;
  readonly packages: number;
  readonly grams: number;
  readonly paid: boolean;
  readonly code: string;
};

/** The landscape list of orders (specification 9); its rows are printed in the given order. */
export type OrdersListDocument = {
  readonly kind: 'ordersList';
  /** ISO date. */
  readonly date: string;
  /** The direction of all its orders; `null` if they differ. */
  readonly direction: TripGroup | null;
  /** The names of the trips that carry them; empty if none is known. */
  readonly trip: string;
  readonly rows: readonly OrdersListRow[];
};

/** When and how an order was paid whose invoice was issued before; `null` if nobody knows it. */
export type PaidStamp = { readonly on: string | null; readonly via: WayToPay | null };

/** A document whose bytes are stored, such as an issued invoice: it joins a batch unchanged. */
export type ArchivedDocument = {
  readonly kind: 'archived';
  readonly pdf: Uint8Array;
  /** Whether it was printed before: each page is then labelled 'Kopie'. */
  readonly isCopy?: boolean;
  /** Whether its order is paid by now: each page then says so in its margin. */
  readonly paid?: PaidStamp;
};
