import { addressParts, destinationOf } from '../cities/address-parts.ts';
import { CAPTION_LANGUAGES } from '../customs/customs-facts.ts';
import { isMoney, toCents } from '../money.ts';
import { buyerTaxOf } from '../orders/buyer-tax.ts';
import { customerOn } from '../orders/document-customers.ts';
import { type EditedKind, editorOf, type PrintKind } from '../orders/document-kinds.ts';
import { fieldAt, valueAt } from '../paths.ts';
import { nameOf } from '../people/full-name.ts';
import { commands, LABEL_FACTS, type LabelFactPath, type Order } from '../resources/commands.ts';
import { toGrams } from '../weight.ts';
import { buyerOf, buyerOfOrder } from './buyer.ts';
import { directionOfGoods } from './direction.ts';
import type { IssuedInvoice } from './invoice/issued-invoice.ts';
import { termsOfOrder } from './named-terms.ts';
import type {
  CustomsFacts,
  DeclarationDocument,
  DeclarationLine,
  InvoiceDocument,
  InvoiceLine,
  LabelDocument,
  LabelFact,
  LabelParcel,
  OrdersListDocument,
  OrdersListRow,
  PaidPart,
  Party,
  ReceiptDocument,
  ReceivedPayment,
  TicketDocument,
} from './printed-documents.ts';
import { invoiceTotals } from './totals.ts';

const centsOf = (amount: unknown): number | null => (isMoney(amount) ? toCents(amount) : null);

/** The two people of an order as documents print them, by the fields that name them. */
type People = { readonly user: Party; readonly recipient: Party };

/** As one of the order's documents names them; as the records do, for those that cannot differ. */
function peopleOf(order: Order, kind?: EditedKind): People {
  const { recipient } = order;
  const user = kind ? customerOn(order, editorOf(kind).path) : order.user;
  return {
    user: {
      name: nameOf(user ?? {}),
      phone: user?.phone ?? '',
      street: user?.address ?? '',
      zip: user?.zipcode ?? '',
      city: user?.cityName ?? '',
      country: 'DE',
    },
    recipient: {
      name: nameOf(recipient ?? {}),
      phone: recipient?.phone ?? '',
      country: 'MA',
      ...addressParts(recipient?.address),
    },
  };
}

/** What each document states about an order. Its sender and recipient are those of the goods. */
function about(order: Order, date: string, kind?: EditedKind) {
  const people = peopleOf(order, kind);
  const { sender, recipient } = directionOfGoods(order.tripGroup);
  return {
    orderId: order.id || null,
    orderCode: order.billCode ?? '',
    customerCode: order.user?.code ?? '',
    date,
    direction: order.tripGroup,
    sender: people[sender.person],
    recipient: people[recipient.person],
    packages: order.numofpackages,
  };
}

/** The invoice lines of an order; a line without any entry does not count. */
export const invoiceLinesOf = ({ content }: Pick<Order, 'content'>): readonly InvoiceLine[] =>
  (content ?? [])
    .map(({ desc, qty, price, tax }) => ({
      description: desc ?? '',
      grams: typeof qty === 'number' ? toGrams(qty) : null,
      cents: centsOf(price),
      ...(tax && { tax }),
    }))
    .filter(({ description, grams, cents }) => description || grams !== null || cents !== null);

/** The declared goods of an order; a line without any entry does not count. */
export const declarationLinesOf = ({
  declarationConten,
}: Pick<Order, 'declarationConten'>): readonly DeclarationLine[] =>
  (declarationConten ?? [])
    .map(({ desc, legal, notice, weight, unitValue, condition, hsCode, origin }) => ({
      description: desc ?? '',
      count: typeof legal === 'number' ? legal : null,
      cents: centsOf(notice),
      ...(typeof weight === 'number' && { grams: toGrams(weight) }),
      ...(isMoney(unitValue) && { unitCents: toCents(unitValue) }),
      ...(condition && { condition }),
      ...(hsCode && { hsCode }),
      ...(origin && { origin }),
    }))
    .filter(({ description, count, cents, ...facts }) =>
      Boolean(description || count !== null || cents !== null || Object.keys(facts).length > 0),
    );

