import type { OrdersListRow } from '../../../domain/documents/papers.ts';

/** The sums of some orders. */
type Sums = {
  readonly orders: number;
  readonly unpaid: number;
  readonly packages: number;
  readonly grams: number;
};

/**
 * A line of the list: an order with its position in the whole list, from 0, or the subtotal of a
 * city.
 */
export type ListLine =
  | { readonly kind: 'order'; readonly row: OrdersListRow; readonly index: number }
  | { readonly kind: 'city'; readonly city: string; readonly sums: Sums };

/** The sums of the rows. */
export const sumsOf = (rows: readonly OrdersListRow[]): Sums => ({
  orders: rows.length,
  unpaid: rows.filter(({ paid }) => !paid).length,
  packages: rows.reduce((sum, row) => sum + row.packages, 0),
  grams: rows.reduce((sum, row) => sum + row.grams, 0),
});

/** The indexes at which another city begins, and the end. */
const endsOfCities = (rows: readonly OrdersListRow[]): readonly number[] =>
  rows.flatMap(({ city }, at) => (rows[at + 1]?.city === city ? [] : [at + 1]));

/** The lines of a list: its orders, and a subtotal after each city with more than one order. */
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
