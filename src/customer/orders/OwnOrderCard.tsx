import type { ReactNode } from 'react';
import { fill } from '../language/language.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import { OrderHead } from './OrderHead.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { addressOf, type OwnOrder } from './own-orders.ts';

type Props = {
  order: OwnOrder;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One order of a list: where it goes, how far it is, and whether it is paid. */
export function OwnOrderCard({ order, children }: Props) {
  const texts = useOrderTexts();
  return (
    <li className="order order-card">
      <OrderHead order={order} />
      <OrderSteps order={order} />
      <a
        className="order-link"
        href={`${location.pathname}#${addressOf(order.id)}`}
        aria-label={fill(texts.detailsOf, { code: order.code })}
      >
        {texts.details}
      </a>
      {children}
    </li>
  );
}
