/** Which rows of a table are on a page, and whether the table ends there. */
export type LedgerPage = { readonly from: number; readonly to: number; readonly isLast: boolean };

/**
 * Heights in points: of the heads on a page, of a row with a carried sum, and of the end of the
 * table.
 */
type Heights = {
  readonly head: number;
  readonly carry: number;
  readonly closing: number;
  /** The height available for the table on its first page and on the others. */
  readonly first: number;
  readonly later: number;
};

/**
 * Divides the rows of a table among pages. A page on which the table continues has space for the sum
 * that is carried over; at least one row is left for the page that ends the table. A first page
 * without space for a row gets none.
 */
export function ledgerPages(
  rows: readonly number[],
  { head, carry, closing, first, later }: Heights,
): readonly LedgerPage[] {
  const pages: LedgerPage[] = [];
  let at = 0;
  for (;;) {
    const from = at;
    const isFirst = pages.length === 0;
    const space = isFirst ? first : later;
    let used = head + (from > 0 ? carry : 0);
    const fits = used + sum(rows.slice(from)) + closing <= space;
    if (fits || (!isFirst && from >= rows.length - 1)) {
      return [...pages, { from, to: rows.length, isLast: true }];
    }
    while (at < rows.length - 1 && used + (rows[at] ?? 0) + carry <= space) {
      used += rows[at] ?? 0;
      at += 1;
    }
    // A row that is higher than a page gets a page of its own.
    if (at === from && !isFirst) at += 1;
    pages.push({ from, to: at, isLast: false });
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
