import { toCents } from '../money.ts';
import { announcedWay, type PAYMENTS, type WayToPay } from './payment.ts';

/** What is known of the payment of an order. */
export type Payable = {
  readonly paid?: boolean | null;
  /** What has been paid of an order that is not paid whole, as wire money. */
  readonly deposit?: string | null;
  readonly payment?: (typeof PAYMENTS)[number] | null;
} & Partial<PaymentFacts>;

/** When and how an order was paid, and before that its deposit; days are ISO days. */
type PaymentFacts = {
  readonly paidOn: string | null;
  readonly paidVia: WayToPay | null;
  readonly depositOn: string | null;
  readonly depositVia: WayToPay | null;
};

type Named = {
  /** Whether the change itself says when, and how, the order was paid. */
  readonly names: (fact: 'paidOn' | 'paidVia') => boolean;
  readonly today: string;
};

const hasDeposit = ({ deposit }: Payable): boolean =>
  Boolean(deposit) && toCents(deposit ?? '0') > 0;

const isPaidAtAll = (order: Payable): boolean => order.paid === true || hasDeposit(order);

const NOTHING: PaymentFacts = { paidOn: null, paidVia: null, depositOn: null, depositVia: null };

/**
 * What a change of an order (or a new one, with no `before`) says about its payment without naming it:
 * what is paid now is paid today, in the way that the order announces. The rest after a deposit is a
 * payment of its own; the facts of the deposit are put aside, and come back with it if the rest turns
 * out not to be paid.
 */
export function paymentFactsOf(
  { before, after }: { readonly before?: Payable | undefined; readonly after: Payable },
  { names, today }: Named,
): Partial<PaymentFacts> {
  const was = before !== undefined && isPaidAtAll(before);
  if (!isPaidAtAll(after)) return was ? NOTHING : {};
  const isPaidWholeNow = after.paid === true && before?.paid !== true;
  if (!was || isPaidWholeNow) {
    return {
      ...(names('paidOn') ? {} : { paidOn: today }),
      ...(names('paidVia') ? {} : { paidVia: announcedWay(after) }),
      ...(was && { depositOn: before.paidOn ?? null, depositVia: before.paidVia ?? null }),
    };
  }
  if (before.paid === true && after.paid !== true) {
    return {
      ...(before.depositOn && !names('paidOn') && { paidOn: before.depositOn }),
      ...(before.depositOn && !names('paidVia') && { paidVia: before.depositVia ?? null }),
      depositOn: null,
      depositVia: null,
    };
  }
  return {};
}