/** What an order says of its consignment for customs; nothing where its back end keeps none. */
export function customsOf({ customs }: Partial<Pick<Order, 'customs'>>): CustomsFacts | undefined {
  if (!customs) return undefined;
  const { category, idKind, idNumber, recipientCin, vehicle, passage, captions } = customs;
  return {
    ...(category && { category }),
    ...(idKind && { idKind }),
    ...(idNumber && { idNumber }),
    ...(recipientCin && { recipientCin }),
    ...(vehicle && { vehicle }),
    ...(passage && { passage }),
    captions: CAPTION_LANGUAGES.filter((language) => captions?.includes(language)),
  };
}

/**
 * What has been paid of an order's total in cents. More than the total counts as the total: what was
 * paid too much is no matter of this invoice.
 */
function paidPartOf(
  { paid, paidOn, deposit }: Order,
  totalCents: number,
): { readonly paid?: PaidPart } {
  const cents = paid ? totalCents : Math.min(centsOf(deposit) ?? 0, totalCents);
  return cents > 0 ? { paid: { cents, on: paidOn ?? null } } : {};
}

/** What an order costs: its agreed total, or the sum of its lines and charges. */
const totalCentsOf = (order: Order): number =>
  centsOf(order.priceTotal) ??
  invoiceTotals(invoiceLinesOf(order), centsOf(order.priceSub)).totalCents;

/** The draft of an order's invoice; `date` is its ISO day. */
export function invoiceDocumentOf(order: Order, date: string): InvoiceDocument {
  const lines = invoiceLinesOf(order);
  const extraCents = centsOf(order.priceSub);
  const buyer = buyerOfOrder(order, peopleOf(order, 'invoice'));
  const buyerTax = buyerTaxOf(order.billTo, order.priceBasis);
  const totalCents = totalCentsOf(order);
  return {
    ...about(order, date, 'invoice'),
    ...(buyer && { buyer }),
    ...(Object.keys(buyerTax).length > 0 && { buyerTax }),
    ...paidPartOf(order, totalCents),
    ...termsOfOrder(order),
    kind: 'invoice',
    status: 'draft',
    number: order.rechnr ?? '',
    serviceDate: null,
    lines,
    extraCents,
    totalCents,
    payment: order.payment,
    delivery: order.type,
    exemptionNote: '',
    cancels: null,
  };
}

/**
 * The declaration of an order's contents; `date` is its ISO day. Its parcels are listed once they are
 * known.
 */
export function declarationDocumentOf(
  order: Order,
  date: string,
  parcels: readonly LabelParcel[] = [],
): DeclarationDocument {
  const customs = customsOf(order);
  return {
    ...about(order, date, 'declaration'),
    ...termsOfOrder(order),
    kind: 'declaration',
    lines: declarationLinesOf(order),
    grams: order.wights > 0 ? toGrams(order.wights) : null,
    ...(customs && { customs }),
    ...(parcels.length > 0 && { parcels }),
  };
}

const labelFacts = Object.entries(LABEL_FACTS) as [LabelFactPath, 'always' | 'ifThere'][];

/** The captioned values of an order's labels. */
const labelFactsOf = (order: Order): readonly LabelFact[] =>
  labelFacts.flatMap(([path, when]): LabelFact | [] => {
    const value = valueAt(order, path);
    if (value === undefined || value === null || value === '') {
      return when === 'always' ? { path, text: '' } : [];
    }
    const isAmount = fieldAt(commands.fields, path)?.kind === 'money' && isMoney(value);
    return isAmount ? { path, cents: toCents(value) } : { path, text: String(value) };
  });

/**
 * The labels of an order, one for each of its parcels. The parcels also determine the number
 * printed.
 */
export function labelDocumentOf(
  order: Order,
  date: string,
  parcels: readonly LabelParcel[],
): LabelDocument {
  const { packages: _counted, ...rest } = about(order, date, 'label');
  const { paid, payment } = order;
  return {
    ...rest,
    kind: 'label',
    parcels,
    tour: order.user?.tour?.Tname ?? '',
    paid,
    payment,
    facts: labelFactsOf(order),
  };
}

/**
 * The payments of a paid order: the deposit whose facts were put aside, and the rest. After a deposit of
 * everything there was no other payment, whatever was noted when the order became paid.
 */
function paymentsOf(order: Order, totalCents: number): readonly ReceivedPayment[] {
  const { paidOn, paidVia, depositOn, depositVia } = order;
  const deposit = depositOn || depositVia ? (centsOf(order.deposit) ?? 0) : 0;
  const last = { on: paidOn ?? null, via: paidVia ?? null };
  if (deposit <= 0) return [{ cents: totalCents, ...last }];
  const first = { on: depositOn ?? null, via: depositVia ?? null };
  if (deposit >= totalCents) return [{ cents: totalCents, ...first }];
  return [
    { cents: deposit, ...first },
    { cents: totalCents - deposit, ...last },
  ];
}

