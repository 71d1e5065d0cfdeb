import type { Ref } from 'react';
import { destinationCity } from '../../../domain/cities/address-parts.ts';
import { isolated } from '../../i18n/languages.ts';
import { fill, plural, useLanguage } from '../language/language.ts';
import { formatDate, formatMoney } from '../language/office-formats.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import type { OwnOrder } from './own-orders.ts';

type Props = {
  order: OwnOrder;
  /** The heading of a page that shows this order alone. */
  heading?: Ref<HTMLHeadingElement>;
};

/** Which order it is, where it goes, and whether it is paid. */
export function OrderHead({ order, heading }: Props) {
  const { locale } = useLanguage();
  const texts = useOrderTexts();
  const city = order.group === 'A' ? destinationCity(order.recipient.address) : '';
  const name = (
    <>
      {texts.code.split('%{code}')[0]}
      <bdi dir="ltr">{order.code}</bdi>
    </>
  );
  return (
    <>
      <div className="order-head">
        {heading ? (
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
        ) : (
          <h3>{name}</h3>
        )}
        <PaymentTag order={order} />
      </div>
      <p>
        <strong>{order.group === 'A' ? texts.toMorocco : texts.fromMorocco}</strong>
        {city && (
          <>
            {' · '}
            <bdi>{city}</bdi>
          </>
        )}
      </p>
      <p className="muted small">
        {plural(texts.parcels, order.parcels, locale)}
        {' · '}
        {fill(texts.recipient, { name: isolated(order.recipient.name) })}
        {' · '}
        {fill(texts.placedOn, { date: formatDate(order.createdAt, locale) })}
      </p>
    </>
  );
}

function PaymentTag({ order: { isPaid, due } }: { order: OwnOrder }) {
  const { locale } = useLanguage();
  const texts = useOrderTexts();
  if (isPaid) return <span className="tag tag-good">{texts.paid}</span>;
  const isOwed = due !== undefined && Number(due) > 0;
  return (
    <span className="tag">
      {isOwed ? fill(texts.owed, { amount: formatMoney(due, locale) }) : texts.unpaid}
    </span>
  );
}
