import type { SheetKind, SheetValue } from '../view/list-view.ts';

export type SheetColumn = { readonly label: string; readonly kind: SheetKind };

/** A table for a spreadsheet. It is plain data, so that a worker can write it. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
  /** Below the rows, in the same columns. */
  readonly sums?: readonly SheetValue[];
  readonly rightToLeft?: boolean;
};

/** How one column of a table is built from a record. */
export type SheetSource<Row> = SheetColumn & {
  readonly value: (row: Row) => SheetValue;
  /** Whether the column has a sum. */
  readonly summed?: boolean;
};

/**
 * Puts records into a table; columns with a sum have it below them, in a row that starts with a
 * label. Without such columns there is no such row.
 */
export function sheetOf<Row>(
  sources: readonly SheetSource<Row>[],
  records: readonly Row[],
  { sumLabel, ...options }: Pick<Sheet, 'name' | 'rightToLeft'> & { sumLabel: string },
): Sheet {
  const rows = records.map((record) => sources.map(({ value }) => value(record)));
  return {
    ...options,
    columns: sources.map(({ label, kind }) => ({ label, kind })),
    rows,
    ...(sources.some(({ summed }) => summed) && {
      sums: sources.map(({ summed }, at) =>
        summed ? sumOf(rows.map((row) => row[at])) : at === 0 ? sumLabel : undefined,
      ),
    }),
  };
}

/** Adds in hundredths, so that no cent and no ten grams are lost to rounding. */
const sumOf = (values: readonly SheetValue[]): number =>
  values.reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? Math.round(value * 100) : 0),
    0,
  ) / 100;
