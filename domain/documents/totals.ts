/** The parts of an invoice line that count, in grams and cents; `null` if nothing is entered. */
type CountedLine = { readonly grams: number | null; readonly cents: number | null };

export type InvoiceTotals = {
  readonly grams: number;
  /** The sum of the lines, in cents. */
  readonly linesCents: number;
  /** Lines and further charges ('Weitere Berechnung'), in cents: the computed 'Gesamtbetrag'. */
  readonly totalCents: number;
};

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** Adds up an invoice in grams and cents, so that no fraction is lost. */
export function invoiceTotals(
  lines: readonly CountedLine[],
  extraCents: number | null,
): InvoiceTotals {
  const linesCents = sum(lines.map(({ cents }) => cents));
  return {
    grams: sum(lines.map(({ grams }) => grams)),
    linesCents,
    totalCents: linesCents + (extraCents ?? 0),
  };
}

type DeclaredTotals = {
  readonly count: number;
  /** Value of all declared goods, in cents. */
  readonly valueCents: number;
  /** Net weight of those that were weighed, in grams. */
  readonly grams: number;
};

type DeclaredLine = {
  readonly count: number | null;
  readonly cents: number | null;
  readonly grams?: number | null;
};

/** Adds up a declaration: pieces, value in cents, net weight in grams. */
export const declaredTotals = (lines: readonly DeclaredLine[]): DeclaredTotals => ({
  count: sum(lines.map(({ count }) => count)),
  valueCents: sum(lines.map(({ cents }) => cents)),
  grams: sum(lines.map(({ grams = null }) => grams)),
});
