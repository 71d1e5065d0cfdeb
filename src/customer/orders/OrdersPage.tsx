import { Activity, useEffect, useMemo, useRef, useState } from 'react';
import { useWhenFound } from '../../providers/use-connection.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import { OrderReview } from '../reviews/OrderReview.tsx';
import { useReviews } from '../reviews/use-reviews.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { type OwnCalls, ownCalls } from '../session/own-calls.ts';
import { useAddress } from '../use-address.ts';
import { OwnOrderCard } from './OwnOrderCard.tsx';
import { OwnOrderPage } from './OwnOrderPage.tsx';
import { addressOf, idIn, type OwnOrder, readOrders } from './own-orders.ts';
import '../style/own.css';

type Read = { orders: readonly OwnOrder[]; count: number };

/** The orders of a customer, or the one of them that the address names. */
export default function OrdersPage({ session }: { session: CustomerSession }) {
  const calls = useMemo(() => ownCalls(session), [session]);
  const orders = useOrders(calls);
  const id = idIn(useAddress());
  useReturn(id, orders.read);
  return (
    <>
      {/* Hidden, it keeps its pages and how far somebody has scrolled. */}
      <Activity mode={id === undefined ? 'visible' : 'hidden'}>
        <OrderList session={session} calls={calls} {...orders} />
      </Activity>
      {id !== undefined && (
        <OwnOrderPage
          key={id}
          id={id}
          calls={calls}
          self={session.state.read().signed?.user._id ?? ''}
          listed={orders.read?.orders.find((order) => order.id === id)}
        />
      )}
    </>
  );
}

/** Whoever comes back from an order stands where they left the list, once that is there. */
function useReturn(id: string | undefined, read: unknown): void {
  const last = useRef(id);
  const left = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is read later has the link then
  useEffect(() => {
    if (id !== last.current) left.current = id === undefined ? last.current : undefined;
    last.current = id;
    if (left.current === undefined) return;
    const link = document.querySelector(`a[href$="#${CSS.escape(addressOf(left.current))}"]`);
    if (!(link instanceof HTMLElement)) return;
    left.current = undefined;
    link.focus({ preventScroll: true });
  }, [id, read]);
}

type ListProps = ReturnType<typeof useOrders> & { session: CustomerSession; calls: OwnCalls };

/** First the orders on their way, then those that have arrived. */
function OrderList({ session, calls, read, hasFailed, isLoading, more, again }: ListProps) {
  const texts = useOrderTexts();
  if (hasFailed && !read) {
    return (
      <div className="middle">
        <p role="alert">{texts.failed}</p>
        <button type="button" className="button" onClick={again}>
          {texts.again}
        </button>
      </div>
    );
  }
  if (!read) return <p className="muted middle">{texts.loading}</p>;
  if (read.orders.length === 0) return <p className="muted middle">{texts.empty}</p>;
  const arrived = read.orders.filter(({ step }) => step === 'arrived');
  const underway = read.orders.filter(({ step }) => step !== 'arrived');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="orders" aria-label={texts.title} tabIndex={0}>
      {underway.length > 0 && <h2>{texts.underway}</h2>}
      {underway.length > 0 && (
        <ul className="order-list">
          {underway.map((order) => (
            <OwnOrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {arrived.length > 0 && <h2>{texts.older}</h2>}
      {arrived.length > 0 && <Arrived session={session} calls={calls} orders={arrived} />}
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {read.orders.length < read.count && (
        <button type="button" className="button quiet" disabled={isLoading} onClick={more}>
          {isLoading ? texts.loading : texts.more}
        </button>
      )}
    </section>
  );
}

type ArrivedProps = { session: CustomerSession; calls: OwnCalls; orders: readonly OwnOrder[] };

/** The orders that have arrived, with what their customer says of them. */
function Arrived({ session, calls, orders }: ArrivedProps) {
  const reviews = useReviews(calls);
  const self = session.state.read().signed?.user._id ?? '';
  return (
    <ul className="order-list">
      {orders.map((order) => (
        <OwnOrderCard key={order.id} order={order}>
          {reviews && (
            <OrderReview
              order={order}
              calls={calls}
              review={reviews.get(order.id)}
              draftOwner={`${self}/review/${order.id}`}
            />
          )}
        </OwnOrderCard>
      ))}
    </ul>
  );
}

function useOrders(calls: OwnCalls) {
  const [read, setRead] = useState<Read>();
  const [page, setPage] = useState({ number: 1, attempt: 0 });
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isUnmounted = false;
    setState('loading');
    readOrders(calls, page.number).then(
      (next) => {
        if (isUnmounted) return;
        setRead((before) => ({
          count: next.count,
          orders: page.number === 1 || !before ? next.orders : joined(before.orders, next.orders),
        }));
        setState('ready');
      },
      () => !isUnmounted && setState('failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [calls, page]);
  const again = () => setPage({ ...page, attempt: page.attempt + 1 });
  useWhenFound(again);
  return {
    read,
    hasFailed: state === 'failed',
    isLoading: state === 'loading',
    more: () => {
      // What failed is requested again.
      const number = state === 'failed' ? page.number : page.number + 1;
      setPage({ number, attempt: page.attempt + 1 });
    },
    again,
  };
}

/** Between two pages an order may have been placed, which shifts the others by one. */
const joined = (before: readonly OwnOrder[], next: readonly OwnOrder[]): readonly OwnOrder[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
};
