import {
  ACCENT,
  broken,
  column,
  FAINT,
  type Piece,
  RULE,
  row,
  SOFT,
  together,
} from './elements.ts';
import { type LedgerPage, ledgerPages } from './ledger-pages.ts';
import { type Measured, NOTHING, stacked, textBlock } from './measured.ts';

/** A column of a ledger: its head, its width in points, and the alignment of its texts. */
export type LedgerColumn = {
  readonly head: string;
  readonly width: number;
  readonly isNumber: boolean;
};

export type LedgerRow = {
  readonly cells: readonly string[];
  readonly cents: number;
  /** Smaller, below all cells but the first. */
  readonly note?: string;
};

type LedgerLook = { readonly size: number; readonly gap: number };
const ROOMY: LedgerLook = { size: 9.5, gap: 2.5 };
const CLOSE: LedgerLook = { size: 9, gap: 1.25 };

export type Ledger = {
  readonly columns: readonly LedgerColumn[];
  readonly rows: readonly LedgerRow[];
  /** What follows the last row, on the same page. */
  readonly closing: Measured;
  /** Height available for the table on its first page and on the others, in points. */
  readonly space: { readonly first: number; readonly later: number };
  /**
   * Captions of the sum carried over to the next page, and of the sum brought from the previous
   * one.
   */
  readonly carried: { readonly to: string; readonly from: string };
  readonly amount: (cents: number) => string;
  /** Whether words that are wider than their column are divided with a hyphen; by default they are. */
  readonly hasHyphens?: boolean;
  /** Whether the rows stand closer together; by default they do if that saves a second page. */
  readonly isClose?: boolean;
};

const PADDING = 4;
const RULE_WIDTH = 0.5;
const SMALL = 8.5;
const NOTE = 7.5;

type Planned = Ledger & { readonly look: LedgerLook };

/**
 * A table of amounts whose pages are planned: each has the heads, and where the table continues,
 * the sum so far is carried over. The end of the table is never on a page without a row. Rows are set
 * closer together if that is enough to stay on one page.
 */
export function ledger(content: Ledger): readonly Piece[] {
  const plan = planOf(content);
  const rows = measuredRows(plan);
  return pagesOf(plan).flatMap((page, at) =>
    page.from === page.to && !page.isLast ? [] : [drawn(plan, rows, page, at > 0)],
  );
}

/**
 * Where a ledger ends: on how many pages it stands, the one on which it begins included, and the height
 * that is left below it on the last of them, in points.
 */
export function endOf(content: Ledger): { readonly pages: number; readonly left: number } {
  const plan = planOf(content);
  const pages = pagesOf(plan);
  const { from = 0, to = 0 } = pages.at(-1) ?? {};
  const above =
    headOf(plan).height + (from > 0 ? carriedRow(plan, plan.carried.from, 0).height : 0);
  const rows = stacked({}, ...measuredRows(plan).slice(from, to)).height;
  const space = pages.length > 1 ? plan.space.later : plan.space.first;
  return { pages: pages.length, left: Math.max(0, space - above - rows - plan.closing.height) };
}

function planOf(content: Ledger): Planned {
  const close = { ...content, look: CLOSE };
  const roomy = { ...content, look: ROOMY };
  const isClose = content.isClose ?? (isOnOnePage(close) && !isOnOnePage(roomy));
  return isClose ? close : roomy;
}

/** Whether a ledger fits on the page on which it begins. */
const isOnOnePage = (plan: Planned): boolean => pagesOf(plan).length === 1;

const pagesOf = (plan: Planned): readonly LedgerPage[] =>
  ledgerPages(
    measuredRows(plan).map(({ height }) => height),
    {
      head: headOf(plan).height,
      carry: carriedRow(plan, plan.carried.to, 0).height,
      closing: plan.closing.height,
      ...plan.space,
    },
  );

function drawn(plan: Planned, rows: readonly Measured[], page: LedgerPage, breaks: boolean): Piece {
  const sumTo = (end: number) => plan.rows.slice(0, end).reduce((sum, { cents }) => sum + cents, 0);
  const place = breaks ? broken : together;
  return place(
    {},
    headOf(plan).piece,
    page.from === 0 ? null : carriedRow(plan, plan.carried.from, sumTo(page.from)).piece,
    ...rows.slice(page.from, page.to).map(({ piece }) => piece),
    page.isLast ? plan.closing.piece : carriedRow(plan, plan.carried.to, sumTo(page.to)).piece,
  );
}

/** Cells beside each other, each as wide as its column. */
function cells(
  columns: readonly LedgerColumn[],
  texts: readonly string[],
  look: { readonly size: number; readonly weight?: 700; readonly hasHyphens?: boolean },
): Measured {
  const pieces = columns.map(({ width, isNumber }, at) =>
    textBlock(texts[at] ?? '', {
      width,
      padding: PADDING,
      ...look,
      align: isNumber ? 'right' : 'left',
    }),
  );
  return {
    piece: row({}, ...columns.map(({ width }, at) => column({ width }, pieces[at]?.piece ?? null))),
    height: Math.max(...pieces.map(({ height }) => height)),
  };
}

function headOf({ columns, hasHyphens }: Ledger): Measured {
  const heads = cells(
    columns,
    columns.map(({ head }) => head),
    { size: SMALL, weight: 700, hasHyphens },
  );
  const style = { backgroundColor: FAINT, borderBottomWidth: 1, borderColor: ACCENT };
  return {
    piece: column({ ...style, paddingVertical: 4 }, heads.piece),
    height: heads.height + 9,
  };
}

const measuredRows = ({
  columns,
  rows,
  hasHyphens,
  look: { size, gap },
}: Planned): readonly Measured[] =>
  rows.map(({ cells: texts, note = '' }) => {
    const own = stacked({}, cells(columns, texts, { size, hasHyphens }), noted(columns, note));
    const style = { borderBottomWidth: RULE_WIDTH, borderColor: RULE, paddingVertical: gap };
    return { piece: column(style, own.piece), height: own.height + 2 * gap + RULE_WIDTH };
  });

/** The note on a row below its cells, from the second column on. */
function noted([first, ...others]: readonly LedgerColumn[], note: string): Measured {
  if (note === '') return NOTHING;
  const width = others.reduce((sum, each) => sum + each.width, 0);
  const lines = textBlock(note, { width, padding: PADDING, size: NOTE, color: SOFT });
  return { ...lines, piece: row({}, column({ width: first?.width ?? 0 }), lines.piece) };
}

/** The sum so far, below the last row of a page or above the first row of the next. */
function carriedRow({ columns, amount }: Ledger, caption: string, cents: number): Measured {
  const width = columns.reduce((sum, each) => sum + each.width, 0);
  const look = { size: SMALL, weight: 700, color: SOFT, padding: PADDING } as const;
  const last = columns.at(-1)?.width ?? 0;
  const [lines, sum] = [
    textBlock(caption, { ...look, width: width - last, align: 'right' }),
    textBlock(amount(cents), { ...look, width: last, align: 'right' }),
  ];
  return {
    piece: row(
      { paddingVertical: 3, borderBottomWidth: RULE_WIDTH, borderColor: RULE },
      lines.piece,
      sum.piece,
    ),
    height: Math.max(lines.height, sum.height) + 6 + RULE_WIDTH,
  };
}
