import { lazy, type ReactNode, Suspense, useId } from 'react';
import { fromCents } from '../../../domain/money.ts';
import { dueCentsOf } from '../../../domain/orders/balance.ts';
import type { WayToPay } from '../../../domain/orders/payment.ts';
import { useLanguage } from '../language/language.ts';
import { formatDate, formatMoney } from '../language/office-formats.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import type { OwnPayment } from './order-details.ts';

const Transfer = lazy(() => import('./Transfer.tsx'));

/** What an order costs, what has been paid of it, when and how, and what is still to pay. */
export function Payment({ payment }: { payment: OwnPayment }) {
  const { locale } = useLanguage();
  const texts = useOrderTexts();
  const { payment: labels } = texts;
  const titleId = useId();
  const { price, deposit, due, isPaid, announced } = payment;
  const hasDeposit = Number(deposit) > 0;
  const rest = dueCentsOf({ priceTotal: price, deposit });
  return (
    <section className="order" aria-labelledby={titleId}>
      <h3 id={titleId}>{labels.title}</h3>
      {!price && !isPaid && <p className="muted">{labels.unpriced}</p>}
      <dl className="facts">
        {price && <Fact label={labels.price}>{formatMoney(price, locale)}</Fact>}
        {hasDeposit && (
          <Fact label={labels.deposit}>
            {formatMoney(deposit, locale)}
            <WhenAndHow on={payment.depositOn} via={payment.depositVia} />
          </Fact>
        )}
        {isPaid && (
          <Fact label={labels.paid}>
            {rest !== undefined && formatMoney(fromCents(rest), locale)}
            <WhenAndHow on={payment.paidOn} via={payment.paidVia} />
          </Fact>
        )}
        {!isPaid && due && (
          <Fact label={labels.due} isStrong>
            {formatMoney(due, locale)}
          </Fact>
        )}
        {!isPaid && announced && <Fact label={labels.agreed}>{labels.ways[announced]}</Fact>}
      </dl>
      {!isPaid && payment.transfer && (
        <Suspense fallback={null}>
          <Transfer transfer={payment.transfer} due={due} />
        </Suspense>
      )}
    </section>
  );
}

type FactProps = { label: string; isStrong?: boolean; children: ReactNode };

function Fact({ label, isStrong = false, children }: FactProps) {
  return (
    <div className={isStrong ? 'fact strong' : 'fact'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The day and the way of a payment, as far as they were noted. */
function WhenAndHow({ on, via }: { on: string; via: WayToPay | undefined }) {
  const { locale } = useLanguage();
  const { payment } = useOrderTexts();
  const parts = [on && formatDate(on, locale), via && payment.ways[via]].filter(Boolean);
  return parts.length > 0 && <span className="muted small">{parts.join(' · ')}</span>;
}
