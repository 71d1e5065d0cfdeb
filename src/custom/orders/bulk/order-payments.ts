import EuroOutlined from '@mui/icons-material/EuroOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { createElement, lazy } from 'react';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { orderFieldAddress } from '../../../../domain/orders/addresses.ts';
import { WAYS_TO_PAY } from '../../../../domain/orders/payment.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { listAddress } from '../../../kit/list/list-address.ts';
import type { BulkAction, DoneNotice } from '../../../kit/view/bulk-action.ts';

const PaymentDialog = lazy(() => import('../payment/PaymentDialog.tsx'));

/** Loaded with the first payment, not with the list. */
const sending = () => import('../payment/send-payments.ts');

/**
 * Says in which way they were paid, if it is the same for all; first of all that some have no price.
 * Somebody who may not read the price is not told that it is missing.
 */
function paidNotice(changed: readonly Order[]): DoneNotice {
  const priceless = changed.filter(({ priceTotal }) => priceTotal === null);
  const [one, ...more] = priceless;
  if (one) {
    return {
      text: 'orders.payments.withoutPrice',
      count: priceless.length,
      mend:
        more.length > 0
          ? { label: 'ra.action.show', to: listOfThese(priceless) }
          : { label: 'orders.payments.addPrice', to: orderFieldAddress(one.id, 'priceTotal') },
    };
  }
  const [way, ...others] = [...new Set(changed.map(({ paidVia }) => paidVia))];
  const isKnown = isOneOf(WAYS_TO_PAY, way) && others.length === 0;
  return {
    text: isKnown ? `orders.payments.done.${way}` : 'orders.payments.paid',
    count: changed.length,
  };
}

const listOfThese = (orders: readonly Order[]): string =>
  listAddress('/commands', { billCode: orders.map(({ billCode }) => billCode ?? '') });

const access = commands.access.edit;
const running = 'orders.payments.running';

/**
 * Orders have been paid: today, in the way that is likely (`likelyWay`). It needs no confirmation, because
 * it can be undone, and its notice leads to the day and the way.
 */
export const pay: BulkAction<Order> = {
  verb: 'pay',
  icon: PaymentsOutlined,
  label: 'orders.payments.pay',
  running,
  done: { noticeOf: paidNotice },
  isBrief: true,
  access,
  isFor: ({ paid }) => paid === false,
  isForSome: true,
  run: {
    once: async (orders, call) => (await sending()).sendPaid(orders, call),
  },
  amendment: {
    label: 'orders.payments.change',
    by: () => notePayment,
    elsewhere: listOfThese,
  },
  undo: { by: () => withdrawPayment, of: 'changed', done: 'orders.payments.unpaid' },
};

/** Orders have not been paid after all, in the version that the user has seen. */
export const withdrawPayment: BulkAction<Order> = {
  verb: 'withdrawPayment',
  icon: UndoOutlined,
  label: 'orders.payments.unpay',
  running,
  done: 'orders.payments.unpaid',
  isBrief: true,
  access,
  isFor: ({ paid }) => paid === true,
  run: {
    once: async (orders, call) => (await sending()).sendUnpaid(orders, call),
  },
  undo: { by: () => pay, of: 'changed', done: 'orders.payments.paid' },
};

/** When and how orders were paid, whether that is noted for the first time or corrected. */
export const notePayment: BulkAction<Order> = {
  verb: 'notePayment',
  icon: EuroOutlined,
  label: 'orders.payments.note',
  running,
  done: { noticeOf: paidNotice },
  access,
  run: { screen: (props) => createElement(PaymentDialog, props) },
};

/** What a list offers for the payment of its selection, and its menu for a row. */
export const payments = [pay, withdrawPayment] as const satisfies readonly BulkAction<Order>[];
export const paymentsOfRow = [...payments, notePayment] as const;
