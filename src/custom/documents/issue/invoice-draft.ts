import { smallInvoiceCents } from '../../../../domain/documents/company-of.ts';
import type { InvoiceDraft } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type { LineTax } from '../../../../domain/documents/invoice/tax.ts';
import { invoiceLinesOf, invoicePaperOf } from '../../../../domain/documents/papers-of-order.ts';
import { exemptionNoteOf } from '../../../../domain/documents/print-texts-of.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { PrintContent } from '../printing/print-content.ts';

type Dates = {
  /** ISO day of the invoice. */
  day: string;
  /** Day of the service; `null`: the invoice's; `undefined`: nobody has said. */
  serviceDate: string | null | undefined;
};

/** How each line that is printed is taxed; blank lines are not printed. */
const lineTaxesOf = ({ content }: Order): readonly (LineTax | null)[] =>
  (content ?? []).flatMap((line) =>
    invoiceLinesOf({ content: [line] }).length > 0 ? [line.tax ?? null] : [],
  );

/** An order's invoice as it would be issued, to be asked what it lacks. */
export function draftOf(
  order: Order,
  { day, serviceDate }: Dates,
  { stored, company, blocks }: PrintContent,
): InvoiceDraft {
  const taxMode = stored.taxMode ?? 'regular';
  return {
    paper: invoicePaperOf(order, day),
    lineTaxes: lineTaxesOf(order),
    serviceDate,
    company,
    rules: {
      taxMode,
      smallInvoiceCents: smallInvoiceCents(stored),
      exemptionNote: exemptionNoteOf(blocks, { direction: order.tripGroup, taxMode }),
    },
  };
}
