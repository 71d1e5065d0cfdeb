import type { SampleOrder } from '../sample-orders.ts';
import type { Random } from '../vocabulary/random.ts';
import type { Did } from './order-facts.ts';
import type { Topic } from './script.ts';

const HOUR_MS = 3_600_000;

/** A topic, and when it comes up. */
export type Chapter = { readonly topic: Topic; readonly at: Date };

const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** What was asked before the order was placed. */
const question = (random: Random): Topic =>
  random.pick(['date', 'date', 'price', 'price', 'allowed', 'link']);

/** What came up with the weighing, the invoice and the payment, as far as there were any. */
function inWarehouse({ row }: SampleOrder, did: Did, random: Random): readonly Chapter[] {
  const received = did('sendToWarehouse');
  const [billed, paid] = [did('withBill'), did('paid')];
  const chapters: Chapter[] = [];
  if (received && Number(row.weight_grams) > 0) {
    chapters.push({ topic: 'weight', at: after(received, 1) });
  }
  if (received && random.chance(0.5)) {
    chapters.push({ topic: random.pick(['photo', 'address', 'voice']), at: after(received, 4) });
  }
  if (billed && row.total_cents !== null)
    chapters.push({ topic: 'invoice', at: after(billed, 0.3) });
  if (paid && received && row.total_cents !== null && random.chance(0.6)) {
    chapters.push({ topic: 'payment', at: after(paid, 0.2) });
  }
  return chapters;
}

/** What a customer and the office wrote about an order, as far as it has come, in order. */
export function storyOf(order: SampleOrder, did: Did, random: Random): readonly Chapter[] {
  const { row } = order;
  const placed = did('create') ?? new Date(String(row.created_at));
  const isBack = row.trip_group === 'B';
  const [loaded, arrived] = [did('sendToTracking'), did('finish')];
  const chapters: Chapter[] = [
    ...(random.chance(0.7) ? [{ topic: question(random), at: after(placed, -48) }] : []),
    { topic: isBack ? 'back' : 'announce', at: after(placed, -1) },
    ...(isBack ? [] : inWarehouse(order, did, random)),
  ];
  if (!isBack && !did('sendToWarehouse') && random.chance(0.6)) {
    chapters.push({ topic: random.pick(['photo', 'address', 'voice']), at: after(placed, 3) });
  }
  if (loaded) chapters.push({ topic: 'road', at: after(loaded, 24 * random.between(1, 3)) });
  if (loaded && random.chance(0.4)) chapters.push({ topic: 'voice', at: after(loaded, 74) });
  if (arrived && !isBack) chapters.push({ topic: 'arrived', at: after(arrived, 3) });
  return chapters.sort((one, other) => one.at.getTime() - other.at.getTime());
}
