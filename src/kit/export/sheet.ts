/** What a column holds: texts, whole numbers, kilograms, euro, or days as `YYYY-MM-DD`. */
export type SheetKind = 'text' | 'whole' | 'kilograms' | 'euro' | 'day';

/** A value of a table that leaves the house; `undefined` where there is none. */
export type SheetValue = string | number | undefined;

export type SheetColumn = { readonly label: string; readonly kind: SheetKind };

/** A table for a spreadsheet. It is plain data, so that a worker can write it. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
  /** Under the rows, in the same columns. */
  readonly sums?: readonly SheetValue[];
  readonly rightToLeft?: boolean;
};

/** How one column of a table is made of a record. */
export type SheetSource<Row> = SheetColumn & {
  readonly value: (row: Row) => SheetValue;
  /** Whether the column is added up. */
  readonly summed?: boolean;
};

/** Puts records into a table; columns that are summed have their sum under them, after a word for it. */
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
    sums: sources.map(({ summed }, at) =>
      summed ? sumOf(rows.map((row) => row[at])) : at === 0 ? sumLabel : undefined,
    ),
  };
}

/** In hundredths, so that nothing is lost between cents or between tens of grams. */
const sumOf = (values: readonly SheetValue[]): number =>
  values.reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? Math.round(value * 100) : 0),
    0,
  ) / 100;