/** The receipt of a paid order. The invoice that was paid is added by `withPaidInvoice`. */
export function receiptDocumentOf(order: Order, date: string): ReceiptDocument {
  const totalCents = totalCentsOf(order);
  const base = about(order, date, 'invoice');
  const buyer = buyerOfOrder(order, peopleOf(order, 'invoice'));
  return {
    ...base,
    kind: 'receipt',
    payer: buyerOf({ sender: base.sender, ...(buyer && { buyer }) }),
    grams: order.wights > 0 ? toGrams(order.wights) : null,
    payments: paymentsOf(order, totalCents),
    totalCents,
    captions: customsOf(order)?.captions ?? [],
  };
}

/** A receipt with the valid invoice of its order, if one of these is. */
export function withPaidInvoice(
  receipt: ReceiptDocument,
  issued: readonly Pick<IssuedInvoice, 'kind' | 'status' | 'number' | 'date'>[],
): ReceiptDocument {
  const invoice = issued.find(({ kind, status }) => kind === 'invoice' && status === 'issued');
  return invoice
    ? { ...receipt, invoice: { number: invoice.number, date: invoice.date } }
    : receipt;
}

/** The small ticket of an order (specification 9, "Ticket PDF"). It names its customer as the label does. */
export const ticketDocumentOf = (order: Order, date: string): TicketDocument => ({
  ...about(order, date, 'label'),
  kind: 'ticket',
});

/** The destination of an order; the whole address if it does not name a city. */
const cityOrStreet = (recipient: Party): string => destinationOf(recipient) || recipient.street;

function rowOf(order: Order): OrdersListRow {
  const { sender, recipient, packages, orderCode } = about(order, '');
  return {
    city: cityOrStreet(recipient),
    sender: sender.name,
    senderPhone: sender.phone,
    recipient: recipient.name,
    recipientPhone: recipient.phone,
    packages,
    grams: toGrams(order.wights),
    paid: order.paid,
    code: orderCode,
  };
}

/** The direction that all orders share; `null` if they differ, or if there are no orders. */
function sharedDirection(orders: readonly Order[]): OrdersListDocument['direction'] {
  const [first, ...others] = new Set(orders.map(({ tripGroup }) => tripGroup));
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * The orders list (specification 9), with its rows in the given order; `trip` is the name of its
 * trip.
 */
export const ordersListDocumentOf = (
  orders: readonly Order[],
  date: string,
  trip = '',
): OrdersListDocument => ({
  kind: 'ordersList',
  date,
  direction: sharedDirection(orders),
  trip,
  rows: orders.map(rowOf),
});

const DIGITS_OF_PLACE = 3;

/**
 * The parcels of an order whose back end stores none. Their codes are made of the order number and
 * the position, and are unique as long as order numbers are. Without a number they have no code,
 * and an order without packages has no parcels.
 */
export function countedParcels(order: Order): readonly LabelParcel[] {
  const number = (order.billCode ?? '').replace(/\D/g, '');
  return Array.from({ length: order.numofpackages }, (_, at) => ({
    position: at + 1,
    code: number && `${number}${String(at + 1).padStart(DIGITS_OF_PLACE, '0')}`,
    grams: null,
  }));
}

/**
 * What each document prints of an order: by its ISO day, and by its parcels with their codes where it
 * names them.
 */
export const DOCUMENT_OF = {
  invoice: invoiceDocumentOf,
  declaration: declarationDocumentOf,
  label: labelDocumentOf,
  receipt: receiptDocumentOf,
  ticket: ticketDocumentOf,
} as const satisfies {
  readonly [Kind in PrintKind]: (
    order: Order,
    date: string,
    parcels: readonly LabelParcel[],
  ) => { readonly kind: Kind };
};

type PrintedDocuments = { readonly [Kind in PrintKind]: ReturnType<(typeof DOCUMENT_OF)[Kind]> };

/** What one kind of document prints of an order. */
export type PrintedDocumentOf<Kind extends PrintKind> = PrintedDocuments[Kind];

/** A document of one order, as it is printed. */
export type OrderDocument = PrintedDocuments[PrintKind];
