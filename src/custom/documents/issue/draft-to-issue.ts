import {
  invoiceDraftOf,
  invoiceRulesOf,
} from '../../../../domain/documents/invoice/draft-of-order.ts';
import type { InvoiceDraft } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { PrintContent } from '../printing/print-content.ts';

type Dates = Pick<InvoiceDraft, 'serviceDate'> & {
  /** ISO day of the invoice. */
  day: string;
};

/** An order's invoice as it would be issued, for checking what it lacks. */
export const draftToIssue = (
  order: Order,
  { day, serviceDate }: Dates,
  { stored, company, blocks }: PrintContent,
): InvoiceDraft =>
  invoiceDraftOf(
    order,
    { date: day, serviceDate },
    { company, rules: invoiceRulesOf(stored, blocks, order.tripGroup) },
  );
