import type { Transaction } from 'kysely';
import type { WayToPay } from '../../domain/orders/payment.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { changeWithin } from '../resources/change-record.ts';
import { findRecord } from '../resources/find-record.ts';
import { inSavepoint } from '../resources/in-savepoint.ts';
import type { Call } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';

/** What somebody says about the payment of one order. */
export type PaymentNote = {
  /** Id of the order. */
  readonly order: string;
  readonly paid: boolean;
  /** ISO day and way of the payment; today and the announced way if they are left out. */
  readonly on?: string | undefined;
  readonly via?: WayToPay | undefined;
  /** The version that was seen. Without it, an order that is already so stays as it is. */
  readonly __v?: number | undefined;
};

/** How the payment of an order stands now, and whether this call has changed that. */
export type PaymentState = {
  readonly order: string;
  readonly paid: boolean;
  readonly paidOn: string | null;
  readonly paidVia: WayToPay | null;
  readonly __v: number;
  readonly changed: boolean;
};

type NotedPayments = {
  readonly payments: readonly PaymentState[];
  readonly failed: readonly { readonly order: string; readonly error: RequestError }[];
};

/**
 * Notes whether orders are paid, each by itself: one that is rejected stops no other. They are locked in
 * the order of their ids, so that two overlapping selections wait for each other instead of deadlocking.
 */
export async function notePayments(
  transaction: Transaction<DB>,
  call: Call,
  orders: Resource,
  notes: readonly PaymentNote[],
): Promise<NotedPayments> {
  const payments: PaymentState[] = [];
  const failed: { order: string; error: RequestError }[] = [];
  for (const note of notes.toSorted(byOrder)) {
    const noted = await inSavepoint(transaction, () =>
      notePayment(transaction, call, orders, note),
    );
    if (noted instanceof RequestError) failed.push({ order: note.order, error: noted });
    else payments.push(noted);
  }
  return { payments, failed };
}

const byOrder = (one: PaymentNote, other: PaymentNote): number =>
  one.order.toLowerCase() < other.order.toLowerCase() ? -1 : 1;

async function notePayment(
  transaction: Transaction<DB>,
  call: Call,
  orders: Resource,
  { order: id, paid, on, via, __v }: PaymentNote,
): Promise<PaymentState> {
  const { edit } = orders.definition.access;
  const before = await findRecord(transaction, call, orders, { id, rule: edit, lock: 'change' });
  if (__v === undefined && before.paid === paid) return stateOf(before, false);
  const change = (body: object) =>
    changeWithin(transaction, call, orders, { id, body, rule: edit });
  const after = await change({
    paid,
    ...(on !== undefined && { paidOn: on }),
    ...(via !== undefined && { paidVia: via }),
    ...(__v !== undefined && { __v }),
  });
  // The rest of an order may be paid on the day and in the way of its deposit. That changes neither of
  // them, so it counted as not named (`paymentFactsOf`), and is named now that they are those of the rest.
  const isAsNamed =
    (on === undefined || after.paidOn === on) && (via === undefined || after.paidVia === via);
  const named = {
    ...(on !== undefined && { paidOn: on }),
    ...(via !== undefined && { paidVia: via }),
  };
  return stateOf(isAsNamed ? after : await change(named), after.__v !== before.__v);
}

const stateOf = (order: WireRecord, changed: boolean): PaymentState => ({
  order: order._id,
  paid: order.paid === true,
  paidOn: (order.paidOn ?? null) as string | null,
  paidVia: (order.paidVia ?? null) as WayToPay | null,
  __v: Number(order.__v),
  changed,
});
