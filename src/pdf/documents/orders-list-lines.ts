import type { OrdersListRow } from '../../../domain/documents/papers.ts';

/** What some orders come to. */
type Sums = {
  readonly orders: number;
  readonly unpaid: number;
  readonly packages: number;
  readonly grams: number;
};

/** A line of the list: an order with its place among all, from 0, or what the orders of a city come to. */
export type ListLine =
  | { readonly kind: 'order'; readonly row: OrdersListRow; readonly index: number }
  | { readonly kind: 'city'; readonly city: string; readonly sums: Sums };

/** What rows come to. */
export const sumsOf = (rows: readonly OrdersListRow[]): Sums => ({
  orders: rows.length,
  unpaid: rows.filter(({ paid }) => !paid).length,
  packages: rows.reduce((sum, row) => sum + row.packages, 0),
  grams: rows.reduce((sum, row) => sum + row.grams, 0),
});

/** Where another city begins, and the end. */
const endsOfCities = (rows: readonly OrdersListRow[]): readonly number[] =>
  rows.flatMap(({ city }, at) => (rows[at + 1]?.city === city ? [] : [at + 1]));

/** The lines of a list: its orders, and a subtotal after each city that has more than one of them. */
export function linesOfList(rows: readonly OrdersListRow[]): readonly ListLine[] {
  const ends = endsOfCities(rows);
  return ends.flatMap((end, at): readonly ListLine[] => {
    const start = ends[at - 1] ?? 0;
    const own = rows.slice(start, end);
    const orders = own.map((row, index) => ({ kind: 'order', row, index: start + index }) as const);
    const city = own[0]?.city ?? '';
    return own.length > 1 ? [...orders, { kind: 'city', city, sums: sumsOf(own) }] : orders;
  });
}
