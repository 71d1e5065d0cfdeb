import { useEffect, useState } from 'react';
import { useTexts } from '../language/language.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { OwnOrderCard } from './OwnOrderCard.tsx';
import { type OwnOrder, readOrders } from './own-orders.ts';

type Read = { orders: readonly OwnOrder[]; count: number };

/** The orders of a customer: first those on their way, then those that have arrived. */
export default function OrdersPage({ session }: { session: CustomerSession }) {
  const { orders: texts } = useTexts();
  const { read, hasFailed, isLoading, more, again } = useOrders(session);
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
      <Orders orders={underway} />
      {arrived.length > 0 && <h2>{texts.older}</h2>}
      <Orders orders={arrived} />
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {read.orders.length < read.count && (
        <button type="button" className="button quiet" disabled={isLoading} onClick={more}>
          {isLoading ? texts.loading : texts.more}
        </button>
      )}
    </section>
  );
}

const Orders = ({ orders }: { orders: readonly OwnOrder[] }) => (
  <ul className="order-list">
    {orders.map((order) => (
      <OwnOrderCard key={order.id} order={order} />
    ))}
  </ul>
);

function useOrders(session: CustomerSession) {
  const [read, setRead] = useState<Read>();
  const [page, setPage] = useState({ number: 1, turn: 0 });
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    setState('loading');
    readOrders(session, page.number).then(
      (next) => {
        if (isGone) return;
        setRead((before) => ({
          count: next.count,
          orders: page.number === 1 || !before ? next.orders : joined(before.orders, next.orders),
        }));
        setState('ready');
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [session, page]);
  return {
    read,
    hasFailed: state === 'failed',
    isLoading: state === 'loading',
    more: () => {
      // What failed is asked for again.
      const number = state === 'failed' ? page.number : page.number + 1;
      setPage({ number, turn: page.turn + 1 });
    },
    again: () => setPage({ ...page, turn: page.turn + 1 }),
  };
}

/** Between two pages an order may have been placed, which moves the others by one. */
const joined = (before: readonly OwnOrder[], next: readonly OwnOrder[]): readonly OwnOrder[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
};
