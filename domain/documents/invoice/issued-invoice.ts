import { type AccessRule, admin, partOf } from '../../access.ts';
import type { InvoiceKind, InvoiceStatus, PaymentState } from '../../orders/invoice-states.ts';
import type { WayToPay } from '../../orders/payment.ts';
import type { InvoiceSnapshot } from './invoice-snapshot.ts';

/** An issued document as lists show it. Money is wire money. */
export type IssuedInvoice = {
  readonly _id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly status: InvoiceStatus;
  /** Id and code of the order; the order itself may be deleted. */
  readonly order: string;
  readonly billCode: string;
  /** Name of the payer. */
  readonly customer: string;
  /** ISO days; the service date is `null` if none is stated. */
  readonly date: string;
  readonly serviceDate: string | null;
  readonly total: string;
  readonly issuedAt: string;
  readonly issuedBy: string;
  /** For a Storno: the invoice that it cancels, and why. */
  readonly cancels: string | null;
  readonly reason: string | null;
  /** For a cancelled invoice: its Storno. */
  readonly cancelledBy: string | null;
  /**
   * Whether the order of a valid invoice is paid now, and when and how: the document itself is frozen and
   * says only what was paid before. `null` for any other document, and once the order is erased.
   */
  readonly paid: boolean | null;
  readonly paidOn: string | null;
  readonly paidVia: WayToPay | null;
  /** Of the same invoices: by which ISO day they are to be paid, and what is still to be paid of them. */
  readonly dueOn: string | null;
  readonly open: string | null;
  /** The archived bytes, as soon as the server has drawn them: SHA-256 in hex, size in bytes. */
  readonly pdf: { readonly sha256: string; readonly size: number; readonly at: string } | null;
};

/** The same, with everything that it prints. */
export type WholeInvoice = IssuedInvoice & { readonly snapshot: InvoiceSnapshot };

/**
 * Who may do what with invoices, besides reading them (domain/resources/invoices.ts). A draft is an
 * order, and follows the order's rules.
 */
export const invoiceAccess: Readonly<Record<'issue' | 'cancel' | 'damages', AccessRule>> = {
  issue: partOf('invoicing'),
  cancel: admin,
  damages: admin,
};

/** How a list of issued documents can be sorted; a document's state is its kind and its status. */
export const INVOICE_SORTS = [
  'number',
  'date',
  'customer',
  'total',
  'dueOn',
  'open',
  'status',
  'issuedAt',
] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** An issued document in a list; it outlives its order. */
export type ListedInvoice = IssuedInvoice & {
  /** Whether its order still exists and can be opened. */
  readonly orderExists: boolean;
  /** How the payment of a valid invoice stands today; `null` for any other document. */
  readonly paymentState: PaymentState | null;
};

/** What can be wrong with an archived file: it is missing, or its bytes have changed. */
export const ARCHIVE_FINDINGS = ['missing', 'changed'] as const;
export type ArchiveFinding = (typeof ARCHIVE_FINDINGS)[number];

/** Damage to the archive, shown to administrators until they acknowledge it. */
export type ArchiveDamage = {
  readonly _id: string;
  /** Id and number of the issued document. */
  readonly invoice: string;
  readonly number: string;
  readonly finding: ArchiveFinding;
  readonly foundAt: string;
  /** When the original was restored; `null` if it could not be restored. */
  readonly restoredAt: string | null;
};
