import { useEffect, useRef, useState } from 'react';
import { statusOf } from '../../providers/call-error.ts';
import { useWhenFound } from '../../providers/use-connection.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import { OrderReview } from '../reviews/OrderReview.tsx';
import { useReviews } from '../reviews/use-reviews.ts';
import type { OwnCalls } from '../session/own-calls.ts';
import { Documents } from './Documents.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { type OrderDetails, readDetails } from './order-details.ts';
import { type OwnOrder, readOrder } from './own-orders.ts';
import { Parcels } from './Parcels.tsx';
import { Payment } from './Payment.tsx';
import '../style/own-order.css';

type Props = {
  id: string;
  calls: OwnCalls;
  /** Id of the customer. */
  self: string;
  /** The order as the list has it, if it is there. */
  listed: OwnOrder | undefined;
};

/** One order of a customer: its steps with their dates, its payment, parcels and documents. */
export function OwnOrderPage({ id, calls, self, listed }: Props) {
  const texts = useOrderTexts();
  const { read, state, again } = useOrder(id, calls);
  const order = read?.order ?? listed;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="orders own-order" aria-label={texts.title} tabIndex={0}>
      <a className="back" href="#orders">
        {texts.back}
      </a>
      {order && state !== 'missing' && <Summary order={order} />}
      {state === 'missing' && <p role="alert">{texts.missing}</p>}
      {state === 'loading' && <p className="muted">{texts.loading}</p>}
      {state === 'failed' && (
        <div>
          <p role="alert">{texts.detailsFailed}</p>
          <button type="button" className="button" onClick={again}>
            {texts.again}
          </button>
        </div>
      )}
      {read && <Parts calls={calls} {...read} />}
      {read?.order.step === 'arrived' && <Review order={read.order} calls={calls} self={self} />}
    </section>
  );
}

/** What they say of an order that has arrived, here as in the list. */
function Review({ order, calls, self }: { order: OwnOrder } & Pick<Props, 'calls' | 'self'>) {
  const reviews = useReviews(calls);
  if (!reviews) return null;
  return (
    <div className="order">
      <OrderReview
        order={order}
        calls={calls}
        review={reviews.get(order.id)}
        draftOwner={`${self}/review/${order.id}`}
      />
    </div>
  );
}

/** Whoever opens an order begins to read at its number. */
function Summary({ order }: { order: OwnOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="order">
      <OrderHead order={order} heading={heading} />
    </div>
  );
}

type Read = { readonly order: OwnOrder; readonly details: OrderDetails | undefined };

/** A back end that says no more than the list shows how far the order is. */
function Parts({ calls, order, details }: Read & { calls: OwnCalls }) {
  return (
    <div className="own-order-parts">
      <OrderTimeline order={order} since={details?.since} />
      {details && (
        <>
          <Payment payment={details.payment} />
          <Parcels parcels={details.parcels} />
          <Documents calls={calls} order={order} documents={details.documents} />
        </>
      )}
    </div>
  );
}

function useOrder(id: string, calls: OwnCalls) {
  const [read, setRead] = useState<Read>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let isUnmounted = false;
    setState('loading');
    Promise.all([readOrder(calls, id), readDetails(calls, id)]).then(
      ([order, details]) => {
        if (isUnmounted) return;
        setRead({ order, details });
        setState('ready');
      },
      (error) => !isUnmounted && setState(statusOf(error) === 404 ? 'missing' : 'failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [calls, id, attempt]);
  const again = () => setAttempt(attempt + 1);
  useWhenFound(again);
  return { read, state, again };
}
