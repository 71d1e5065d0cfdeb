import type { Transaction } from 'kysely';
import { berlinDay } from '../../domain/berlin-clock.ts';
import { invoiceDraftOf } from '../../domain/documents/invoice/draft-of-order.ts';
import { wrongInvoiceDay, wrongServiceDay } from '../../domain/documents/invoice/invoice-days.ts';
import type { InvoiceDraft } from '../../domain/documents/invoice/invoice-draft.ts';
import { issuedSnapshot } from '../../domain/documents/invoice/invoice-snapshot.ts';
import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { missingFacts } from '../../domain/documents/invoice/missing-facts.ts';
import { withTermsAddress } from '../../domain/documents/named-terms.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { customerOn } from '../../domain/orders/document-customers.ts';
import { editorOf } from '../../domain/orders/document-kinds.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { findRecord, presentRecord } from '../resources/find-record.ts';
import { lockFile } from '../resources/named-files.ts';
import { rejectInvalid, rejectStale } from '../resources/reject.ts';
import { type Call, contextOf } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { companySettings, type PrintSettings } from './company-settings.ts';
import { findInvoice, insertInvoice } from './invoice-rows.ts';
import { writeOrderAfter } from './order-after.ts';
import { rejectSecond } from './reject-second.ts';
import { rejectUnprintableInvoice } from './reject-unprintable.ts';
import { takeNumber } from './take-number.ts';

/** The order to invoice in the version that was seen, the invoice date, and the date of service. */
export type Issue = {
  readonly order: string;
  /** The version of the order that the clerk has seen and wants to invoice. */
  readonly __v: number;
  /** ISO day; silent: the one that the draft bears, or else today. */
  readonly date?: string | undefined;
  /** ISO day; `null` is the invoice's date; without it no date of service is stated. */
  readonly serviceDate?: string | null | undefined;
  /** Where people reach the product: the invoice names an address there. */
  readonly origin: string;
};

/** An order can be invoiced once it is verified (specification 2.4). */
function rejectUnverified({ verified }: WireRecord): void {
  if (verified === true) return;
  throw new RequestError('transition.forbidden', {
    message: 'An order must be verified before it is invoiced.',
    fields: { verified: { code: 'required' } },
  });
}

function rejectIncomplete(draft: InvoiceDraft): void {
  const missing = missingFacts(draft);
  if (missing.length === 0) return;
  const fields: FieldErrors = Object.fromEntries(
    missing.map((fact) => [fact, { code: 'required' }]),
  );
  throw new RequestError('invoice.incomplete', { fields });
}

/** The edge: a stored order becomes an order of the domain, whose id the wire calls `_id`. */
const orderOf = (record: WireRecord): Order => ({ ...record, id: record._id }) as unknown as Order;

async function settingsFor(
  transaction: Transaction<DB>,
  { tripGroup }: WireRecord,
): Promise<PrintSettings> {
  if (!isOneOf(TRIP_GROUPS, tripGroup)) throw new Error('An order has no direction.');
  return companySettings(transaction, tripGroup);
}

/**
 * The logo's file, which is never removed from now on; an invoice without its logo is still valid.
 */
async function storedLogo(
  transaction: Transaction<DB>,
  { blobs }: Call,
  { logo }: PrintSettings,
): Promise<string | null> {
  if (logo === null) return null;
  await lockFile(transaction, logo);
  return (await blobs.stat(logo)) ? logo : null;
}

/** A payment that an invoice names has been made: it cannot lie in the future. */
function rejectPaidLater({ paidOn }: WireRecord, today: string): void {
  if (typeof paidOn === 'string' && paidOn > today) {
    rejectInvalid({ paidOn: { code: 'tooLarge', limit: today } });
  }
}

/** The days of an invoice, as they were requested. Throws `record.invalid` where one cannot be. */
function daysOf(
  { billDate }: WireRecord,
  { date: requested, serviceDate }: Pick<Issue, 'date' | 'serviceDate'>,
  today: string,
) {
  const date = requested ?? (typeof billDate === 'string' ? billDate : today);
  const wrong = wrongInvoiceDay(date, today);
  if (wrong) rejectInvalid({ date: wrong });
  const wrongService = serviceDate ? wrongServiceDay(serviceDate, date) : undefined;
  if (wrongService) rejectInvalid({ serviceDate: wrongService });
  return { date, serviceDate };
}

/**
 * Issues the invoice of an order: it gets its number and is frozen as it is, in one transaction.
 * Throws `invoice.incomplete` with the missing fields, `invoice.issued` if there is one already,
 * and `record.stale` with the current order if it is not the version that was seen.
 */
export async function issueInvoice(
  transaction: Transaction<DB>,
  call: Call,
  orders: Resource,
  { order: id, __v, origin, ...requested }: Issue,
): Promise<WholeInvoice> {
  const rule = orders.definition.access.edit;
  const order = await findRecord(transaction, call, orders, { id, rule, lock: 'change' });
  // The reason why an order has moved on is more useful than that it has.
  await rejectSecond(transaction, order);
  await rejectStale(transaction, call, orders, { before: order, body: { __v } });
  rejectUnverified(order);
  rejectPaidLater(order, berlinDay(call.now));
  const { date, serviceDate } = daysOf(order, requested, berlinDay(call.now));
  const whole = await presentRecord(transaction, call, orders, order);
  const settings = await settingsFor(transaction, order);
  const wholeOrder = orderOf(whole);
  const drafted = invoiceDraftOf(wholeOrder, { date, serviceDate }, settings);
  const draft = { ...drafted, document: withTermsAddress(drafted.document, origin) };
  rejectIncomplete(draft);
  rejectUnprintableInvoice(
    { ...wholeOrder, user: customerOn(wholeOrder, editorOf('invoice').path) },
    settings,
  );
  const logo = await storedLogo(transaction, call, settings);
  const number = await takeNumber(transaction, settings.patterns.invoice, date);
  const snapshot = issuedSnapshot(draft, { number, texts: settings.texts, logo });
  const context = contextOf(call, transaction);
  const invoiceId = await insertInvoice({ orderId: order._id, snapshot }, context);
  await writeOrderAfter(transaction, call, orders, {
    order,
    values: { rechnr: number, billDate: date, withBill: true },
    line: { action: 'issueInvoice', to: number },
  });
  await writeAudit([{ action: 'issue', resource: 'invoices', recordId: invoiceId }], context);
  const issued = await findInvoice(transaction, invoiceId);
  if (!issued) throw new Error('An invoice that was just written is missing.');
  return issued;
}
