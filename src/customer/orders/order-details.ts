import { isOneOf } from '../../../domain/is-one-of.ts';
import { INVOICE_KINDS, type InvoiceKind } from '../../../domain/orders/invoice-states.ts';
import { WAYS_TO_PAY, type WayToPay } from '../../../domain/orders/payment.ts';
import { PARCEL_STATES, type ParcelState } from '../../../domain/parcels/parcel-states.ts';
import { ORDER_STEPS } from '../../../domain/trips/order-steps.ts';
import type { OrderStep } from '../../../domain/trips/step-for-customer.ts';
import { statusOf } from '../../providers/call-error.ts';
import { recordOf, rowsOf, textOf } from '../session/own-answers.ts';
import type { OwnCalls } from '../session/own-calls.ts';

/** A parcel as its sender sees it. */
export type OwnParcel = {
  readonly code: string;
  /** In kilograms; `undefined` until it has been weighed. */
  readonly weight: number | undefined;
  readonly state: ParcelState;
};

/** A document that was issued for an order; its amount is wire money. */
export type OwnDocument = {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly isCancelled: boolean;
  readonly date: string;
  readonly total: string;
};

/** How the payment of an order stands. Amounts are wire money, and empty where there is none. */
export type OwnPayment = {
  readonly price: string;
  readonly deposit: string;
  readonly depositOn: string;
  readonly depositVia: WayToPay | undefined;
  readonly due: string;
  readonly announced: WayToPay | undefined;
  readonly isPaid: boolean;
  readonly paidOn: string;
  readonly paidVia: WayToPay | undefined;
  /** Where a transfer goes; `undefined` if there is nothing to transfer, or no account is named. */
  readonly transfer: OwnTransfer | undefined;
};

/** The account of the company, and what a transfer has to name. */
export type OwnTransfer = {
  readonly holder: string;
  readonly bank: string;
  readonly iban: string;
  readonly bic: string;
  readonly purpose: string;
};

/** What a customer reads of one order beyond what the list of their orders says. */
export type OrderDetails = {
  /** Since when it has been at each step; empty where nobody noted that. */
  readonly since: ReadonlyMap<OrderStep, string>;
  readonly parcels: readonly OwnParcel[];
  readonly documents: readonly OwnDocument[];
  readonly payment: OwnPayment;
};

type Wire = Readonly<Record<string, unknown>>;

const wayOf = (value: unknown): WayToPay | undefined =>
  isOneOf(WAYS_TO_PAY, value) ? value : undefined;

const transferOf = (wire: Wire): OwnTransfer | undefined =>
  textOf(wire.iban)
    ? {
        holder: textOf(wire.holder),
        bank: textOf(wire.bank),
        iban: textOf(wire.iban),
        bic: textOf(wire.bic),
        purpose: textOf(wire.purpose),
      }
    : undefined;

const paymentOf = (wire: Wire): OwnPayment => ({
  transfer: transferOf(recordOf(wire.transfer)),
  price: textOf(wire.price),
  deposit: textOf(wire.deposit),
  depositOn: textOf(wire.depositOn),
  depositVia: wayOf(wire.depositVia),
  due: textOf(wire.due),
  announced: wayOf(wire.announced),
  isPaid: wire.paid === true,
  paidOn: textOf(wire.paidOn),
  paidVia: wayOf(wire.paidVia),
});

const detailsOf = (wire: Wire): OrderDetails => ({
  since: new Map(
    rowsOf(wire.steps).flatMap(({ step, at }) =>
      isOneOf(ORDER_STEPS, step) && textOf(at) ? [[step, textOf(at)]] : [],
    ),
  ),
  parcels: rowsOf(wire.parcels).flatMap(({ code, weight, state }) =>
    isOneOf(PARCEL_STATES, state)
      ? [{ code: textOf(code), weight: typeof weight === 'number' ? weight : undefined, state }]
      : [],
  ),
  documents: rowsOf(wire.documents).flatMap(({ _id, kind, number, status, date, total }) =>
    isOneOf(INVOICE_KINDS, kind)
      ? [
          {
            id: textOf(_id),
            kind,
            number: textOf(number),
            isCancelled: status === 'cancelled',
            date: textOf(date),
            total: textOf(total),
          },
        ]
      : [],
  ),
  payment: paymentOf(recordOf(wire.payment)),
});

const pathOf = (id: string): string => `me/orders/${encodeURIComponent(id)}`;

/** A back end that does not tell customers more than the list answers so. */
const ABSENT: readonly number[] = [400, 403, 404, 405];

/** The details of one order of whoever is logged in; `undefined` from a back end that has none. */
export async function readDetails(
  { read }: OwnCalls,
  id: string,
): Promise<OrderDetails | undefined> {
  try {
    return detailsOf(recordOf(await read(pathOf(id))));
  } catch (error) {
    if (ABSENT.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

/** The PDF of a document of an order. */
export const readDocument = ({ file }: OwnCalls, order: string, document: string): Promise<Blob> =>
  file(`${pathOf(order)}/documents/${encodeURIComponent(document)}`);
