import type { InvoiceDraft } from '../../domain/documents/invoice/invoice-draft.ts';
import type { LineTax } from '../../domain/documents/invoice/tax.ts';
import { invoiceLinesOf, invoicePaperOf } from '../../domain/documents/papers-of-order.ts';
import type { Order } from '../../domain/resources/commands.ts';
import type { WireRecord } from '../resources/storage.ts';
import type { PrintSettings } from './company-settings.ts';

type Dates = {
  /** ISO day of the invoice. */
  readonly date: string;
  /** Day of the service; `null`: the invoice's; `undefined`: nobody has said. */
  readonly serviceDate: string | null | undefined;
};

/** How each line that the paper prints is taxed; blank lines are not printed. */
const lineTaxesOf = ({ content }: Order): readonly (LineTax | null)[] =>
  (content ?? []).flatMap((line) =>
    invoiceLinesOf({ content: [line] }).length > 0 ? [line.tax ?? null] : [],
  );

/** The order's invoice as it would be issued on a day. `record` embeds the sender. */
export function invoiceDraftOf(
  record: WireRecord,
  { date, serviceDate }: Dates,
  { company, rules }: PrintSettings,
): InvoiceDraft {
  // The edge: a stored order is an order, whose id the wire calls `_id`.
  const order = { ...record, id: record._id } as unknown as Order;
  const paper = invoicePaperOf(order, date);
  return { paper, lineTaxes: lineTaxesOf(order), serviceDate, company, rules };
}
