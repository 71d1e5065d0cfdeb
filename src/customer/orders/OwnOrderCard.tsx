import type { ReactNode } from 'react';
import { destinationCity } from '../../../domain/cities/address-parts.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatDate, formatMoney } from '../language/formats.ts';
import { fill, plural, useLanguage } from '../language/language.ts';
import { OrderSteps } from './OrderSteps.tsx';
import type { OwnOrder } from './own-orders.ts';

type Props = {
  order: OwnOrder;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One order: where it goes, how far it is, and whether it is paid. */
export function OwnOrderCard({ order, children }: Props) {
  const { texts, locale } = useLanguage();
  const { orders } = texts;
  const city = order.group === 'A' ? destinationCity(order.recipient.address) : '';
  return (
    <li className="order">
      <div className="order-head">
        <h3>
          {orders.code.split('%{code}')[0]}
          <bdi dir="ltr">{order.code}</bdi>
        </h3>
        <Payment order={order} />
      </div>
      <p>
        <strong>{order.group === 'A' ? orders.toMorocco : orders.fromMorocco}</strong>
        {city && (
          <>
            {' · '}
            <bdi>{city}</bdi>
          </>
        )}
      </p>
      <p className="muted small">
        {plural(orders.parcels, order.parcels, locale)}
        {' · '}
        {fill(orders.recipient, { name: isolated(order.recipient.name) })}
        {' · '}
        {fill(orders.placedOn, { date: formatDate(order.createdAt, locale) })}
      </p>
      <OrderSteps order={order} />
      {children}
    </li>
  );
}

function Payment({ order: { isPaid, due } }: { order: OwnOrder }) {
  const { texts, locale } = useLanguage();
  if (isPaid) return <span className="tag tag-good">{texts.orders.paid}</span>;
  const isOwed = due !== undefined && Number(due) > 0;
  return (
    <span className="tag">
      {isOwed ? fill(texts.orders.owed, { amount: formatMoney(due, locale) }) : texts.orders.unpaid}
    </span>
  );
}
